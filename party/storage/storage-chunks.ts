/** The most bytes under one key of room storage; its own limit is 128 KiB. */
export const CHUNK_BYTES = 120_000;

/** Cuts bytes into pieces that each fit under one key; at least one piece. */
export function toChunks(bytes: Uint8Array): Uint8Array[] {
  const count = Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES));
  return Array.from({ length: count }, (_, index) => bytes.slice(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES));
}

/** The inverse of `toChunks`. */
export function fromChunks(chunks: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
