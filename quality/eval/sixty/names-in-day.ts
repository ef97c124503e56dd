import type { CityGuide, Place } from "~/domain/place/place";
import { heard } from "../judges/names-agree";

/** A day as somebody reads it: its line, and what each stop that is shown says. */
export type ShownDay = {
  dayIndex: number;
  summary: string;
  stops: readonly { title: string; says: string; placeId: string | null }[];
};

/** A name that a day says and does not have. */
export type StrayName = { dayIndex: number; at: string; name: string; sentence: string };

/** Shorter names are words too. */
const SHORTEST_NAME = 5;

/** "Kyani & Co. is near" is one sentence. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[!?;]) |(?<=\.) (?=\P{Ll})/u);

/** Whether a sentence is the place's own, from the data: those may tell of a neighbour. */
const isOwnLine = (sentence: string, { about, reach }: Pick<Place, "about" | "reach">): boolean => {
  const said = heard(sentence);
  return [about, reach ?? ""].some((text) => heard(text).includes(said));
};

/** A tip on where to have breakfast tells of a place that is no stop, and says so. */
const isBreakfastTip = (sentence: string): boolean =>
  /breakfast|coffee first|set out hungry|sit down at|break off in the middle|has a chair for you|something small|a bite in between|a little hungry/i.test(
    sentence,
  );

/**
 * The places of a city that a day names in its line or in the sentences of its stops, and that do not stand in it as it is shown. What the data says
 * of a place or an event is left out, and names that are those of an area as well.
 */
export function strayNames(
  { dayIndex, summary, stops }: ShownDay,
  { places, events }: Pick<CityGuide, "places" | "events">,
): StrayName[] {
  const areas = new Set(places.map(({ neighborhood }) => neighborhood));
  const byId = new Map(places.map((place) => [place.id, place]));
  const shown = stops.map(({ title }) => title).sort((a, b) => b.length - a.length);
  const isShown = (name: string): boolean => shown.some((title) => title.includes(name));
  const names = places.flatMap(({ name }) => {
    const short = name.split(/, | \(/)[0] ?? name;
    return [name, short].filter((each) => each.length >= SHORTEST_NAME && !areas.has(each) && !isShown(each));
  });
  const straysIn = (at: string, sentence: string): StrayName[] => {
    const said = shown.reduce((left, title) => left.replaceAll(title, "·"), sentence);
    const name = names.find((each) => saysName(said, each));
    return name === undefined ? [] : [{ dayIndex, at, name, sentence }];
  };
  const told = events.map(({ about }) => heard(about));
  return [
    ...straysIn("the day's line", summary),
    ...stops.flatMap(({ title, says, placeId }) => {
      const place = byId.get(placeId ?? "");
      return sentencesOf(says)
        .filter((sentence) => !(place && isOwnLine(sentence, place)) && !isBreakfastTip(sentence))
        .filter((sentence) => !told.some((about) => about.includes(heard(sentence))))
        .flatMap((sentence) => straysIn(title, sentence));
    }),
  ];
}

/** Whether a text says a name, and not as the beginning or the end of another word. */
function saysName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !/\p{L}$/u.test(text.slice(0, at)) && !/^\p{L}/u.test(text.slice(at + name.length));
}
