/** Work in step with frames. Whoever measures after somebody else has drawn makes the browser lay out everything again. */

type Draw = () => void;
type Measure = () => Draw | void;

const measures = new Set<Measure>();

function run(): void {
  const now = [...measures];
  measures.clear();
  // All measure before the first of them draws.
  const draws = now.map((measure) => measure());
  for (const draw of draws) draw?.();
}

/** In the next frame, measure something and then draw what it returns; returns how to cancel it. */
export function inFrame(measure: Measure): () => void {
  if (measures.size === 0) requestAnimationFrame(run);
  measures.add(measure);
  return () => void measures.delete(measure);
}

/** Call something after the next frame is drawn, so that the frame need not wait for it; returns how to cancel it. */
export function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(call)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
