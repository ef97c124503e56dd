import type { Block, BlockName } from "../block";
import { kilometresBetween, spokenKilometres } from "../geo";
import type { CityGuide, Place } from "../place";
import type { PhraseDeck, Phrases } from "./phrase-deck";
import type { Preferences } from "./preferences";
import { sayHop } from "./say-hop";
import { sayAccess, sayBefore, sayBite, sayLength, saySecondStop, sayWhyForYou } from "./say-visit";
import type { Stop } from "./stops";

/** What the writer needs besides the stop itself. */
export type Writing = { guide: CityGuide; preferences: Preferences; deck: PhraseDeck };

const sentences = (...parts: (string | null)[]): string => parts.filter((part) => part !== null && part !== "").join(" ");

function blockAt(place: Place, part: BlockName, guide: CityGuide): Omit<Block, "title" | "description"> {
  return {
    timeOfDay: part,
    location: place.neighborhood === guide.name ? guide.name : `${place.neighborhood}, ${guide.name}`,
    neighborhoodTag: place.neighborhood,
    isTicketed: place.ticketed,
    isDayTrip: place.dayTrip,
    source: "embedded",
    verified: true,
    placeId: place.id,
    lat: place.lat,
    lng: place.lng,
  };
}

const OPENINGS: Phrases<"hop first" | "place first"> = ["hop first", "place first", "place first"];

/** A block at a real place: its own sentence, then what ties it to this day. */
export function writePlaceBlock(place: Place, stop: Omit<Stop, "choice">, { guide, preferences, deck }: Writing): Block {
  const hop = stop.before ? sayHop(stop.before.name, stop.before.km, preferences, deck) : null;
  const extra = stop.also ? saySecondStop(stop.also, preferences, deck) : sayLength(place, preferences, deck);
  const bite = stop.bite ? sayBite(stop.bite, stop.part, preferences, deck) : null;
  const before = sayBefore(place, stop.part, deck);
  const access = sayAccess(place, preferences) ?? sayWhyForYou(place, preferences, deck);
  // Two ways round, so that one block does not read like the next; at most five short sentences.
  const description = deck.deal(OPENINGS) === "hop first" ? sentences(hop, place.about, extra, access, bite, before) : sentences(place.about, hop, extra, access, before, bite);
  return { title: place.name, description, ...blockAt(place, stop.part, guide) };
}

const TRIP_MORNINGS: Phrases<(city: string, km: string) => string> = [
  (city, km) => `It is about ${km} km from the centre of ${city}: leave early and look up the way back before you go.`,
  (city, km) => `A day out, about ${km} km from ${city}. Set off after an early breakfast and check the connections the evening before.`,
  (city, km) => `Some ${km} km out of ${city}, so make it the whole day and start early.`,
];
const TRIP_AFTERNOONS: Phrases<(name: string, city: string) => string> = [
  (name, city) => `Have lunch out here and keep the afternoon for what you skipped in the morning. Aim to be back in ${city} before the evening.`,
  (name, city) => `Stay on after lunch: see the rest of ${name} without watching the clock, then ride back to ${city}.`,
  (name, city) => `The other half of the day out. Walk a little further than the morning crowd at ${name} does, and keep an hour or so in hand for the way back to ${city}.`,
  (name, city) => `A late lunch, a last look round ${name}, and the ride back to ${city} while it is still light if you can.`,
];

/** The morning of a day trip. */
export function writeTripMorning(place: Place, { guide, preferences, deck }: Writing): Block {
  const km = spokenKilometres(kilometresBetween(guide, place));
  const description = sentences(place.about, deck.deal(TRIP_MORNINGS)(guide.name, km), sayAccess(place, preferences), sayBefore(place, "morning", deck));
  return { title: place.name, description, ...blockAt(place, "morning", guide), location: `${place.neighborhood}, day trip from ${guide.name}` };
}

/** Its afternoon: the same visit going on, so it carries no place id of its own. */
export function writeTripAfternoon(place: Place, { guide, deck }: Writing): Block {
  const description = deck.deal(TRIP_AFTERNOONS)(place.name, guide.name);
  return {
    title: `${place.name}, the afternoon`,
    description,
    ...blockAt(place, "afternoon", guide),
    location: `${place.neighborhood}, day trip from ${guide.name}`,
    isTicketed: false,
    placeId: null,
  };
}

/** A chosen must that no known place answers to: its own title, and plain words about what is not known. */
export function writeOwnBlock(title: string, part: BlockName, cityName: string, deck: PhraseDeck): Block {
  return {
    title,
    description: deck.deal(OWN_MUSTS)(cityName),
    timeOfDay: part,
    location: cityName,
    neighborhoodTag: cityName,
    isTicketed: false,
    isDayTrip: false,
    source: "embedded",
    verified: false,
    placeId: null,
    lat: null,
    lng: null,
  };
}

const OWN_MUSTS: Phrases<(city: string) => string> = [
  (city) => `One of the musts you chose for ${city}. I have no details of it, so check where it is, when it opens and how you get there.`,
  () => "You chose this as a must, so I kept this part of the day free for it. I do not know the place itself: look up the address and opening times before you go.",
  (city) => `Your own must for ${city}. I cannot vouch for where or when, so confirm both and tell me if it needs another time of day.`,
];
