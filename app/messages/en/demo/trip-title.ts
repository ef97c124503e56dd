import type { DemoWish } from "~/domain/demo/demo-itinerary";

/** "3-Day Trip to Lisbon" (SPEC section 2, funnel router). */
export const demoTripTitle = ({ numDays, destination }: Pick<DemoWish, "numDays" | "destination">): string =>
  `${numDays}-Day Trip to ${destination}`;
