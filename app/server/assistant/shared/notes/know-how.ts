import {
  IN_ENGLISH,
  isKnowHowTopic,
  KNOW_HOW_AS_OF,
  type KnowHow,
  type KnowHowTopic,
} from "~/domain/destination/know-how";
import type { Language } from "~/domain/people/language";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Place } from "~/domain/place/place";
import { folded, PhraseTable, type Word, wordsOf } from "~/language/words/phrases";
import { languageOf, readWords } from "~/language/words/read-words";
import * as say from "~/messages/spoken/country";
import { ownNotes } from "~/messages/spoken/in-language";
import { timeOfYear } from "~/planner/words/season-lines";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { capitalised, sentences } from "~/planner/words/sentences";
import type { AskKnowHow } from "../../../cities/know-how";
import type { AskKnownNames } from "../../../cities/known-names";
import type { ChatMessage } from "../../port";
import { dayAsked } from "../day-asked";
import { isOfOtherMonths } from "../asks/month-asked";
import { withNamesElsewhere } from "../elsewhere/names-elsewhere";
import { allergensSaid } from "./foods-said";
import { contextOf, type QuestionContext } from "../question-context";

/** The topic of each matter that the tables and examples call otherwise. */
const TOPIC_OF: Readonly<Record<string, KnowHowTopic>> = {
  transitCard: "payRides",
  kidsOnTransit: "payRides",
  nightTransit: "lateRides",
  ride: "taxi",
  taxiFare: "taxi",
  metroStairs: "stepFree",
  safe: "nightSafety",
  fountains: "water",
  streetFood: "stomach",
  worship: "dress",
  modestDress: "dress",
  closedOn: "closed",
  siesta: "shopHours",
  dinnerHour: "mealTimes",
  coverCharge: "tipping",
  haggle: "haggling",
  cards: "cardsCash",
  money: "cardsCash",
  atm: "cardsCash",
  otherMoney: "exchange",
  railPass: "trains",
  insects: "hazards",
  leaveForFlight: "airport",
};

/** The topic of a matter of the tables or the examples; undefined for one of which nobody wrote. */
export const topicOf = (matter: string): KnowHowTopic | undefined =>
  isKnowHowTopic(matter) ? matter : TOPIC_OF[matter];

/** What a question may ask of the many things that a text tells, in the words of both. */
const ASPECTS = new PhraseTable({
  children: `
    kid/kids, child/children, son, daughter, baby, toddler, under #, 6s/7s/11s/12s, fives/sixes/sevens/fours/threes
    | kind/kinder/kindern, kleinkind*, baby, unter #
    | enfant/enfants, bebe, moins de #
    | nino/ninos/nina/ninas, hijo/hijos, bebe, menor/menores
    | bambino/bambini/bimbi, figlio/figli, neonat*
    | crianca/criancas, filho/filhos, bebe, menores
  `,
  tuktuk: `
    tuktuk/tuktuks, tuk tuk/tuks, rickshaw/rickshaws
    | tuktuk*, rikscha*
    | tuktuk*, tuk tuk
    | tuktuk*, tuk tuk
    | tuktuk*, tuk tuk, risciò
    | tuktuk*, tuk tuk
  `,
  phone: `
    iphone, apple wallet, phone/phones, google pay, apple pay
    | iphone, handy, apple wallet
    | iphone, telephone*, portable, apple wallet
    | iphone, movil*, celular*, telefono*, apple wallet
    | iphone, telefono/telefonino, cellulare, apple wallet
    | iphone, telemovel, celular, telefone, apple wallet
  `,
  teeth: "teeth, brush/brushing | zähne, zähneputzen | dents | dientes | denti | dentes",
  ice: "ice | eis, eiswürfel* | glace/glacons | hielo | ghiaccio | gelo",
  fountains: `
    fountain/fountains, refill*
    | brunnen, auffüllen, nachfüllen
    | fontaine/fontaines, remplir
    | fuente/fuentes, rellenar, fontanas
    | fontana/fontane/fontanelle, riempire, nasoni
    | fonte/fontes, fontanario*, bebedouro*, encher
  `,
  boots: `
    boots, shoes, jacket, coat, umbrella
    | stiefel, schuhe, jacke, mantel, schirm
    | bottes, chaussures, veste, manteau, parapluie
    | botas, zapatos, chaqueta, abrigo, paraguas
    | stivali, scarpe, giacca, cappotto, ombrello
    | botas, sapatos, casaco, guarda chuva
  `,
  tips: "bread, cover | brot, gedeck | pain, couvert | pan, cubierto | pane, coperto | pao, couvert",
});

