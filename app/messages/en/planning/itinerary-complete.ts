import { plural } from "~/messages/formats";
import { days } from "#messages/ui/days";

/** Every sentence of /wayfellow/itinerarycomplete. */
export const itineraryCompleteTexts = {
  documentTitle: "Congratulations · Wayfellow",
  title: "Congratulations!",
  lead: (city: string, count: number) => `Your itinerary is complete: ${city}, ${days(count)}.`,
  soon: (seconds: number) =>
    plural(seconds, { one: "second until your Trip Hub opens", other: "seconds until your Trip Hub opens" }),
  hub: "Go to Trip Hub Now",
};
