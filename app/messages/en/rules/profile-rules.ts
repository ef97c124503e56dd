/** What a profile still needs. */
export const profileRuleTexts = {
  firstName: "Please enter your first name.",
  lastName: "Please enter your last name.",
  hometownCity: "Please enter your home city.",
  state: "Please choose your state, or enter your region.",
  name: "Please enter your name.",
};
