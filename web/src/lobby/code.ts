/** The code of a table in whatever somebody typed or pasted: the code, or the whole link. */
export function codeIn(typed: string): string {
  const link = /\/t\/([^/?#]*)/.exec(typed);
  return (link?.[1] ?? typed).replace(/[\s-]/g, '').toUpperCase();
}
