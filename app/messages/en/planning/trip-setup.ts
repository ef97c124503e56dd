import { days } from "#messages/ui/days";

/** Every sentence of /tripsetup but those of the join code; what is asked again is the domain's. */
export const tripSetupTexts = {
  documentTitle: "Set up your trip · Wayfellow",
  title: "Set up your trip",
  lead: "The frame first: where, when and with whom. The days come next.",
  city: "City or destination",
  cityExample: "Lisbon",
  startDate: "Start date",
  endDate: "End date",
  demoHad: (count: number) => `Your demo had ${days(count)}; the end follows.`,
  tripName: "Trip name",
  tripNameExample: "A week by the river",
  purpose: "Purpose",
  purposeHint: "In a few words, what this trip is for.",
  purposeExample: "Ana turns forty",
  whoWith: "Who with",
  partyCount: "Party count",
  partyCountHint: "Everyone who travels, you included.",
  create: "Create Trip",
  creating: "Creating Trip...",
  codeFirst: "It can be created once its join code is found to be free.",
  codeTaken: "Join code already taken. Please try a different code.",
  conflict: "Join code taken or user already has a trip",
  failed: "Failed to create trip. Please try again.",
  failedWith: (status: number) => `Create failed (${status})`,
};
