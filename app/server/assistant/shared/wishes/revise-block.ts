import type { Language } from "~/domain/people/language";
import { namesDayByWeather } from "~/language/wish/clauses";
import { PARTS } from "~/language/wish/part-words";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { note, type NotePart } from "~/planner/revise/note";
import { planRevision } from "~/planner/revise/revise-block";
import { type RevisionRequest } from "~/planner/revise/revision-request";
import type { Revision } from "../../port";
import { fearsPeople } from "~/language/question/signs";
import { allNumbers } from "../emergency-numbers";
import { sun } from "~/messages/spoken/answers";
import { GIVEN_TIMES } from "~/language/wish/clock-words";
import { daylightAt } from "../daylight";
import { dateOfDay, dayAsked } from "../day-asked";
import { contextOf } from "../question-context";
import { withEarlier } from "./earlier/earlier-wishes";
import { questionInWish } from "./question-in-wish";
import { sentences } from "~/planner/words/sentences";
import { refusedIn } from "./needs-help";
import { withoutMealAsItIs, besidesAsked } from "./wish-alone";

/** The planner's revision of a block, said in the language of the wish. */
export function reviseBlock(wish: RevisionRequest): Revision {
  const whole = withEarlier(wish);
  const refused = refusedIn(whole);
  if (refused) return { block: whole.current, note: refused, isHelp: true };
  const asked = questionInWish(whole);
  if (asked?.rest === "") return { block: whole.current, note: asked.said, isHelp: true };
  const request = withoutMealAsItIs(asked ? besidesAsked(whole, asked.rest) : whole);
  const { block, note: said, language } = planRevision(request);
  const words = noteIn(
    language,
    said.flatMap((part) => (part.say === "noMove" ? sayMove(request) : part)),
  );
  return { block, note: sentences(asked?.said, words, sunThen(request, language), numbersFor(whole)) };
}

/** Who wishes for the sunset or the sunrise reads when they are. */
function sunThen({ brief, dayIndex, feedback }: RevisionRequest, language: Language): string | null {
  const words = readWords(feedback);
  const isAsked = GIVEN_TIMES.find(words).some(({ id }) => id !== "opening");
  const date = isAsked ? dateOfDay(brief, dayIndex) : null;
  const light = date && brief.guide ? daylightAt(brief.guide, date) : null;
  return light && sun[language]({ sunrise: light.sunrise, sunset: light.sunset });
}

/** Who is afraid of people reads whom to call, beside what stands there instead. */
function numbersFor({ brief, days, feedback }: RevisionRequest): string | null {
  const context = contextOf(brief, days, feedback);
  return fearsPeople(context.words) ? allNumbers(context) : null;
}

/** What stands where the stop shall go, with how the two change places; where no place for it is named, how a stop is moved. */
function sayMove({ brief, days, dayIndex, blockName, current: { title: old }, feedback }: RevisionRequest): NotePart[] {
  const words = readWords(feedback);
  const day = dayAsked(words.map(({ said }) => said).join(" "), brief, dayIndex);
  if (day && "missing" in day) return note("noSuchDay", { old, days: brief.daysTotal });
  if (day === null && namesDayByWeather(words)) return note("whichDay", { old });
  const named = PARTS.find(words).filter(({ id }) => day !== null || id !== blockName);
  const [part = blockName] = named.map(({ id }) => id);
  const at = { day: day?.dayIndex ?? dayIndex, part };
  const there = days.find((each) => each.dayIndex === at.day)?.blocks[at.part];
  return there && (at.day !== dayIndex || at.part !== blockName)
    ? note("swapWith", { old, name: there.title, ...at })
    : note("noMove", { old });
}