const BETWEEN_SENTENCES = /(?<=[.;])\s+(?=\p{Lu}|\d)/u;
/** Said first, it would answer another question than the one that is answered then. */
const YES_OR_NO = /^(?:yes|no|ja|nein|oui|non|sí|no|sì|sim|não)(?:,| ?:)\s*/iu;

/** The sentence that tells of what is asked comes first; the others stay as they are. */
function byWhatIsAsked(whole: string, asked: readonly Word[]): string {
  const lead = Object.values(IN_ENGLISH).find((each) => whole.startsWith(each)) ?? "";
  const text = whole.slice(lead.length).trim();
  const aspects = new Set(ASPECTS.find(asked).map(({ id }) => id));
  const sentencesIn = text.split(BETWEEN_SENTENCES);
  const hits = (sentence: string): number => ASPECTS.find(wordsOf(sentence)).filter(({ id }) => aspects.has(id)).length;
  const [first = "", ...others] = sentencesIn;
  const best = others.findIndex((sentence) => hits(sentence) > 0);
  if (aspects.size === 0 || hits(first) > 0 || best < 0) return whole;
  const rest = [first.replace(YES_OR_NO, ""), ...others.filter((_, i) => i !== best)];
  return [lead, others[best] ?? "", capitalised(rest[0] ?? ""), ...rest.slice(1)].filter(Boolean).join(" ");
}

/** With whose notes it is, and how old. */
export const dated = (language: Language, texts: readonly string[]): string =>
  sentences(...texts, say.source[language]({ source: ownNotes[language], asOf: KNOW_HOW_AS_OF }));

/** So much is told of a place beside what the data know of it. */
const MOST_OF_PLACE = 2;
/** "Linien 28 und 15": a number is the name of a line beside such a word. */
const LINES = /\b(?:tram|bus|lini|line|ligne|líne|linh|tranv|eléctric|elétric)/iu;

/** A name of one short word may be anything. */
const TELLING_NAME = 5;

/**
 * What somebody who lives there says of a place that is named, be it in a text on something else; null where nothing is.
 * @param topics only in the texts on these
 */
export function saidOf(
  { brief, language }: QuestionContext,
  place: Place,
  topics?: readonly KnowHowTopic[],
): string | null {
  const names = [place.name, ...place.aliases]
    .map((name) => wordsOf(name).map(({ said }) => said))
    .filter((words) => words.length > 1 || (words[0]?.length ?? 0) >= TELLING_NAME)
    .map((words) => ` ${words.join(" ")} `);
  const line = names.flatMap((name) => /^ \p{L}+ (\d+) $/u.exec(name)?.[1] ?? [])[0];
  const isOf = (sentence: string): boolean => {
    if (line && new RegExp(`\\b${line}\\b`, "u").test(sentence) && LINES.test(sentence)) return true;
    const said = ` ${wordsOf(sentence)
      .map((word) => word.said)
      .join(" ")} `;
    return names.some((name) => said.includes(name));
  };
  const { dayTrip = "", ...others } = brief.knowHow ?? {};
  const anywhere = place.dayTrip ? [dayTrip, ...Object.values(others)] : [...Object.values(others), dayTrip];
  const texts = topics ? topics.map((topic) => brief.knowHow?.[topic] ?? "") : anywhere;
  const found = texts.flatMap((text) => text.split(BETWEEN_SENTENCES).filter(isOf));
  return found.length === 0
    ? null
    : dated(
        language,
        found.slice(0, MOST_OF_PLACE).map((sentence) => withoutYes(sentence.replace(/;$/u, "."))),
      );
}

/** The same without a "yes" that another question would have. */
export const withoutYes = (text: string): string => capitalised(text.replace(YES_OR_NO, ""));

/** What they do of an afternoon is another thing in July and in November. */
const OF_ONE_SEASON: ReadonlySet<KnowHowTopic> = new Set<KnowHowTopic>(["rain", "kids"]);

/** A text without its sentences on other months than the trip's, where others are left. */
function ofTheTrip({ brief }: QuestionContext, text: string): string {
  const { months } = timeOfYear(brief, brief.guide?.lat ?? 0);
  const told = text.split(BETWEEN_SENTENCES);
  const left = told.filter((each) => !isOfOtherMonths(wordsOf(each), months));
  return left.length === 0 ? text : left.join(" ").replace(/;$/u, ".");
}

