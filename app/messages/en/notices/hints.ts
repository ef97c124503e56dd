import { counted } from "~/messages/formats";

/** What stands around the hints; what they say themselves is in `findings`. */
export const hintTexts = {
  count: (hints: number): string => counted(hints, { one: "thing to know", other: "things to know" }),
  day: (day: number): string => `, day ${day}`,
  hide: (title: string): string => `Hide: ${title}`,
  hidden: "Hidden, on this device alone.",
  beforeSaving: "Good to know before you save",
};
