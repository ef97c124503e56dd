import learnt from "#db/questions/weights.json";
import { EVERYDAY_TABLE } from "~/language/question/everyday-words";
import { CUSTOM_TABLE } from "~/language/question/custom-words";
import { ailmentsIn } from "~/language/question/health";
import { asksForPlace, placeAsksIn } from "~/language/question/place-words";
import { topicsOf } from "~/language/question/topic";
import { citySearch } from "~/language/search/city-search";
import { likeliestIn } from "~/language/words/likeness";
import { PhraseTable, wordsOf } from "~/language/words/phrases";
import { worth, yourTaste } from "~/messages/spoken/asked/worth";
import { sentences } from "~/planner/words/sentences";
import { COUNTRY_TABLE, countryAnswer } from "./country-answers";
import type { Ask } from "./asks/ask";
import { climateAnswer } from "./asks/climate-answers";
import { customAnswer } from "./asks/custom-answers";
import { everydayAnswer } from "./asks/everyday-answers";
import { healthAnswer } from "./asks/health-answers";
import { compared } from "./asks/compare-answers";
import type { KnowHowTopic } from "~/domain/destination/know-how";
import { knowHowOn, saidOf } from "./know-how";
import { PLACE_ANSWERS, type PlaceQuestion } from "./asks/place-answers";
import type { QuestionContext } from "./question-context";

/** So sure one has to be of what a question is like where no word of it said so … */
export const SURE_ENOUGH = 0.3;
/** … where a list of places is at hand … */
export const VERY_SURE = 0.7;
/** … and where the tables say something else (docs/decisions/042). */
export const CERTAIN = 0.9;
/** Of fewer words there is not enough to be like anything. */
const FEWEST_WORDS = 3;
/** Beside a name there are more: "is the … free" is asked of a place. */
const FEWEST_BESIDE_NAME = 4;
/** What goes on about something is short, and like much: it has to be surer. */
const SHORT = 6;
const SURE_OF_SHORT = 0.5;

type Like = { matter: string; sureness: number; isShort: boolean };

/** A question is compared several times, as sure as the place asks for it. */
const likes = new WeakMap<QuestionContext, Like | null>();

/** The matter of the examples that a question is most like, where that is sure enough. */
function matterLike({ context }: Ask, sureness: number): string | null {
  const known = likes.get(context);
  const like = known === undefined ? likeOf(context) : known;
  likes.set(context, like);
  const least = like?.isShort ? Math.max(sureness, SURE_OF_SHORT) : sureness;
  return like && like.sureness >= least ? like.matter : null;
}

function likeOf({ brief, words }: QuestionContext): Like | null {
  // What a place is called asks nothing: "is it far from Golden Gai" is about no golden week. Where it changes nothing, more words make surer.
  const names = citySearch(brief.guide?.places ?? []).mentions(words);
  const isInName = (at: number): boolean => names.some(({ from, to }) => at >= from && at < to);
  const all = words.flatMap(({ isMark, said }) => (isMark ? [] : said));
  const said = words.flatMap((word, at) => (word.isMark || isInName(at) ? [] : [word.said]));
  if (said.length < (names.length > 0 ? FEWEST_BESIDE_NAME : FEWEST_WORDS)) return null;
  const [unnamed, whole] = [likeliestIn(learnt, said), likeliestIn(learnt, all)];
  const like = unnamed && whole?.matter === unnamed.matter && whole.sureness > unnamed.sureness ? whole : unnamed;
  return like && { ...like, isShort: said.length <= SHORT };
}

/** Whether what somebody who lives there says to a matter tells of the place that is named: "Bondi, or somewhere calmer". */
const tellsOf = ({ context, things }: Ask, matter: string): boolean => {
  const said = wordsOf(knowHowOn(context, matter) ?? "").map((word) => word.said);
  return things.some(({ title }) =>
    wordsOf(title).some((word) => word.said.length >= TELLING && said.includes(word.said)),
  );
};
const TELLING = 5;

/** An answer by the examples that a question is most like; null where that is not sure enough, or their matter is none that is answered here. */
export function likeAnswer(ask: Ask, sureness: number): string | null {
  const { context, own, subject, things, before } = ask;
  // How one gets into a place that is sold out is its own matter, whatever else the words are like.
  if (subject?.place && placeAsksIn(context.words).includes("book")) return null;
  // What somebody who lives there says is worth more than a table's general sentence, so less sureness does.
  const known = sureness === CERTAIN ? matterLike(ask, VERY_SURE) : null;
  const isKnown =
    known !== null &&
    // When it gets dark is reckoned.
    !topicsOf(context.words, context.language).includes("sun") &&
    !(subject?.place && OF_THE_PLACE.has(known)) &&
    (!FOUND_NEAR.has(known) || tellsOf(ask, known)) &&
    !(before && subject?.place && OF_A_WAY.has(known));
  // Of an allergy it is said first that no kitchen is known.
  const [ailment] = ailmentsIn(context.words);
  if (ailment === "foodAllergy" && matterLike(ask, sureness) === "allergy") return healthAnswer(context);
  const early = isKnown ? knowHowOn(context, known) : null;
  if (early) return early;
  const matter = matterLike(ask, sureness);
  if (matter === null) return null;
  const isOfPlace = Boolean(subject?.place) && OF_THE_PLACE.has(matter);
  if (isOfPlace && !ANSWERED_OF_PLACE.has(matter)) return null;
  // What is near something is a list of places.
  if (things.length > 0 && FOUND_NEAR.has(matter) && sureness > SURE_ENOUGH && !tellsOf(ask, matter)) return null;
  const told = isOfPlace ? null : knowHowOn(context, sureness === SURE_ENOUGH ? (AT_LAST[matter] ?? matter) : matter);
  return told ?? answerOn(OTHERWISE[matter] ?? matter, { context, own, subject, things });
}

