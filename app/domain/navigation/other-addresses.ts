/** Addresses that another screen answers (SPEC section 2, route table and "also referenced"), and which one. */
export const OTHER_ADDRESSES = {
  "/homearchive": "/home",
  "/itinerarymodify": "/wayfellow/itineraryupdate",
  "/itinerarybuild": "/wayfellow/itinerarybuild",
  /** Its "take me where I left off". */
  "/tripplannerreturn": "/tripprebuild",
  /** Shows any planned day, and says when the trip has not begun. */
  "/previewliveday": "/tripliveday",
  "/reflection": "/daylookback",
} as const satisfies Record<string, string>;

/** Where such an address leads, with what it was asked with; null when no other screen answers it. */
export function answeredElsewhere({ pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  const path = pathname.replace(/(.)\/+$/, "$1");
  const to = Object.entries(OTHER_ADDRESSES).find(([from]) => from === path)?.[1];
  return to === undefined ? null : to + search;
}
