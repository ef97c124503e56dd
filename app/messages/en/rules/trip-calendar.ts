/** What a calendar's entry says besides the plan. */
export const calendarTexts = {
  ticket: "Needs a ticket.",
  suggested: "The hours are a suggestion: a part of the day, not an appointment. Check opening times.",
};
