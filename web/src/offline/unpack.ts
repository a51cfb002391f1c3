/** How the server is packed. Python unpacks it: browsers cannot, and any other way it would be half as large again. */
export const SERVER = 'server.zip.xz';

/** By way of a file and not in one piece, because the memory of WebAssembly never becomes smaller again. */
export const UNPACK = `
import lzma, pathlib, shutil, sysconfig, zipfile
packed, archive = pathlib.Path('/${SERVER}'), pathlib.Path('/server.zip')
with lzma.open(packed) as source, archive.open('wb') as target:
    shutil.copyfileobj(source, target)
packed.unlink()
with zipfile.ZipFile(archive) as server:
    server.extractall(sysconfig.get_paths()['purelib'])
archive.unlink()
`;
