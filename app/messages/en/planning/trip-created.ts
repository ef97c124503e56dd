import { counted } from "~/messages/formats";

/** Every sentence of /tripcreated. */
export const tripCreatedTexts = {
  documentTitle: "Trip created · Wayfellow",
  lead: (city: string) => `It has a name, a place and its dates. Next come the days in ${city}.`,
  plan: "Yes! Let's Plan It",
  city: "City",
  dates: "Dates",
  purpose: "Purpose",
  travellers: "Travellers",
  travellerCount: (count: number) => counted(count, { one: "traveller", other: "travellers" }),
  joinCode: "Join code",

  noTrip: "Your trip",
  couldNotLoad: "Could not load trip.",
  safe: "If you have just created it, it is safe: it only could not be fetched.",
};
