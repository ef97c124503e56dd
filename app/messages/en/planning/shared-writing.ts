import { formatList, plural } from "~/messages/formats";

/** What is said where everyone writes in the same words. */
export const sharedWritingTexts = {
  writingHere: (names: readonly string[]) =>
    `${formatList(names)} ${plural(names.length, { one: "is", other: "are" })} writing here.`,
  sharedNow: "Everyone sees it as you write.",
  keptHere: "Kept on this device. It goes out when the connection is back.",
  undoMine: "Undo my last change",
  redoMine: "Redo my change",
};
