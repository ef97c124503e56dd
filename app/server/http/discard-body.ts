import { MAX_ROOM_BODY_BYTES } from "~/domain/forms/limits";

/** Four times what any call takes; whoever sends more than that has to open another connection. */
const MOST_BYTES = 4 * MAX_ROOM_BODY_BYTES;

/**
 * Reads what a refused request still sends, and keeps nothing of it. A server that answers and hangs up while its caller is sending resets
 * the connection: the caller may never read the answer, and its next call, sent on the same connection, fails too.
 */
export async function discardBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done && bytes <= MOST_BYTES; part = await reader.read())
    bytes += part.value.byteLength;
}
