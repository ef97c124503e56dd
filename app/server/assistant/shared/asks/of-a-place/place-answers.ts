import { asksForPlace, type PlaceAsk } from "~/language/question/place-words";
import { kilometresBetween } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { type Spot, wayBetween } from "~/domain/place/way-between";
import { nightsIn } from "~/server/country/customs/everyday";
import * as effort from "~/messages/spoken/asked/effort";
import * as known from "~/messages/spoken/answers";
import * as follow from "~/messages/spoken/asked/follow-up";
import * as say from "~/messages/spoken/asked/places";
import * as talk from "~/messages/spoken/asked/talk";
import { listedIn } from "~/messages/spoken/says";
import { monthOf } from "~/domain/dates/season";
import { typicalMonths } from "~/domain/destination/normals";
import * as services from "~/messages/spoken/everyday/services";
import { folded, PhraseTable, wordsOf } from "~/language/words/phrases";
import { sentences } from "~/planner/words/sentences";
import { numberOf, POLICE } from "../../emergency-numbers";
import { stopOf, whenIs } from "../../planned-answers";
import { isSoldOut } from "~/language/question/sold-out";
import { knowHowOn, nameIn, saidOf, withoutYes } from "../../notes/know-how";
import { monthAsked } from "../month-asked";
import { pointOfSubject, type QuestionContext, type Subject } from "../../question-context";
import { compared, inShort } from "./compare-answers";
import { quietestOf } from "../follow-up-answers";
import { dressAt } from "./dress-code";
import { cheaperNear } from "./near-answers";
import { windAnswer } from "../outdoor-answers";
import type { Thing } from "../said-before";

/** What a question about a place is answered from: `things`, what it or the turn before names, in that order. */
export type PlaceQuestion = {
  context: QuestionContext;
  subject: Subject | null;
  things: readonly Thing[];
  meal: boolean;
};

type Answer = (asked: PlaceQuestion) => string | null;

const YOUNG = new PhraseTable({
  young: `
    kid/kids, child/children, baby, toddler, son, daughter, old, under, student/students, teen*
    | kind/kinder/kindern, jahre, jahrige/jähriger, unter, student*
    | enfant/enfants, bebe, ans, moins, etudiant*, jeunes
    | nino/ninos, hijo/hijos, anos, menor/menores, estudiante*
    | bambino/bambini, figlio/figli, anni, under, student*
    | crianca/criancas, filho/filhos, anos, menores, estudante*
  `,
});

const factUnknown =
  (fact: keyof typeof say.facts): Answer =>
  ({ context: { language, brief, words }, subject, things }) => {
    // Of a city there is nothing to say that its places differ in.
    if (!subject?.place && things.length === 0) return null;
    if (fact === "reduced" && subject?.place?.price === 0) return known.noTicket[language]({ name: subject.title });
    const code = brief.guide?.countryCode;
    return sentences(
      fact === "reduced" &&
        YOUNG.find(words).length > 0 &&
        (code === "FR" || code === "IT" || code === "GB" || code === "ES")
        ? services.freeForYoung[code][language]
        : null,
      say.factUnknown[language]({
        fact: say.facts[fact]?.[language] ?? "",
        name: subject?.title ?? things[0]?.title ?? brief.cityName,
      }),
      fact === "age" && subject?.place?.children === true && childrenSuit(language, subject.title),
    );
  };

const childrenSuit = (language: QuestionContext["language"], name: string): string =>
  effort.goodWithChildren[language]({ name });

const cheaper: Answer = (asked) =>
  (asksForPlace(asked.context.words) ? cheaperNear(asked.context, asked.subject, asked.things) : null) ??
  (asked.things.filter(({ area }) => !area).length > 1 ? compared(asked.context, asked.things) : null);

/** How far it is from one to the other, and by what one goes; null where either lies nobody knows where. */
export function distance({ language, preferences, brief }: QuestionContext, from: Thing, to: Thing): string | null {
  const [a, b]: (Spot | null)[] = [from.at, to.at];
  if (!a || !b) return null;
  const { km, minutes, onFoot } = wayBetween(a, b, preferences, brief.guide?.waters);
  return talk.distance[onFoot ? "walk" : "ride"][language]({
    from: from.title,
    to: to.title,
    km: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.max(0.1, km)),
    minutes: Math.max(1, Math.round(minutes)),
  });
}

