import type { Place } from "~/domain/place/place";
import { appeal } from "../fit/appeal";
import type { Preferences } from "../fit/preferences";
import type { Idea } from "./idea";

const places = new WeakMap<Idea, Place>();

/** An idea in the form of a place, so that `appeal` works for both. */
function asPlace(idea: Idea): Place {
  const known = places.get(idea) ?? placeFrom(idea);
  places.set(idea, known);
  return known;
}

const placeFrom = (idea: Idea): Place => ({
  ...idea,
  id: idea.title,
  name: idea.title,
  lat: 0,
  lng: 0,
  neighborhood: "",
  interests: [...idea.interests],
  minutes: 120,
  parts: [idea.part],
  ticketed: false,
  dayTrip: false,
  stepFree: idea.effort === 0 ? true : null,
  stroller: null,
  vegetarian: null,
  anchor: false,
  about: idea.text,
  corroborated: false,
  fame: 0,
  aliases: [],
  tags: [],
  traits: [],
  hours: null,
  season: null,
  bookAheadDays: null,
  meal: null,
  reach: null,
  side: null,
  dayOut: null,
});

/** Whether these travellers can do it: no long walks with limited mobility, no bars with children. */
export function suitsTravellers(idea: Idea, preferences: Preferences): boolean {
  const lessMobile = preferences.wheelchair || preferences.limited;
  if (idea.effort === 2 && (lessMobile || preferences.stroller)) return false;
  return !(preferences.children && !idea.children);
}

export function ideaAppeal(idea: Idea, preferences: Preferences): number {
  const rest = preferences.pace === "slow" ? -0.3 * idea.effort : preferences.pace === "fast" ? 0.2 * idea.effort : 0;
  return appeal(asPlace(idea), preferences) + rest;
}
