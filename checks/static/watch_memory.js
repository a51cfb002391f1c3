// Evaluated in a worker before it loads WebAssembly: notes every memory, so that their size can be asked for.
() => {
  const memories = new Set();
  const note = ({ instance, module, ...rest }) => {
    for (const one of Object.values(instance.exports)) if (one instanceof WebAssembly.Memory) memories.add(one);
    return { instance, module, ...rest };
  };
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const made = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      for (const space of Object.values(given[1] ?? {})) {
        for (const one of Object.values(space)) if (one instanceof WebAssembly.Memory) memories.add(one);
      }
      const found = await made.apply(WebAssembly, given);
      return found instanceof WebAssembly.Instance ? note({ instance: found }).instance : note(found);
    };
  }
  self.heap = () => [...memories].map((one) => one.buffer.byteLength);
}
