import { counted } from "~/messages/formats";

/** The countdown of the Trip Hub, to SPEC's letter (section 4, countdown). */
export const countdownTexts = {
  ahead: (days: number, city: string) => `${counted(days, { one: "day", other: "days" })} until your trip to ${city}!`,
  today: (city: string) => `Your trip to ${city} starts today`,
  underway: (city: string) => `Your trip to ${city} is in progress`,
};
