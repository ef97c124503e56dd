import { unreadAt } from "~/language/question/telling-words";
import { placesThatSoundLike } from "~/language/search/sounds-like";
import { citySearch } from "~/language/search/city-search";
import { unknownNameIn, withoutOpener } from "~/language/wish/unknown-name";
import { withoutCity } from "~/language/wish/naming";
import { placeInOtherWords } from "~/language/search/name-in-other-words";
import { IN_NAMES, namesOf } from "~/language/words/in-names";
import { oneOf } from "~/language/words/one-of";
import { folded, wordsOf } from "~/language/words/phrases";
import { readWish } from "~/language/wish/read-wish";
import type { Wish } from "~/language/wish/wish";
import { kilometresBetween, pointOf } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { demandsOf } from "~/planner/revise/demands/demands";
import { wishIn } from "~/planner/revise/revision-request";
import * as talk from "~/messages/spoken/asked/talk";
import { elsewhereIn } from "~/messages/spoken/elsewhere";
import { listedIn } from "~/messages/spoken/says";
import type { QuestionContext, Subject } from "../question-context";
import { dayAsked } from "../day-asked";
import { noteNaming } from "../notes/likenesses";
import { monthAsked } from "./month-asked";
import { thingsIn } from "./said-before";

/** Two or more words with capitals, and the little ones between them. */
const LONG_NAME = namesOf({ word: String.raw`\p{Lu}[\p{L}'’-]+`, between: IN_NAMES, more: "some" });
const SHARE = 0.6;
const SHOWN = 3;
const LITTLE = new Set([...IN_NAMES.split(/\P{L}+/u), "and"]);

/** The long name in a question of which no place has more than a part: "Penguin Parliament" is not the beach with penguins. */
function longUnknown({ question, brief, language }: QuestionContext, subject: Subject | null): string | null {
  const places = brief.guide?.places ?? [];
  const city = new Set(
    [brief.cityName, brief.guide?.country ?? ""].flatMap((name) => folded(name).split(/[^\p{L}]+/u)),
  );
  const search = citySearch(places);
  for (const { 0: said, index } of question.matchAll(LONG_NAME)) {
    const name = withoutAsking(withoutOpener(said, question.slice(0, index)));
    const words = wordsOf(name).flatMap(({ said }) => (LITTLE.has(said) || city.has(said) ? [] : [said]));
    if (words.length < 2 || placeInOtherWords(name, places)) continue;
    // Every noun has a capital in German: two that are read name nothing.
    if (language === "de" && unreadAt(wordsOf(name), new Set()).length === 0) continue;
    const isNamed = search.mentions(wordsOf(question)).some(({ letters }) => letters >= words.join("").length * SHARE);
    const own = new Set(
      wordsOf([subject?.title, ...(subject?.place?.aliases ?? [])].join(" ")).map(({ said }) => said),
    );
    const share = words.filter((word) => own.has(word)).length / words.length;
    if (!isNamed && share < SHARE) return name;
  }
  return null;
}

const ASKING = new Set(
  "does do did is are was were can could will would should have has where what when which how who why ist sind hat kann wo wann wie est que como onde dove".split(
    " ",
  ),
);
/** "Does Google Maps" at the beginning of a question names Google Maps. */
const withoutAsking = (name: string): string => {
  const [first = "", ...rest] = name.split(" ");
  return ASKING.has(folded(first)) ? rest.join(" ") : name;
};
/** What everybody knows and is no place. */
const NO_PLACE = new RegExp(
  String.raw`\b${oneOf(`
    google, whatsapp, gmail, instagram, facebook, tiktok, netflix, apple, android, iphone, wifi,
    uber, bolt, grab, airbnb, booking, tripadvisor,
    paypal, revolut, visa, mastercard, amex
  `)}\b`,
  "i",
);

/** A month has a capital and is no place. */
const isDate = (name: string): boolean => {
  const words = wordsOf(name);
  return words.length === 1 && monthAsked(words) !== null;
};

const WHERE = new Set("where wheres wo ou donde dove dov onde".split(" "));

/** Whether it is asked where something is. */
export const asksWhere = ({ words }: QuestionContext): boolean =>
  WHERE.has(words.find(({ isMark }) => !isMark)?.said ?? "");

/** The same for "where is …": a place is sought, whatever its name sounds like. What is known to be elsewhere is not unknown. */
export const whereUnknown = (context: QuestionContext, subject: Subject | null): string | null =>
  asksWhere(context) && longUnknown(context, subject) !== null && elsewhereAnswer(context, subject) === null
    ? unknownNameAnswer(context, subject)
    : null;

/** "Where is …" of something that is known to be elsewhere. */
export const whereElsewhere = (context: QuestionContext, subject: Subject | null): string | null =>
  asksWhere(context) ? elsewhereAnswer(context, subject) : null;

/** What stands for a name that is of nothing here: places of the kind that is asked for, the most famous first, or near the stops of the plan. */
type Instead = { demands: ReturnType<typeof demandsOf>; area: string | null };

