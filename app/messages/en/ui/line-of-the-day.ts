/** What the line of the day says beside its stops. */
export const lineTexts = {
  label: "The line of the day",
  done: ", done",
  here: "You are here",
  toNext: " to the next stop",
};
