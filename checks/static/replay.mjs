// Plays games with the parts of a build, as a browser would, and prints what came of them.
// Usage: node replay.mjs FOLDER PYODIDE_FOLDER < PROGRAM; the program says what to play.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Mind } from '../../web/src/offline/mind.ts';
import { SERVER, unpacked, writeFiles } from '../../web/src/offline/unpack.ts';

const [folder, pyodide] = process.argv.slice(2);
const part = (name) => new Uint8Array(readFileSync(join(folder, name)));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${pyodide}/`, stdLibURL: join(folder, 'python_stdlib.zip') });
writeFiles(python, unpacked(python, part(SERVER)));
const mind = await Mind.load(new Uint8Array(gunzipSync(part('mind.wasm.gz'))));
python.globals.set('mind', mind);
const program = await text(process.stdin);
process.stdout.write(python.runPython(program), () => process.exit(0));
