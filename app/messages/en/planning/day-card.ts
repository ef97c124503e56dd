/** What a day's card says beside the plan itself. */
export const dayCardTexts = {
  title: (day: number) => `Day ${day}`,
  line: (day: number) => `The line of day ${day}`,
  read: (day: number) => `Read day ${day}`,
  inFull: (day: number) => `Day ${day} in full`,
};
