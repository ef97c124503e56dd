import { formatList, plural } from "~/messages/formats";

/** What is said where a block's words are written by hand, as a draft or together. */
export const byHandTexts = {
  byHand: "Write it myself",
  title: "Title",
  titleMissing: "A block needs a title.",
  description: "Description",
  alsoHere: (names: readonly string[]) =>
    `${formatList(names)} ${plural(names.length, { one: "has", other: "have" })} this block open too.`,
  yourOther: "Your other device",
};
