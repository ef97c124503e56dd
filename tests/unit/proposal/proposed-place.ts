import type { ProposedPlace } from "~/domain/proposal/proposal";

/** A place that a proposal speaks of. */
export const shrine: ProposedPlace = {
  id: "tokyo-nezu",
  name: "Nezu Shrine",
  neighborhood: "Yanaka",
  location: "Yanaka, Tokyo",
  lat: 35.72,
  lng: 139.76,
  kind: "sight",
  minutes: 60,
  isTicketed: false,
  isDayTrip: false,
  about: "Red gates under old trees.",
};
