import { readText, removeText, writeText } from "../storage/stored-text";

const NOTICE_KEY = "notice";

/** Leaves a sentence for the next screen to show once. */
export const leaveNotice = (sentence: string): void => writeText(NOTICE_KEY, sentence, "session");

/** The sentence that the last screen left, once. Take it in a `clientLoader`: an effect may run twice. */
export function takeNotice(): string | null {
  const sentence = readText(NOTICE_KEY, "session");
  if (sentence !== null) removeText(NOTICE_KEY, "session");
  return sentence;
}
