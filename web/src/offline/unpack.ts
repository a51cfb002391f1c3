/** How the server is packed. Python unpacks it: browsers cannot, and any other way it would be half as large again. */
export const SERVER = 'server.zip.xz';

export const UNPACK = `
import io, lzma, pathlib, sysconfig, zipfile
packed = pathlib.Path('/${SERVER}')
zipfile.ZipFile(io.BytesIO(lzma.decompress(packed.read_bytes()))).extractall(sysconfig.get_paths()['purelib'])
packed.unlink()
`;
