import { MAX_ROOM_BODY_BYTES } from "~/domain/forms/limits";

/** Four times what any call takes; whoever sends more than that has to open another connection. */
const MOST_BYTES = 4 * MAX_ROOM_BODY_BYTES;

/** Long enough for that much on a slow line that sends at all; whoever dawdles has their answer after it. */
const MOST_MS = 5_000;

/**
 * Reads what a request still sends that nobody asked for, and keeps nothing of it. A server that answers and hangs up while its caller is sending
 * resets the connection: the caller may never read the answer, and its next call, sent on the same connection, fails too.
 */
export async function discardBody({ body }: Request, mostMs = MOST_MS): Promise<void> {
  if (!body || body.locked) return;
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<"time is up">((resolve) => {
    timer = setTimeout(() => resolve("time is up"), mostMs);
  });
  try {
    for (let bytes = 0; bytes <= MOST_BYTES;) {
      const part = await Promise.race([reader.read(), timeIsUp]);
      if (part === "time is up" || part.done) return;
      bytes += part.value.byteLength;
    }
  } finally {
    clearTimeout(timer);
  }
}
