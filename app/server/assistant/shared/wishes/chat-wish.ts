import type { BlockName } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop } from "~/domain/plan/stop";
import type { Place } from "~/domain/place/place";
import { type Proposal, seenStop } from "~/domain/proposal/proposal";
import { areOfOneCity } from "~/domain/trip/legs";
import { ASKS_KINDLY, type Deed, daysNumbered, deedsIn, saysToday, withoutNamed } from "~/language/wish/talk-words";
import { readWish } from "~/language/wish/read-wish";
import { WEEKDAYS, weekdaysIn } from "~/language/wish/weekday-words";
import { PARTS } from "~/language/wish/part-words";
import { PhraseTable } from "~/language/words/phrases";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { isClosedOnDay } from "~/planner/legs/closed-on-day";
import { atStop } from "~/planner/revise/meal-stop";
import { note } from "~/planner/revise/note";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import type { ChatMessage } from "../../port";
import { chatReply } from "../chat/chat-reply";
import { dayAsked } from "../day-asked";
import { lastTurns } from "../earlier-turns";
import { stopOf as stopOfSubject } from "../planned-answers";
import { cardsOf } from "./cards";
import { type Change, placesInstead } from "./other-places";
import { proposedPlace } from "./proposed-place";
import { allNamed, contextOf, namedIn, type QuestionContext, type Subject } from "../question-context";
import { asksForLess, couldGo, mealMeant, stopAtEnd } from "./stops-of-day";
import type { PlanNow } from "./what-is-lost";
import { wishProposals } from "./wish-proposals";
import { sayLocked } from "./wish-reply";

type Asked = Pick<
  ChatMessage,
  "brief" | "days" | "message" | "before" | "trip" | "shelf" | "firstOpenDay" | "mayPropose"
>;

/** What somebody wishes in a talk, as far as it is read. */
type Wishing = {
  /** The whole trip. */
  trip: ChatMessage["brief"];
  asked: Asked;
  context: QuestionContext;
  deeds: ReadonlySet<Deed>;
  wish: ReturnType<typeof readWish>;
  /** Those with a number, as they come; or the one that is named otherwise. */
  days: readonly number[];
  parts: readonly BlockName[];
  /** A day is to hold less. */
  wantsLess: boolean;
  at: PlanNow;
};

/**
 * The cards that a wish in a talk gets without a model: days or stops that change places, a stop that moves, leaves or begins at another time, a place
 * instead of another, or one more. Null where nothing of the plan is to be changed, or it does not say what; then it is answered in words.
 */
export function chatWish(asked: Asked): { reply: string; proposals: Proposal[] } | null {
  const wishing = asked.mayPropose ? wishingOf(asked) : null;
  if (!wishing || (wishing.deeds.size === 0 && wishing.wish.unsupported !== "time" && !wishing.wantsLess)) return null;
  const { at, context } = wishing;
  const changes = changesOf(wishing);
  const open = cardsOf(changes, "c", { brief: wishing.trip, days: asked.days }, at, context.language);
  if (open.length > 0) return { reply: noteIn(context.language, note("couldGo", {})), proposals: open };
  const locked = changes.flatMap((change) => ("stop" in change ? change.stop.id : [])).map((id) => stopOf(wishing, id));
  const fixed = locked.find((stop) => stop && isFixed(stop));
  return fixed ? { reply: sayLocked(fixed, asked.message), proposals: [] } : null;
}

/** What is answered in a talk without a model: a wish by cards, all else in words. */
export const replyInTalk = (message: ChatMessage): { reply: string; proposals?: Proposal[] } =>
  chatWish(message) ?? { reply: chatReply(message) };

function wishingOf(asked: Asked): Wishing {
  const { brief, days, message, shelf = [], firstOpenDay = 1, trip = brief } = asked;
  const context = contextOf(brief, days, message);
  const { words, plainText } = context;
  const today = Math.min(firstOpenDay, brief.daysTotal);
  const numbered = daysNumbered(words);
  const weekdays = weekdaysIn(words).map((weekday) => WEEKDAYS[weekday] ?? "");
  const named = (weekdays.length > 1 ? weekdays : [plainText]).map((said) => dayAsked(said, trip, today));
  const daysNamed = named.flatMap((each) => (each && "dayIndex" in each ? each.dayIndex : []));
  const told = daysNamed.length > 0 ? daysNamed : saysToday(words) ? [today] : [];
  const isKnown = (day: number): boolean => days.some(({ dayIndex }) => dayIndex === day);
  return {
    trip,
    asked,
    context,
    deeds: deedsIn(words, message),
    wish: readWish(message, brief.guide?.places ?? []),
    days: (numbered.length > 0 ? numbered : told.length > 0 ? told : dayBefore(asked, context)).filter(isKnown),
    parts: [...new Set(PARTS.find(words).map(({ id }) => id))],
    wantsLess: asksForLess(words) && !asksOnly(asked, context),
    at: {
      plan: { days, shelf: [...shelf] },
      now: { isOver: false, firstOpenDay, maySwap: (one, other) => areOfOneCity(trip.legs ?? [], one, other) },
    },
  };
}

