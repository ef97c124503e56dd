import * as z from "zod/mini";
import { COPIED_KEY } from "../api/hydrate";
import { readText } from "../storage/stored-text";

const copiedShape = z.object({ at: z.number(), tripId: z.nullable(z.string()), days: z.number() });

/** When the local copy was last brought up to date (milliseconds since 1970), of which trip, and how many planned days the server had; null when it never was. */
export function readCopied(): z.output<typeof copiedShape> | null {
  try {
    return copiedShape.safeParse(JSON.parse(readText(COPIED_KEY) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
