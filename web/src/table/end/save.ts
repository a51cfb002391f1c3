/** Hand a text or a picture to the player as a file. */
export function save(name: string, what: string | Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(typeof what === 'string' ? new Blob([what], { type: 'text/plain' }) : what);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
