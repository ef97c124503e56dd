/** What a companion's picture says of them to those who do not see it. */
export const avatarTexts = { present: (name: string) => `${name}, here now` };
