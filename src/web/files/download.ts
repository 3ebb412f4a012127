/** A browser may begin to read it a while after it was asked to. */
const keptMs = 60_000;

/** Hands a file to the browser, to be saved. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
