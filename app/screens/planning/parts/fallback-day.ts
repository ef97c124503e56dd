import { BLOCK_NAMES, type Block, type BlockName } from "~/domain/block";
import type { Day } from "~/domain/itinerary";

const WORDS: Record<BlockName, { title: string; description: string }> = {
  morning: { title: "An open morning", description: "Take a slow breakfast near where you stay and look around." },
  afternoon: { title: "An open afternoon", description: "Walk towards the centre and stop wherever you like it." },
  evening: { title: "An open evening", description: "Have dinner in a street you liked on the way." },
};

/** The one day shown when the built days cannot be fetched (SPEC section 4, itinerary build): plainly no plan, and never saved. */
export const fallbackDay = (city: string): Day => {
  const block = (timeOfDay: BlockName): Block => ({
    ...WORDS[timeOfDay], timeOfDay, location: city, neighborhoodTag: "", isTicketed: false, isDayTrip: false, source: "embedded", verified: false, placeId: null, lat: null, lng: null,
  });
  const [morning, afternoon, evening] = BLOCK_NAMES;
  return { dayIndex: 1, summary: `An open day in ${city}`, blocks: { morning: block(morning), afternoon: block(afternoon), evening: block(evening) } };
};
