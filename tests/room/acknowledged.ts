import { readFrame } from "#party/frames/frame-policy";
import { stateRequest } from "#party/frames/sync-frames";
import type { Companion } from "../fixtures/companion";

/** Waits until the room has answered a question asked now: what was sent before it is kept. */
export async function acknowledged(companion: Companion): Promise<void> {
  const question = stateRequest(companion.document);
  const answered = new Promise<void>((resolve) => {
    const listen = ({ data }: MessageEvent<ArrayBuffer>) => {
      if (readFrame(new Uint8Array(data)).kind !== "document-update" || new Uint8Array(data)[1] !== 1) return;
      companion.provider.ws?.removeEventListener("message", listen);
      resolve();
    };
    companion.provider.ws?.addEventListener("message", listen);
  });
  companion.send(new Uint8Array(question));
  await answered;
}
