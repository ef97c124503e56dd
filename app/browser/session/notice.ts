import * as z from "zod/mini";
import { stored } from "../storage/stored-keys";
import { storedValue } from "../storage/stored-value";

const notice = storedValue({ ...stored.notice, shape: z.string() });

/** Leaves a sentence for the next screen to show once. */
export const leaveNotice = (sentence: string): void => notice.write(sentence);

/** The sentence that the last screen left, once. Take it in a `clientLoader`: an effect may run twice. */
export function takeNotice(): string | null {
  const sentence = notice.read();
  if (sentence !== null) notice.remove();
  return sentence;
}
