/** Giving the trip another join code. */
export const changeCodeTexts = {
  newCode: "New join code",
  saveCode: "Change the Code",
  keepCode: "Keep the old one",
  codeFirst: "It can be changed once the new code is found to be free.",
  sameCode: "That is the code the trip has now.",
  askCode: (code: string) => `Change the code to ${code}?`,
  codeMeans: (old: string) =>
    `${old} stops working at once, also in invitations that you have sent. Whoever is on the trip stays on it.`,
  codeChanged: (code: string) => `The code is ${code} now. The old one opens nothing any more.`,
};
