/** Characters handed to `fromCharCode` at once; a longer call overflows the stack. */
const STRETCH = 8_192;

/** Bytes as base64 text, for JSON. */
export function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += STRETCH) binary += String.fromCharCode(...bytes.subarray(at, at + STRETCH));
  return btoa(binary);
}

/** The inverse. @throws when the text is not base64. */
export function fromBase64(text: string): Uint8Array {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** The bytes of a text that somebody else sent; null when it is not base64. */
export function readBase64(text: string): Uint8Array | null {
  try {
    return fromBase64(text);
  } catch {
    return null; // atob throws on what it cannot read
  }
}