function changesOf(wishing: Wishing): Change[] {
  const { context, deeds, days, parts, wish } = wishing;
  if (deeds.has("swap") && days.length === 2) return swapped(wishing);
  if (wishing.wantsLess && parts.length === 0) return lightened(wishing);
  const both = deeds.has("swap") ? changedWithBefore(wishing) : [];
  if (both.length > 0) return both;
  const before = thingBefore(wishing);
  const named = before ?? namedIn(context);
  const isAboutPart = days.length > 0 && parts.length > 0 && deeds.has("other");
  const ofNamed = named && !isAboutPart && wish.nearPlace === null ? changesOfNamed(wishing, named) : [];
  return ofNamed.length > 0 ? ofNamed : changesOfParts(wishing);
}

const leadOn = ({ asked: { days } }: Wishing, dayIndex: number, part: BlockName): PlacedStop | null => {
  const day = days.find((each) => each.dayIndex === dayIndex);
  return day ? leadAt(day, part) : null;
};

const stopOf = ({ at: { plan } }: Wishing, id: string) =>
  [...plan.days.flatMap(({ stops }) => stops), ...plan.shelf].find((stop) => stop.id === id);

/** Two days, or a part of each. */
function swapped(wishing: Wishing): Change[] {
  const [one = 0, other = 0] = wishing.days;
  const [part, otherPart = part] = wishing.parts;
  if (part && otherPart) {
    const [stop, another] = [leadOn(wishing, one, part), leadOn(wishing, other, otherPart)];
    return stop && another ? [{ kind: "swap-stops", stop: seenStop(stop), other: seenStop(another) }] : [];
  }
  const [first] = wishing.asked.days.find(({ dayIndex }) => dayIndex === one)?.stops ?? [];
  return first ? [{ kind: "swap-days", one, other, stop: seenStop(first) }] : [];
}

const IT = new PhraseTable({
  it: `
    it, this one, that one, !it is
    | es, ihn
    | ca, celui ci, celle ci
    | ponlo/ponla, muevelo/muevela, pasalo/pasala, quitalo/quitala, cambialo/cambiala, anadelo/anadela, lo
    | spostalo/spostala, mettilo/mettila, toglilo/toglila, cambialo/cambiala, aggiungilo/aggiungila, lo
    | isso, ele, ela
  `,
});

/** "Move it to the evening": the thing of the turn before; null where none is pointed to, or the wish names one of the plan before another. */
function thingBefore({ asked, context }: Wishing): Subject | null {
  const before = asked.before ?? [];
  if (before.length === 0 || asksOnly(asked, context) || IT.find(context.words).length === 0) return null;
  const here = namedIn(context);
  const earlier = lastTurns(asked).named;
  return here === null || here.place?.id === earlier?.place?.id ? earlier : null;
}

const asksOnly = ({ message }: Asked, { words }: QuestionContext): boolean =>
  /[?？]/.test(message) && ASKS_KINDLY.find(words).length === 0;

const THAT_DAY = new PhraseTable({
  day: "that/this/the day | den/diesen/dem tag, der tag | ce jour, la journee | ese/el dia | quel/il giorno | esse/nesse/o dia",
});

/** "Can you make that day easier": the day of the turn before; none where no day is pointed to. */
function dayBefore(asked: Asked, { words }: QuestionContext): number[] {
  const { dayIndex } = THAT_DAY.find(words).length > 0 ? lastTurns(asked) : { dayIndex: null };
  return dayIndex === null ? [] : [dayIndex];
}

/** "Swap it with the Orsay": the thing before and the one that is named, if both are planned. */
function changedWithBefore(wishing: Wishing): Change[] {
  const { asked, context } = wishing;
  const before = IT.find(context.words).length > 0 ? lastTurns(asked).named : null;
  if (before === null) return [];
  const named = [...allNamed(context), namedIn(context) ?? before].find(
    ({ title, at }) => at !== null && title !== before.title,
  );
  const [one, other] = [before, named].map((each) => each && stopOfSubject(context, each));
  return one && other && one.id !== other.id
    ? [{ kind: "swap-stops", stop: seenStop(one), other: seenStop(other) }]
    : [];
}

/** What a day could do without, each on a card of its own. */
function lightened({ asked, context, days: [dayIndex] }: Wishing): Change[] {
  const day = asked.days.find((each) => each.dayIndex === dayIndex);
  const stops = day ? couldGo(day, context) : [];
  return stops.slice(0, MOST_LESS).map((stop) => ({ kind: "shelve", stop: seenStop(stop) }));
}

const MOST_LESS = 3;