const wordsIn = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Of these it matters little which day is asked about. */
const WHATEVER_DAY = wordsIn(
  "leaveForFlight airport dayTrip trains payRides passes lateRides nightTransit taxi ride getAround bike stepFree luggage theft nightSafety shopHours christmas tipping exchange doctor pharmacy stomach allergy weatherWear free kids rain bars cheapEats breakfast souvenirs swim sunset veggie dishes",
);

/** The same to a question that names a day, where somebody who lives there would say the same of any. */
export function likeWhateverDay(ask: Ask): string | null {
  const matter = matterLike(ask, CERTAIN);
  const isOfPlace = ask.things.length > 0 && matter !== null && (FOUND_NEAR.has(matter) || OF_THE_PLACE.has(matter));
  return matter !== null && WHATEVER_DAY.has(matter) && !isOfPlace ? knowHowOn(ask.context, matter) : null;
}

/** A place that is named knows better when it is open, whom it suits and what it costs. */
const OF_THE_PLACE = wordsIn("closedOn closed stepFree kids free bookAhead safe nightSafety dress worship modestDress");

/** Of a place these are answered here; the others by its hours and what else is known of it. */
const ANSWERED_OF_PLACE = wordsIn("safe nightSafety bookAhead worship modestDress");

/** "And how long does it take there?" asks for the way to what was named before. */
const OF_A_WAY = wordsIn("airport getAround leaveForFlight trains other-way");

/** Whether a question is like those for a way. */
export const asksForWay = (ask: Ask): boolean => OF_A_WAY.has(matterLike(ask, SURE_ENOUGH) ?? "");

const FOUND_NEAR = wordsIn("breakfast cheapEats bars souvenirs kids swim rain sunset");

/** Before nothing is known at all, what is near to it. */
const AT_LAST: Readonly<Record<string, KnowHowTopic>> = {
  "other-way": "getAround",
  "other-food": "dishes",
  "other-health": "doctor",
};

/** Which of the older answers does for a matter of which nothing is written down. */
const OTHERWISE: Readonly<Record<string, string>> = {
  payRides: "transitCard",
  nightSafety: "safe",
  theft: "safe",
  closed: "closedOn",
  shopHours: "closedOn",
  stomach: "streetFood",
  leaveForFlight: "airport",
  weatherWear: "weather",
  stepFree: "metroStairs",
};

function answerOn(
  matter: string,
  { context, own, subject, things }: Pick<Ask, "context" | "own" | "subject" | "things">,
): string | null {
  if (EVERYDAY_TABLE.has(matter)) return everydayAnswer(context, own, [matter]);
  if (CUSTOM_TABLE.has(matter)) return customAnswer(context, matter);
  if (COUNTRY_TABLE.has(matter)) {
    // "Do we need an adapter, and a passport?" asks for both.
    const others = COUNTRY_TABLE.find(context.words).map(({ id }) => id);
    return countryAnswer(context, [...new Set([...others.filter((id) => PLAIN_FACTS.has(id)), matter])]);
  }
  const ofPlace = { context, subject, things, meal: false };
  switch (matter) {
    case "safe":
      return PLACE_ANSWERS.safe(ofPlace);
    case "bookAhead":
      return PLACE_ANSWERS.book(ofPlace);
    case "freeForKids":
      return PLACE_ANSWERS.reduced(ofPlace);
    case "worthIt":
      return worthOf(ofPlace);
    case "weather":
      return climateAnswer(context, own, true);
    default:
      return null;
  }
}

const WORTH = new PhraseTable({
  worth:
    "worth it/visiting/going/seeing/doing/the, overrated, overhyped, tourist trap | lohnt sich, lohnt es sich, lohnen, touristenfalle, überbewertet | vaut le coup/la peine/le detour, vaut il/elle le coup, attrape touriste/touristes, surcote | vale la pena, merece la pena, trampa para turistas, sobrevalorad* | vale la pena, ne vale, merita, trappola per turisti, sopravvalutat* | vale a pena, armadilha para turistas, sobrevalorizad*, superestimad*",
});

/** Whether a place that is named is worth it, where that is asked in so many words. */
export const worthAsked = ({ context, subject, things }: Ask): string | null =>
  WORTH.find(context.words).length > 0 && subject?.place && !asksForPlace(context.words)
    ? worthOf({ context, subject, things, meal: false })
    : null;

/** Of these a single word says what is asked. */
export const PLAIN_FACTS = wordsIn("tipping plugs water otherMoney");

/** How well known a place is and what it is; of several that are named, what is known of each. */
function worthOf({ context, subject, things }: PlaceQuestion): string | null {
  const { brief, language } = context;
  const named = things.filter(({ area }) => !area);
  if (named.length > 1) return compared(context, named);
  const place = subject?.place;
  if (!place) return null;
  return sentences(
    worth[place.fame][language]({ name: place.name, city: brief.cityName }),
    language === "en" && place.about,
    yourTaste[language],
    saidOf(context, place) ?? (place.dayTrip ? knowHowOn(context, "dayTrip") : null),
  );
}
