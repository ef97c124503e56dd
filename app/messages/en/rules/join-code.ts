/** What is wrong with a join code (SPEC section 5). */
export const joinCodeTexts = {
  tooShort: (least: number) => `Please enter at least ${least} characters.`,
  tooLong: (most: number) => `Please enter at most ${most} characters.`,
  otherSigns: "Please use only letters A to Z, digits and hyphens.",
};
