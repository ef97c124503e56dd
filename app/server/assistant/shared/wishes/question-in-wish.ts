import { unsupportedIn } from "~/language/wish/act-words";
import { AT_SUNRISE } from "~/language/wish/clock-words";
import { type Part, partsOf } from "~/language/question/questions-in";
import { errandIn } from "~/language/question/errands";
import { topicsOf } from "~/language/question/topic";
import type { ClauseAct } from "~/language/words/clause-act";
import { asksForSomewhere } from "~/language/wish/stop-clauses";
import { ASKS_KINDLY } from "~/language/wish/talk-words";
import type { Language } from "~/domain/people/language";
import { oneOf } from "~/language/words/one-of";
import { languageOf, readWords } from "~/language/words/read-words";
import { readWish } from "~/language/wish/read-wish";
import type { Wish } from "~/language/wish/wish";
import { errand } from "~/messages/spoken/asked/talk";
import { sentences } from "~/planner/words/sentences";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { honestAnswer } from "../asks/honest-answer";
import { generalAnswer } from "../asks/general-answer";
import { illAndStaysIn } from "../asks/health-answers";
import { readAsk } from "../asks/read-ask";
import { contextOf, namedIn, subjectOfBlock } from "../question-context";
import { hoursOn } from "../hours-said";

/** What somebody asks who wishes for something, answered, and what is left of the wish; "" where they only asked. */
export type QuestionInWish = { said: string; rest: string };

const MOVES_IT: ReadonlySet<ClauseAct> = new Set<ClauseAct>(["move", "swap", "time", "drop"]);

/** So few words are a wish with a question mark ("skip?"); so many that do not begin to ask are a wish that ends in one. */
const FEWEST = 2;
const SHORT = 7;
const A_SENTENCE = 4;

const languageTyped = ({ feedback, language, typedIn }: RevisionRequest): Language =>
  typedIn ?? languageOf(readWords(feedback), feedback, language);

/** Asked of the stop, and answered by its hours, its tickets and what it is like. */
const OF_THE_STOP = new Set<string>(["opening", "tickets", "cost", "duration", "crowds", "access", "photos", "wear"]);

/** Of a thing that both know: "is the boat even going?" asks for no boat. */
const DOES_IT = oneOf(`
  is, are, does, do, did, will, isn't, isnt, aren't, arent, doesn't, doesnt, won't, wont
  | ist, sind, fährt, faehrt
  | est-ce que
`);
const YES_OR_NO = new RegExp(String.raw`^${DOES_IT} (?!there|you|es )[^?]*\?\s*$`, "i");

/** Whether anything was read in a wish. */
export const asksForSomething = (wish: Wish): boolean =>
  Object.entries(wish).some(([demand, isAsked]) => isAsked === true && demand !== "inItsStead") ||
  wish.wantedCategories.size + wish.wantedInterests.size + wish.unwantedCategories.size > 0 ||
  wish.sought.length + wish.unsought.length + wish.kinds.length + wish.particulars.length + wish.needs.length > 0 ||
  [wish.named, wish.nearPlace, wish.unwantedPlace, wish.neighborhood, wish.nearArea, wish.unknownName, wish.far].some(
    Boolean,
  ) ||
  (wish.unsupported !== null && wish.unsupported !== "question");

/** Whether a part asks that something be moved, exchanged or left out. */
const asksKindlyFor = (part: string): boolean => {
  const words = readWords(part);
  const asked = unsupportedIn(words, part)[0] ?? "";
  const isAtDawn = asked === "time" && AT_SUNRISE.find(words).length > 0;
  return ASKS_KINDLY.find(words).length > 0 && (isAtDawn || ["move", "empty"].includes(asked));
};

/** The answer to a part of a wish that asks for a fact; null where it wishes, however it is put. */
function answerTo(request: RevisionRequest, { text: part, begins }: Part): string | null {
  const { brief, days, current, dayIndex, blockName } = request;
  const before = [{ question: current.title, reply: "" }];
  const context = { ...contextOf(brief, days, part, before), language: languageTyped(request) };
  const length = context.words.filter(({ isMark }) => !isMark).length;
  if (length < FEWEST) return null;
  const own = namedIn(context);
  // Who stays in, for they are ill, wishes that the stop be moved: what to do for it is said beside that.
  // "Can we do it another day, tomorrow is too hot": the heat is why, and not what is asked.
  // "Move this to the evening?" wishes for it, with the mark of a question.
  const does = (request.said ?? []).filter(({ text }) => part.includes(text)).flatMap(({ act }) => act ?? []);
  if (illAndStaysIn(context) !== null || asksForSomewhere(readWords(part)) || does.some((act) => MOVES_IT.has(act)))
    return null;
  const isMove = asksKindlyFor(part);
  const general = isMove ? null : generalAnswer(readAsk(context, own, before));
  if (general) return general;
  const topics = topicsOf(context.words);
  const isKind = ASKS_KINDLY.find(context.words).length > 0;
  const isOfStop =
    !isKind && (begins || length <= SHORT) && (topics.some((topic) => OF_THE_STOP.has(topic)) || YES_OR_NO.test(part));
  if (!isOfStop && asksForSomething(readWish(part, brief.guide?.places ?? [], request.language))) return null;
  const at = context.blocks.find((block) => block.dayIndex === dayIndex && block.part === blockName);
  const subject = own ?? (at ? subjectOfBlock(context, at) : null);
  // Beside a wish, what does not begin to ask and is about nothing known tells what troubles them: "um acht schon?"
  const isAlone = part.trim() === request.feedback.trim();
  const asks = isOfStop || (part.trim().endsWith("?") && !isKind && (begins || isAlone || length >= A_SENTENCE));
  if (!part.trim().endsWith("?") && part.trim() !== request.feedback.trim()) return null;
  const hours = topics.includes("opening") && subject?.place ? hoursOn(context, subject.place, dayIndex) : null;
  if (hours !== null || !asks) return hours;
  // "Bit touristy, no?" has the mark of a question, and asks nothing.
  if (does.length > 0 && !does.includes("question")) return null;
  const honest = honestAnswer(context, subject);
  return isAlone ? honest : inShort(honest);
}

/** Beside a wish, what is not known and who knows it is enough. */
function inShort(answer: string): string {
  const said = answer.split(/(?<=[^\d\s][.!?])\s+(?=\p{Lu})/u);
  const [first = "", ...more] = said;
  return more.length > 1 ? sentences(first, more.at(-1)) : answer;
}

/** What nobody here can do is said, and what else is wished for is read. */
const errandSaid = (request: RevisionRequest, { text }: Part): string | null =>
  errandIn(readWords(text)) === null ? null : errand[languageTyped(request)];

/** The questions in a wish are answered, and the rest of it is read as a wish. Null where nothing is asked. */
export function questionInWish(request: RevisionRequest): QuestionInWish | null {
  const parts = partsOf(request.feedback).map((part) => ({
    text: part.text,
    answer: errandSaid(request, part) ?? (part.asks ? answerTo(request, part) : null),
  }));
  const answers = parts.flatMap(({ answer }) => answer ?? []);
  if (answers.length === 0) return null;
  const rest = parts.flatMap(({ text, answer }) => (answer === null ? [text] : [])).join(". ");
  return { said: sentences(...new Set(answers)), rest };
}