/** What a question asks for beside the name, of the city's places. */
function insteadOf(context: QuestionContext, wish: Wish, asked: string): Instead {
  const demands = demandsOf(
    {
      ...{ ...wish, nearPlace: null, named: null, neighborhood: wish.neighborhood ?? wish.nearArea },
      ...{ children: false, closer: false, nearHere: false },
    },
    null,
  ).filter(({ comparative }) => !comparative);
  const [area] = thingsIn(context, asked, false).filter((thing) => thing.area);
  return { demands, area: area?.title ?? null };
}

const placesFor = ({ brief }: QuestionContext, { demands, area }: Instead): Place[] =>
  (brief.guide?.places ?? [])
    .filter((place) => !place.dayTrip && (area === null || place.neighborhood === area))
    .filter((place) => demands.length > 0 && demands.every(({ met }) => met(place)));

/** So near to a stop the more famous place counts for more than the nearer one. */
const NEAR_STOP_KM = 1.5;

/** The places that are near to a stop of the plan, each with that stop. */
function nearStops(context: QuestionContext, places: readonly Place[]): string[] {
  const stops = context.blocks.flatMap(({ block }) => {
    const point = pointOf(block);
    return point ? [{ title: block.title, point }] : [];
  });
  const near = places.flatMap((place) => {
    const [stop] = stops
      .map((each) => ({ ...each, km: kilometresBetween(each.point, place) }))
      .toSorted((a, b) => a.km - b.km);
    return stop && stop.title !== place.name ? [{ place, stop, km: stop.km }] : [];
  });
  const isFar = ({ km }: { km: number }): number => (km > NEAR_STOP_KM ? km : 0);
  return near
    .toSorted((a, b) => isFar(a) - isFar(b) || b.place.fame - a.place.fame || a.km - b.km)
    .slice(0, SHOWN)
    .map(({ place, stop }) => talk.nearStop[context.language]({ place: place.name, stop: stop.title }));
}

/** Where a name in the question is that is not here, with what else is asked near the stops of the plan; null where it names nothing of the kind. */
export function elsewhereAnswer(context: QuestionContext, subject: Subject | null): string | null {
  const { brief, language, question } = context;
  if (!brief.guide) return null;
  const asked = withoutCity(question, brief.cityName);
  const wish = wishIn({ feedback: asked, brief, language });
  const { far } = wish;
  if (!far || (subject?.place && far.where.is !== "story")) return null;
  const like = far.where.is === "story" ? far.where.like : null;
  const near = like ? [like.name] : nearStops(context, placesFor(context, insteadOf(context, wish, asked)));
  const said = `${elsewhereIn(language, { ...far, city: brief.cityName })}.`;
  if (near.length > 0) return `${said}${talk.hereInstead[language]({ places: listedIn(language, near) })}`;
  const isFood = wish.sought.some(({ categories }) => categories.includes("food"));
  const tables = isFood ? nearStops(context, brief.guide.places.filter(isTable)) : [];
  return tables.length === 0 ? said : `${said}${talk.tablesInstead[language]({ places: listedIn(language, tables) })}`;
}

const isTable = ({ dayTrip, meal }: Place): boolean => !dayTrip && meal?.kind === "restaurant";

/** So long a name is of one thing alone, and what else the question is like says nothing of it. */
const OF_ONE_THING = 3;

/** A long name that nobody here knows, before the question is compared with others: "is the Cairngorm Moon Cave open in winter". */
export function inventedName(context: QuestionContext, subject: Subject | null): string | null {
  const name = longUnknown(context, subject);
  const city = new Set(wordsOf(context.brief.cityName).map(({ said }) => said));
  const words = wordsOf(name ?? "").flatMap(({ said }) => (LITTLE.has(said) || city.has(said) ? [] : [said]));
  const isKnown = words.length < OF_ONE_THING || noteNaming(context, words, true) !== null;
  return isKnown || elsewhereAnswer(context, subject) ? null : unknownNameAnswer(context, subject);
}

/** That a name in the question is of nothing known, with real places of what it asks for; null where all names are known. */
export function unknownNameAnswer(context: QuestionContext, subject: Subject | null): string | null {
  const { brief, language, question } = context;
  const places = brief.guide?.places ?? [];
  const asked = withoutCity(question, brief.cityName);
  // Every noun has a capital in German: there only a longer name is one.
  const short = subject || language === "de" ? null : unknownNameIn(asked, citySearch(places));
  const name = longUnknown(context, subject) ?? short;
  // Without data on a city each of its names is unknown.
  if (!name || !brief.guide || NO_PLACE.test(name) || isDate(name) || dayAsked(name, brief, 1) !== null) return null;
  const near = placesFor(context, insteadOf(context, readWish(asked, places), asked))
    .toSorted((one, other) => other.fame - one.fame)
    .slice(0, SHOWN)
    .map((place) => place.name);
  const [alike] = placesThatSoundLike(name, places);
  const also = alike ? [alike.name] : near.length > 0 ? near : subject?.place ? [subject.title] : [];
  return talk.unknownName[language]({
    name,
    city: brief.cityName,
    others: also.length > 0 ? talk.others[language]({ places: listedIn(language, also) }) : "",
  });
}
