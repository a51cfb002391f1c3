// Runs a program with the parts of a build, in a worker as the game's own: see host.py.
import { fetchParts } from '../../web/src/offline/parts';
import { loadMind, startPython } from '../../web/src/offline/python';

async function run(folder: string, program: string): Promise<string> {
  const { held: parts } = await fetchParts(folder, () => Promise.resolve(true), () => undefined);
  const python = await startPython(folder, parts);
  python.globals.set('mind', await loadMind(parts));
  return (await python.runPythonAsync(program)) as string;
}

onmessage = ({ data }: MessageEvent<{ folder: string; program: string }>) => {
  run(data.folder, data.program).then(
    (answer) => postMessage({ answer }),
    (error: unknown) => postMessage({ error: String(error) }),
  );
};
