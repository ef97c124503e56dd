/** What is wrong with a field of a call, where no rule of its own says more. */
export const fieldTexts = {
  required: "This is required.",
  id: "Not an id.",
  email: "Please enter a valid email.",
  date: "Please give a date as YYYY-MM-DD.",
};