/** Between the two that are meant: the last two that were named. */
const apart: Answer = ({ context, things }) => {
  const [from, to] = things.slice(-2);
  if (!from || !to) return null;
  return (
    distance(context, from, to) ??
    talk.compared[context.language]({ facts: [from, to].map((thing) => inShort(context, thing)).join("; ") })
  );
};

/** Which is nearer to the hotel: that is not known here, so it is asked which one it is, with where the places are. */
const nearer: Answer = ({ context, things }) => {
  const { language } = context;
  const named = things.filter(({ area }) => !area);
  if (named.length === 0) return null;
  const places = listedIn(
    language,
    named.map((thing) => inShort(context, thing)),
  );
  return talk.whichHotel[language]({ places: talk.theyAreIn[language]({ places }) });
};

const codeOf = ({ brief }: QuestionContext): string => brief.guide?.countryCode ?? "";

const dress: Answer = ({ context, subject }) =>
  subject?.place ? say.dress[dressAt(subject.place, codeOf(context))][context.language]({ name: subject.title }) : null;

const lend: Answer = (asked) => {
  const { context, subject } = asked;
  const code = subject?.place ? dressAt(subject.place, codeOf(context)) : "none";
  return code === "mosque" || code === "temple"
    ? say.dress[code][context.language]({ name: subject?.title ?? "" })
    : subject?.place
      ? factUnknown("lend")(asked)
      : utility(asked);
};

/** Whether the note on the nights names what the question does, beside the place that is meant. */
function isNamedBeside(context: QuestionContext, title: string): boolean {
  const ofPlace = new Set(wordsOf(title).map(({ said }) => said));
  const others = context.words.filter(({ said, isMark }) => !isMark && !ofPlace.has(said)).map(({ said }) => said);
  const name = nameIn(context, "nightSafety", others);
  return name !== null && others.includes(folded(name));
}

/** Up there nobody lights the way down. */
const isHillPath = ({ category, tags, name }: Place): boolean =>
  category === "nature" && /\b(?:hikes?|hiking|mountain|peak|summit|trail|climb)\b/i.test([name, ...tags].join(" "));

const safe: Answer = ({ context, subject, things }) => {
  const { brief, language } = context;
  const area = things.find((thing) => thing.area);
  if (!brief.guide) return null;
  const place = subject?.place ?? null;
  const noted = knowHowOn(context, "nightSafety");
  // "Our hotel is near Union Square, is the Tenderloin dangerous?" asks of what the note names.
  if (noted && !place) return noted;
  if (noted && isNamedBeside(context, subject?.title ?? "")) return withoutYes(noted);
  if (place && isHillPath(place))
    return sentences(say.darkPath[language]({ name: place.name }), saidOf(context, place, ["nightSafety"]));
  return say.nights[nightsIn(brief.guide.countryCode)][language]({
    where: subject?.title ?? area?.title ?? brief.cityName,
    police: numberOf(context, POLICE),
  });
};

const book: Answer = ({ context, subject, things, meal }) => {
  const { language } = context;
  const place = subject?.place;
  const table = meal && place?.category !== "food" ? things[0] : undefined;
  if (table && things.every(({ said }) => said !== "")) return say.bookTable[language]({ name: table.said });
  if (place && place.category !== "food") {
    if (isSoldOut(context.words)) return say.soldOut[language]({ name: place.name });
    const noted = saidOf(context, place, ["bookAhead"]);
    if (place.bookAheadDays)
      return sentences(say.bookAhead[language]({ name: place.name, days: place.bookAheadDays }), noted);
    // A note that it is booked knows more than a field that says no ticket.
    if (noted && !place.ticketed) return noted;
    const said = !place.ticketed ? known.noTicket : place.bookAheadDays === 0 ? known.ticketAtTheDoor : known.ticket;
    return sentences(said[language]({ name: place.name }), noted);
  }
  return place ? say.bookTable[language]({ name: place.name }) : null;
};

/** From up there one looks around. */
const TOWER = /tower|torre|tour |turm/i;
const VIEW_KM = 2;
const view: Answer = ({ context, subject }) => {
  const point = subject && pointOfSubject(subject);
  if (!point || !subject) return null;
  const { language, brief } = context;
  const isOne = subject.place?.category === "viewpoint" || TOWER.test(subject.title);
  const around = (brief.guide?.places ?? [])
    .filter((place) => place.category === "viewpoint" || place.tags.includes("view"))
    .map((place) => ({ place, km: kilometresBetween(point, place) }))
    .filter(
      ({ km, place }) => km <= (isOne ? 2 * VIEW_KM : VIEW_KM) && km > 0 && place.category !== "food" && !place.dayTrip,
    )
    .filter(({ place }) => place.id !== subject.place?.id)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, 3);
  if (around.length === 0 && !isOne) return null;
  const others = around.map(({ place, km }) => `${place.name} (${kilometres(language, km)})`);
  if (isOne)
    return follow.viewItself[language]({
      name: subject.title,
      places: others.length > 0 ? listedIn(language, others) : "",
    });
  const places = listedIn(language, others);
  return known.near[language]({ name: subject.title, places });
};

