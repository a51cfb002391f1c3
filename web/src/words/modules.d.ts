declare module 'virtual:words/*' {
  /** Fluent messages. */
  const source: string;
  export default source;
}
