/** The browser needs the address until it has begun to write; in milliseconds. */
const KEEP_MS = 60_000;

/** Gives the traveller a file, saved by the browser like any download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