const kilometres = (language: QuestionContext["language"], km: number): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.max(0.1, km))} km`;

const HARD_WALK = 90;
const hard: Answer = ({ context: { language }, subject }) => {
  const place = subject?.place;
  if (!place) return null;
  const how =
    place.stepFree === true
      ? "easy"
      : place.category === "nature" && place.minutes >= HARD_WALK
        ? "walk"
        : place.stepFree === false
          ? "steps"
          : "unknown";
  return sentences(effort.effort[how][language]({ name: place.name, minutes: place.minutes }));
};

/** The names of the turn before, else the place that is meant. */
const level: Answer = ({ context: { language, brief }, subject, things }) => {
  const names = things.filter(({ place }) => place !== null).map(({ title }) => title);
  return follow.level[language]({
    names: names.length > 0 ? listedIn(language, names.slice(0, 3)) : (subject?.title ?? brief.cityName),
  });
};

/** How often something goes: to where the words say, which may be a quarter. */
const often: Answer = ({ context: { language, brief }, subject, things }) => {
  const thing = things.find(({ area, place }) => area || place !== null) ?? things.at(-1);
  return follow.timetable[language]({ name: thing?.said || thing?.title || subject?.title || brief.cityName });
};

/** What somebody who lives there says of shops and machines. */
const ERRANDS = new PhraseTable({
  shopHours: `
    supermarket/supermarkets, grocery/groceries, convenience store
    | supermarkt/supermärkte
    | supermarche/supermarches, epicerie
    | supermercado/supermercados
    | supermercato/supermercati
    | supermercado/supermercados
  `,
  cardsCash:
    "atm/atms, cash machine/machines | geldautomat* | distributeur* | cajero/cajeros | bancomat | multibanco, caixa/caixas",
});

const utility: Answer = ({ context, subject }) =>
  sentences(
    talk.utility[context.language]({ where: subject?.title ?? context.brief.cityName }),
    knowHowOn(context, ...ERRANDS.find(context.words).map(({ id }) => id)),
  );

/** From this usual warmth of the month on, noon in the open is no time for anything. */
const HOT = 28;

/** When a place is emptiest, and coolest where it stands in the sun; null without a place. */
const bestTime: Answer = ({ context, subject, things }) => {
  const { brief, language } = context;
  const [thing] = things;
  // "Acropolis" is a quarter, and what lies in it.
  const inQuarter = (brief.guide?.places ?? []).find(({ name }) => thing?.area && name.startsWith(thing.title));
  const place = subject?.place ?? thing?.place ?? inQuarter;
  if (!place || place.parts.every((part) => part === "evening")) return null;
  const month = monthAsked(context.words) ?? monthOf(brief.startDate);
  const [usual] = brief.guide && month ? typicalMonths(brief.guide.id, [month]) : [];
  const isHot = !place.indoor && usual !== undefined && usual.high >= HOT;
  const stop = stopOf(context, { title: place.name, place, block: null, at: null });
  return sentences(
    services.bestTime[isHot ? "hot" : "usual"][language]({ name: place.name }),
    place.ticketed && place.bookAheadDays !== 0 && known.ticket[language]({ name: place.name }),
    stop && whenIs(context, stop),
  );
};

/** Answers to what is asked of a place, in every language. Null where that is not known, or needs a place and none is meant. */
export const PLACE_ANSWERS: Readonly<Record<PlaceAsk, Answer>> = {
  bestTime,
  quietest: ({ context, things }) => quietestOf(context, things),
  wind: ({ context, subject }) => windAnswer(context, subject),
  utility,
  nearer,
  apart,
  // Of one place it is asked when.
  compare: (asked) =>
    (asked.things.length < 2 && asked.subject?.place ? bestTime(asked) : null) ?? compared(asked.context, asked.things),
  cheaper,
  dress,
  lend,
  age: factUnknown("age"),
  bags: factUnknown("bags"),
  tours: factUnknown("tours"),
  often,
  reduced: factUnknown("reduced"),
  book,
  level,
  hard,
  safe,
  view,
};
