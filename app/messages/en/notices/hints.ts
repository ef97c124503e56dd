import { counted } from "~/messages/formats";

/** What stands around the hints; what they say themselves is in `findings`. */
export const hintTexts = {
  count: (hints: number): string => counted(hints, { one: "thing to know", other: "things to know" }),
  day: (day: number): string => `, day ${day}`,
  hide: (title: string): string => `Hide: ${title}`,
  take: (time: string): string => `Set to ${time}`,
  takeFor: (label: string, title: string): string => `${label}: ${title}`,
  taken: (title: string, time: string): string => `${title} is set to ${time}.`,
  hidden: "Hidden, on this device alone.",
  beforeSaving: "Good to know before you save",
};
