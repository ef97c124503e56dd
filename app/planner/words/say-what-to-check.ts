import type { BlockName } from "~/domain/plan/block";
import type { Place, PlaceCategory } from "~/domain/place/place";
import type { PhraseDeck, Phrases } from "./phrase-deck";
import { spokenAhead } from "./say-facts";

const TICKETS: Phrases<string> = [
  "It takes a ticket: check opening times and whether to book before you go.",
  "You need a ticket, so check opening times and availability beforehand.",
  "Ticketed: check opening times, and book ahead if you can.",
  "Check opening times and tickets the day before.",
  "Have tickets on your phone before you set out, and check when it opens.",
  "Tickets first, then the visit: look up opening times while you are at it.",
  "Look into tickets and opening times a few days ahead.",
];
const MUSEUM_TICKETS: Phrases<string> = [
  "Check opening times, and buy the ticket online if there is a queue at the desk.",
  "Look up which rooms are open that day when you get your tickets.",
  "Museums change their days, so check opening times along with the tickets.",
  "Get tickets beforehand and check opening times; then walk past the line.",
  "A ticket for a set time may be needed: check before you go, opening times too.",
];
const WATER_TICKETS: Phrases<string> = [
  "Check opening times and house rules, and bring swimwear in case.",
  "Entry is paid: check opening times, and whether towels are lent.",
  "Look up opening times and whether one has to reserve.",
];
const VIEW_TICKETS: Phrases<string> = [
  "Tickets sell by the hour on clear days, so look at the sky and opening times first.",
  "Check opening times and the forecast before you buy the ticket.",
  "It takes a ticket; keep it for an hour with a clear sky.",
];
const OUTDOOR_TICKETS: Phrases<string> = [
  "There is a gate and a ticket, so check opening times.",
  "Check when the gate closes, and buy the ticket there or ahead.",
  "Entry is paid here; look up opening times first.",
];
const TICKETS_BY_KIND: Partial<Record<PlaceCategory, Phrases<string>>> = {
  museum: MUSEUM_TICKETS,
  wellness: WATER_TICKETS,
  viewpoint: VIEW_TICKETS,
  park: OUTDOOR_TICKETS,
  nature: OUTDOOR_TICKETS,
};

const SHOWS: Phrases<string> = [
  "Check the programme and book ahead.",
  "Look up what is on and get tickets beforehand.",
  "See what is playing before you settle on it; you need tickets.",
  "The programme decides: check what is on that day, and book.",
];
const SHOWS_BY_DAY: Phrases<string> = [
  "Check that there is something on by day, and book ahead.",
  "Look for a matinee or an afternoon programme, and get tickets beforehand.",
];
const MUSEUM_DOORS: Phrases<string> = [
  "Check opening times before you go.",
  "Have a look at the opening times first.",
  "Opening times vary, so check them that day.",
];
const MARKET_DOORS: Phrases<string> = [
  "Stalls keep their own time, so check opening times.",
  "Check which days and hours it runs.",
  "Opening times vary from stall to stall; have a look first.",
];
const TABLES: Phrases<string> = [
  "Check opening times, and reserve if you want to be sure of a table.",
  "It is worth asking for a table ahead.",
  "Check that it is open that day, and reserve if you can.",
  "A call in the afternoon usually settles the table.",
  "Tables go early; check opening times and book one.",
  "Reserve, or come early and hope.",
];
const FROM_THIS_MANY = 5;
/** In minutes: for a shorter meal no table has to be reserved. */
const SITTING_MINUTES = 60;

const isMeal = (place: Place, part: BlockName): boolean =>
  place.category === "food" && part === "evening" && place.minutes >= SITTING_MINUTES;

/** Whether there is something to look up before going there. */
export const needsChecking = ({ ticketed, category }: Place): boolean =>
  ticketed || category === "museum" || category === "wellness" || category === "market";

/** What to check before going; null when there is nothing, or when the day has said it of another stop already. */
export function sayWhatToCheck(
  place: Place,
  part: BlockName,
  partyCount: number,
  saidToday: boolean,
  deck: PhraseDeck,
): string | null {
  const ahead = spokenAhead(place.bookAheadDays);
  if (place.category === "performance" && ahead) return `Check the programme and book ${ahead}.`;
  if (place.category === "performance") return deck.deal(part === "evening" ? SHOWS : SHOWS_BY_DAY);
  if (isMeal(place, part) && place.bookAheadDays === 0 && partyCount < FROM_THIS_MANY) return null;
  if (isMeal(place, part) && ahead) return `Book a table ${ahead}.`;
  if (isMeal(place, part))
    return partyCount >= FROM_THIS_MANY
      ? `With ${partyCount} of you, reserve the table well ahead.`
      : deck.deal(TABLES);
  if (saidToday && !place.anchor) return null;
  if (place.ticketed && ahead) return `Book the ticket ${ahead}.`;
  // One just comes, and its doors are known.
  if (place.ticketed && place.bookAheadDays === 0 && place.hours) return null;
  if (place.ticketed) return deck.deal(TICKETS_BY_KIND[place.category] ?? TICKETS);
  if (saidToday || place.hours) return null;
  if (place.category === "museum" || place.category === "wellness") return deck.deal(MUSEUM_DOORS);
  return place.category === "market" ? deck.deal(MARKET_DOORS) : null;
}
