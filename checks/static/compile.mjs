// Compiles all modules with the Python that will run them, so that no browser has to.
// Usage: node compile.mjs PYODIDE_FOLDER BUNDLE WHEEL... TARGET_FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, bundle, ...rest] = process.argv.slice(2);
const target = rest.pop();
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${folder}/`, packages: [] });
const bytes = (path) => new Uint8Array(readFileSync(path)).buffer;
python.unpackArchive(bytes(bundle), 'zip', { extractDir: '/server' });
for (const wheel of rest) python.unpackArchive(bytes(wheel), 'wheel', { extractDir: '/server' });
python.runPython(readFileSync(new URL('compile_all.py', import.meta.url), 'utf-8'));
for (const name of ['server.zip', 'python_stdlib.zip']) writeFileSync(join(target, name), python.FS.readFile(`/${name}`));
process.exit(0);
