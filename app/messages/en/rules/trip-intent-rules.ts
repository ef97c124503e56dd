/** What the trip intent still needs, to SPEC's letter (section 5). */
export const intentRuleTexts = {
  empty: "Please fill in something first",
  hints: {
    priorities: "Select at least one priority",
    vibes: "Select at least one vibe",
    mobility: "Select your mobility preference",
    travelPace: "Select your travel pace",
  },
};
