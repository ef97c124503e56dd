/** Characters handed to `fromCharCode` at once; a longer call overflows the stack. */
const STRETCH = 8_192;

/** Bytes as base64 text, for JSON. */
export function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += STRETCH) binary += String.fromCharCode(...bytes.subarray(at, at + STRETCH));
  return btoa(binary);
}

/** The inverse. @throws when the text is not base64. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
