/** The code of a table, an evening or a club in whatever somebody typed or pasted: the code, or the whole link. */
export function codeIn(typed: string): string {
  const link = /\/(?:t|evening|club)\/([^/?#]*)/.exec(typed);
  return (link?.[1] ?? typed).replace(/[\s-]/g, '').toUpperCase();
}