/** What is to be done with a stop or a place that the wish names. */
function changesOfNamed(wishing: Wishing, named: Subject): Change[] {
  const { context, deeds, days, parts, wish, trip } = wishing;
  const { at, place } = named;
  const here = allNamed(context);
  const mentioned = here.some(({ title }) => title === named.title) ? here : [named, ...here];
  const isChange = deeds.has("swap") || deeds.has("replace");
  const leadOf = (subject: Subject): PlacedStop | null =>
    subject.at && leadOn(wishing, subject.at.dayIndex, subject.at.part);
  const planned = mentioned.flatMap((subject) => leadOf(subject) ?? []);
  const fresh = mentioned.find((subject) => subject.at === null && subject.place !== null)?.place;
  const [stop, other] = planned;
  if (isChange && stop && other && stop.id !== other.id && deeds.has("swap"))
    return [{ kind: "swap-stops", stop: seenStop(stop), other: seenStop(other) }];
  if (isChange && stop && fresh) return [{ kind: "replace", stop: seenStop(stop), place: proposedPlace(trip, fresh) }];
  const lead = leadOf(named);
  if (!at || !lead) return place && deeds.has("add") ? added(wishing, place) : [];
  const day = days.find((each) => each !== at.dayIndex) ?? at.dayIndex;
  const to = { day, part: parts.find((part) => part !== at.part) ?? parts[0] ?? at.part };
  if ((deeds.has("move") || deeds.has("add")) && (to.day !== at.dayIndex || to.part !== at.part))
    return [{ kind: "move", stop: seenStop(lead), to }];
  if (wish.unsupported === "time") return timed(wishing, at.dayIndex, at.part, named.title);
  if (deeds.has("drop")) return [{ kind: "shelve", stop: seenStop(lead) }];
  return isChange || deeds.has("other") ? instead(wishing, at.dayIndex, at.part, named.title) : [];
}

/** One more place, on a day when it is open, or among the ideas where no day is named. */
function added({ trip, days: [day], parts }: Wishing, place: Place): Change[] {
  const proposed = proposedPlace(trip, place);
  if (day === undefined) return [{ kind: "add", place: proposed, to: null }];
  const isThere = briefOn(trip, day).guide?.places.some(({ id }) => id === place.id) ?? false;
  if (!isThere || isClosedOnDay(trip, place, day)) return [];
  return [{ kind: "add", place: proposed, to: { day, part: parts[0] ?? place.parts[0] ?? "afternoon" } }];
}

/** What is to be done with a part of a day; where a day is named alone, something else in each. */
function changesOfParts(wishing: Wishing): Change[] {
  const { context, deeds, wish, days, parts } = wishing;
  const [day, target] = days;
  const [part] = parts;
  if (day === undefined) return [];
  if (wish.unsupported === "time") return timed(wishing, day, part ?? "morning", null);
  const planned = wishing.asked.days.find(({ dayIndex }) => dayIndex === day);
  const meal = planned ? mealMeant(planned, context) : null;
  const stop = meal ?? (part ? leadOn(wishing, day, part) : planned ? stopAtEnd(planned, context.words) : null);
  if (deeds.has("move") && target !== undefined && part && stop)
    return [{ kind: "move", stop: seenStop(stop), to: { day: target, part: parts[1] ?? part } }];
  if ((deeds.has("drop") || wish.unsupported === "empty") && stop && !deeds.has("other"))
    return [{ kind: "shelve", stop: seenStop(stop) }];
  if (!deeds.has("other") && !deeds.has("replace")) return [];
  if (meal !== null) return anotherTable(wishing, meal);
  if (part) return instead(wishing, day, part, null);
  const all: readonly BlockName[] = ["morning", "afternoon", "evening"];
  return all.flatMap((each) => instead(wishing, day, each, null).slice(0, 1));
}

function requestFor({ trip, asked, days }: Wishing, dayIndex: number, part: BlockName, title: string | null) {
  const day = asked.days.find((each) => each.dayIndex === dayIndex);
  if (!day) return null;
  const named = days.includes(dayIndex) ? dayIndex : null;
  const feedback = withoutNamed(asked.message, title, named);
  const request = { brief: briefOn(trip, dayIndex), days: asked.days, dayIndex, blockName: part };
  return { ...request, current: day.blocks[part], feedback } satisfies RevisionRequest;
}

function timed(wishing: Wishing, dayIndex: number, part: BlockName, title: string | null): Change[] {
  const request = requestFor(wishing, dayIndex, part, title);
  return request ? wishProposals({ ...request, brief: wishing.trip }, wishing.at) : [];
}

/** Places that could stand in a part of a day instead. */
function instead(wishing: Wishing, dayIndex: number, part: BlockName, title: string | null): Change[] {
  const request = requestFor(wishing, dayIndex, part, title);
  const stop = leadOn(wishing, dayIndex, part);
  return request && stop ? placesInstead(request, stop) : [];
}

/** The same for a meal, which may stand beside what its part of the day is known by. */
function anotherTable(wishing: Wishing, meal: PlacedStop): Change[] {
  const request = requestFor(wishing, meal.at.day, meal.at.part, null);
  return request ? placesInstead(atStop(request, meal), meal) : [];
}
