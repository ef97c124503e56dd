import { plannerTexts as texts } from "#messages/assistant";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";

/** What one could ask about this very plan: its next days and its own places. Without a plan, what any trip asks. */
export function questionIdeas(trip: Trip, plan: Itinerary | null, today: number): string[] {
  const day = plan?.days.find(({ dayIndex }) => dayIndex === today) ?? plan?.days[0];
  const way = day && twoStops(day);
  const hasKids = trip.whoWith.includes("kids") || trip.whoWith.includes("multigen");
  return [
    day && texts.ideas.eat(day.dayIndex),
    way && texts.ideas.way(...way),
    day && texts.ideas.rain(day.dayIndex),
    hasKids && day && texts.ideas.kids(day.dayIndex),
    plan && texts.ideas.tickets,
    texts.ideas.pack,
  ].filter((idea) => typeof idea === "string");
}

/** Two places of a day that one goes between within the city. */
function twoStops({ blocks }: Day): [string, string] | null {
  const [from, to] = BLOCK_NAMES.map((part) => blocks[part]).filter(
    ({ placeId, isDayTrip }) => placeId !== null && !isDayTrip,
  );
  return from && to ? [from.title, to.title] : null;
}
