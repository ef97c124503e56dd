import { spokenKilometres, walkingMinutes } from "../geo";
import type { PhraseDeck, Phrases } from "./phrase-deck";
import type { Preferences } from "./preferences";
import { roundedWalk } from "./spoken-time";

type Hop = (from: string, measure: string) => string;

const FEW_MINUTES = 6;

const NEXT_DOOR: Phrases<Hop> = [
  (from) => `It is only a few minutes from ${from}.`,
  (from) => `From ${from} you are there in a few minutes.`,
  (from) => `${from} is practically next door.`,
  (from) => `You hardly have to move on: ${from} is a few minutes away.`,
  (from) => `A short stroll from ${from}.`,
];

const ON_FOOT: Phrases<Hop> = [
  (from, minutes) => `From ${from}, allow about ${minutes} minutes on foot.`,
  (from, minutes) => `It is roughly ${minutes} minutes' walk from ${from}.`,
  (from, minutes) => `Walking over from ${from} takes around ${minutes} minutes.`,
  (from, minutes) => `About ${minutes} minutes on foot after ${from}.`,
  (from, minutes) => `The walk from ${from} is some ${minutes} minutes.`,
];

const ON_WHEELS: Phrases<Hop> = [
  (from, minutes) => `From ${from}, allow about ${minutes} minutes along the streets.`,
  (from, minutes) => `It is roughly ${minutes} minutes from ${from}, without a ride.`,
  (from, minutes) => `About ${minutes} minutes after ${from}; look for the smoothest way on a map.`,
];

const BY_RIDE: Phrases<Hop> = [
  (from, km) => `It is about ${km} km from ${from}, so better by public transport or taxi.`,
  (from, km) => `Take public transport or a taxi from ${from}: some ${km} km.`,
  (from, km) => `${from} is around ${km} km away; look up the best connection before you set off.`,
  (from, km) => `Getting here from ${from} means a ride of about ${km} km.`,
];

/** One sentence that ties a stop to the one before it. Distances are straight lines, times estimates. */
export function sayHop(from: string, km: number, { walkingKmh, longestWalkMinutes, wheelchair }: Preferences, deck: PhraseDeck): string {
  const minutes = walkingMinutes(km, walkingKmh);
  if (minutes <= FEW_MINUTES) return deck.deal(NEXT_DOOR)(from, "");
  if (minutes <= longestWalkMinutes) return deck.deal(wheelchair ? ON_WHEELS : ON_FOOT)(from, String(roundedWalk(minutes)));
  return deck.deal(BY_RIDE)(from, spokenKilometres(km));
}

/** A walk named in passing: "5 minutes away", "next door". */
export function briefWalk(km: number, { walkingKmh }: Preferences): string {
  const minutes = walkingMinutes(km, walkingKmh);
  return minutes <= 3 ? "next door" : `about ${roundedWalk(minutes)} minutes away`;
}
