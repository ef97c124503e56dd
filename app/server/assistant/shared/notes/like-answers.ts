import { EVERYDAY_TABLE } from "~/language/question/everyday-words";
import { CUSTOM_TABLE } from "~/language/question/custom-words";
import { ailmentsIn } from "~/language/question/health";
import { placeAsksIn } from "~/language/question/place-words";
import { topicsOf } from "~/language/question/topic";
import { wordsOf } from "~/language/words/phrases";
import { COUNTRY_TABLE, countryAnswer } from "../country-answers";
import type { Ask } from "../asks/ask";
import { climateAnswer } from "../asks/climate-answers";
import { customAnswer } from "../asks/custom-answers";
import { everydayAnswer } from "../asks/everyday-answers";
import { worthOf } from "../asks/often-asked/worth-answers";
import { healthAnswer } from "../asks/health-answers";
import type { KnowHowTopic } from "~/domain/destination/know-how";
import { knowHowOn } from "./know-how";
import { likenessesOf } from "./likenesses";
import { PLACE_ANSWERS } from "../asks/of-a-place/place-answers";

/** So sure one has to be of what a question is like where else the plan of a day were read out … */
export const RATHER_THAN_PLAN = 0.25;
/** … where no word of it said so … */
export const SURE_ENOUGH = 0.3;
/** … where a list of places is at hand … */
export const VERY_SURE = 0.7;
/** … and where the tables say something else (docs/decisions/042). */
export const CERTAIN = 0.9;
/** What goes on about something is short, and like much: it has to be surer. */
const SURE_OF_SHORT = 0.5;

/** The matter of the examples that a question is most like, where that is sure enough. */
function matterLike({ context }: Ask, sureness: number): string | null {
  const { all, isShort } = likenessesOf(context);
  const [like] = all;
  return like && like.sureness >= (isShort ? Math.max(sureness, SURE_OF_SHORT) : sureness) ? like.matter : null;
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
  const told = isOfPlace ? null : knowHowOn(context, sureness <= SURE_ENOUGH ? (AT_LAST[matter] ?? matter) : matter);
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

/** Of these a single word says what is asked. */
export const PLAIN_FACTS = wordsIn("tipping plugs water otherMoney");
