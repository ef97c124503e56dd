/** Every sentence of the field for a join code and of the check beside it. */
export const joinCodeTexts = {
  label: "Join code",
  hint: "Your companions enter it to join: PARIS2025, BEACHWEEK, FAMILYTRIP.",
  check: "Check availability",
  suggest: "Suggest a code",
  checking: "Checking…",
  available: "Code is available!",
  taken: "Code already taken.",
  failed: "Error checking code.",
};
