/** One of several answers: its value alone where that is also its label, or value, label and a line of help. */
export type Choice = string | { value: string; label: string; hint?: string };

/** The long form of a choice. */
export const choiceOf = (choice: Choice): { value: string; label: string; hint?: string } =>
  typeof choice === "string" ? { value: choice, label: choice } : choice;
