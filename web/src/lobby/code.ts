/** The code of a table or an evening in whatever somebody typed or pasted: the code, or the whole link. */
export function codeIn(typed: string): string {
  const link = /\/(?:t|evening)\/([^/?#]*)/.exec(typed);
  return (link?.[1] ?? typed).replace(/[\s-]/g, '').toUpperCase();
}