/** What somebody who lives there says to a matter, with how old it is; null where nobody wrote it down, or nobody looked. */
export function knowHowOn(context: QuestionContext, ...matters: readonly string[]): string | null {
  const { brief, language, words } = context;
  const topics = matters.map(topicOf);
  const texts = [...new Set(topics)].flatMap((topic) => {
    const text = topic && brief.knowHow?.[topic];
    if (!text) return [];
    const told = byWhatIsAsked(OF_ONE_SEASON.has(topic) ? ofTheTrip(context, text) : text, words);
    return topic === "allergy" ? [told, allergensSaid(context) ?? ""] : told;
  });
  return texts.length === 0 ? null : dated(language, texts);
}

/** The sentences of a text that have words of a table, to be said before another; null where none has. */
export function sentencesWith(
  { brief }: QuestionContext,
  topic: KnowHowTopic,
  table: Pick<PhraseTable<string>, "find">,
): string | null {
  const found = (brief.knowHow?.[topic] ?? "")
    .split(BETWEEN_SENTENCES)
    .filter((each) => table.find(wordsOf(each)).length > 0);
  return found.length === 0 ? null : found.join(" ");
}

/** The same with whose notes it is, and how old. */
export function toldWith(
  context: QuestionContext,
  topic: KnowHowTopic,
  table: Pick<PhraseTable<string>, "find">,
): string | null {
  const found = sentencesWith(context, topic, table);
  return found && dated(context.language, [found.replace(/;$/u, ".")]);
}

/** A text without the sentences that have words of a table; null where nothing is left of it. */
export function textWithout(
  { brief }: QuestionContext,
  topic: KnowHowTopic,
  table: Pick<PhraseTable<string>, "find">,
): string | null {
  const left = (brief.knowHow?.[topic] ?? "")
    .split(BETWEEN_SENTENCES)
    .filter((each) => each && table.find(wordsOf(each)).length === 0);
  return left.length === 0 ? null : left.join(" ").replace(/;$/u, ".");
}

/** The same with how old it is. */
export function sentencesWithout(
  context: QuestionContext,
  topic: KnowHowTopic,
  table: Pick<PhraseTable<string>, "find">,
): string | null {
  const left = textWithout(context, topic, table);
  return left && dated(context.language, [left]);
}

/** Which of these names the text on a topic has, as it stands there; null where it has none. */
export function nameIn({ brief }: QuestionContext, topic: KnowHowTopic, names: readonly string[]): string | null {
  const wanted = names.map(folded).filter((name) => name.length >= TELLING_NAME);
  const words = (brief.knowHow?.[topic] ?? "").match(/\p{Lu}[\p{L}-]+/gu) ?? [];
  return words.find((word) => wanted.some((each) => folded(word).includes(each))) ?? null;
}

/** The trip with what somebody who lives there would say to a wish for one of its days, and with what the wish names elsewhere. */
export async function forWish(
  brief: TripBrief,
  { dayIndex, feedback, language }: { dayIndex: number; feedback: string; language?: Language | undefined },
  { knowHow, knownNames }: { knowHow: AskKnowHow; knownNames: AskKnownNames },
): Promise<TripBrief> {
  const { guide } = briefOn(brief, dayIndex);
  const [known, named] = await Promise.all([
    guide && knowHow(guide.id, languageOf(readWords(feedback), feedback, language)),
    withNamesElsewhere(brief, { text: feedback, dayIndex }, knownNames),
  ]);
  return known ? { ...named, knowHow: known } : named;
}

type Asked = Pick<ChatMessage, "brief" | "days" | "trip" | "firstOpenDay" | "before" | "knowHow" | "knownNames">;

/** The same with what somebody who lives there would say, in the language of the question: in the city that it names, else in that of the day it is about. */
export async function withKnowHow<A extends Asked>(asked: A, question: string): Promise<A> {
  const { brief, days, before, knowHow, knownNames } = asked;
  const context = contextOf(brief, days, question, before);
  const guide = knowHow ? guideMeant(asked, context) : null;
  const [known, named]: [KnowHow | null, TripBrief] = await Promise.all([
    guide && knowHow ? knowHow(guide.id, context.language) : null,
    withNamesElsewhere(brief, { text: question }, knownNames),
  ]);
  return known || knownNames ? { ...asked, brief: { ...named, ...(known ? { knowHow: known } : {}) } } : asked;
}

function guideMeant({ brief, trip = brief, firstOpenDay = 1 }: Asked, { plainText }: QuestionContext) {
  const named = (trip.legs ?? []).find(({ cityName }) => plainText.includes(folded(cityName)));
  const today = Math.min(firstOpenDay, trip.daysTotal);
  const day = dayAsked(plainText, trip, today);
  return (named ?? briefOn(trip, day && "dayIndex" in day ? day.dayIndex : today)).guide;
}
