import { leadAt, stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Itinerary } from "~/domain/plan/itinerary";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop, Stop } from "~/domain/plan/stop";
import { moved, swapDays } from "~/domain/plan/stop-moves";
import { DAY_MINUTES, minutesOfDay, nextFiveMinutes, timeAt, type TimeOfDay } from "~/domain/plan/time-of-day";
import { MOST_PROPOSALS, type Proposal, type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import { proposalState, takeProposal, type TripNow } from "~/domain/proposal/take-proposal";
import type { BlockName } from "~/domain/plan/block";
import type { Language } from "~/domain/people/language";
import { amountIn, clocksIn, directionIn, GIVEN_TIMES } from "~/language/wish/clock-words";
import { SWAPS } from "~/language/wish/talk-words";
import { PhraseTable, type Word } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import type { Place } from "~/domain/place/place";
import { isPlaceOf, plannedAt } from "~/planner/plan/planned-blocks";
import { alternativesTo } from "~/planner/revise/alternatives";
import { note } from "~/planner/revise/note";
import { proposedPlace } from "./proposed-place";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { timesLost } from "~/planner/times/lost-times";
import { openOn } from "~/domain/place/opening-hours";
import { dateOfDay, dayAsked } from "../day-asked";
import { daylightAt } from "../daylight";

/** The plan as it is, and how far the trip is. */
export type PlanNow = { plan: Pick<Itinerary, "days" | "shelf">; now: TripNow };

/** The part of a day that words name, in six languages. */
export const PARTS = new PhraseTable<BlockName>({
  morning:
    "morning/mornings, before lunch | vormittag/vormittags, am morgen, vor dem mittagessen | matin/matinee, avant le dejeuner | por la manana, la manana de, antes de comer/almorzar | mattina/mattino, prima di pranzo | manha, de manha, antes do almoco",
  afternoon:
    "afternoon/afternoons, after lunch | nachmittag/nachmittags, nach dem? mittagessen | apres midi, apres le dejeuner | despues de comer/almorzar, tarde, !mas/muy/tan/demasiado tarde, !hasta tarde | pomeriggio, dopo pranzo | depois do almoco, tarde, !mais/muito/tao tarde, !ate tarde, !tarde demais",
  evening:
    "evening/evenings, night, tonight, after dinner, end of the day | abend/abends, ende des tages | soir/soiree, fin de journee | noche, final del dia | sera/stasera, fine giornata | noite, fim do dia",
});

/**
 * What a wish asks that is no other place for a block, as changes to accept: its stop moves or changes places with another, leaves its day, or begins at
 * another time. Each is one that can be done now, and says for what its day would have no time left. None where the wish asks for something else.
 */
export function wishProposals(request: RevisionRequest, { plan, now }: PlanNow): Proposal[] {
  const { feedback } = request;
  const brief = briefOn(request.brief, request.dayIndex);
  const wish = wishIn({ ...request, brief });
  const words = readWords(feedback);
  const isNew = wish.named !== null && !isPlaceOf(request.current, wish.named);
  if (request.elsewhere && wish.named)
    return taken([{ kind: "add", place: proposedPlace(brief, wish.named), to: request.elsewhere }]);
  const [first, second] = request.both ?? [];
  if (first !== undefined && second !== undefined) return taken(bothOf({ ...request, brief }, [first, second]));
  const changes = wish.movesAway
    ? movedAway({ ...request, brief }, isNew ? wish.named : null, words)
    : wish.needs.includes("beside") && !(isNew && wish.named && plannedAt(request.days, wish.named))
      ? isNew && wish.named && plannedAt(request.days, wish.named) === null
        ? addedNamed(request, wish.named)
        : addedBeside({ ...request, brief })
      : wish.named && !isPlaceOf(request.current, wish.named)
        ? swapWithNamed(request, wish.named)
        : wish.far || wish.unknownName || request.meant
          ? []
          : changesFor({ ...request, brief }, wish.unsupported, words);
  return taken(changes);

  function taken(all: readonly ProposedChange[]): Proposal[] {
    return all
      .map((change, i): Proposal => ({ ...change, id: `w${i + 1}`, why: "" }))
      .filter((proposal) => proposalState(proposal, plan, now) === "open")
      .slice(0, MOST_PROPOSALS)
      .map((proposal) => ({ ...proposal, why: sayLost(request, proposal, plan, wish.language) }));
  }
}

/** "Do both": the first in the place of what stands there, the second beside it. */
function bothOf(request: RevisionRequest, [first, second]: readonly [string, string]): ProposedChange[] {
  const { brief, days, dayIndex, blockName } = request;
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  const placeOf = (title: string): Place | undefined => brief.guide?.places.find(({ name }) => name === title);
  const [one, other] = [placeOf(first), placeOf(second)];
  return lead && one && other
    ? [{ kind: "replace", stop: seenStop(lead), place: proposedPlace(brief, one) }, ...addedNamed(request, other)]
    : [];
}

/** The stop goes where it shall, and one of the places that are wished for comes where it stood. */
function movedAway(request: RevisionRequest, named: Place | null, words: readonly Word[]): ProposedChange[] {
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  const [move] = (lead && movesOf(request, lead, words)) ?? [];
  const instead = named ? addedNamed(request, named) : addedBeside(request);
  return move ? [move, ...instead] : instead;
}

/** What is to come beside the stop: one of the places that a wish is met by, on the same part of the day. */
function addedBeside(request: RevisionRequest): ProposedChange[] {
  const { guide } = request.brief;
  const to = { day: request.dayIndex, part: request.blockName };
  return alternativesTo(request)
    .filter(({ isIt }) => isIt)
    .flatMap(({ name }): ProposedChange[] => {
      const place = guide?.places.find((each) => each.name === name);
      return place ? [{ kind: "add", place: proposedPlace(request.brief, place), to }] : [];
    });
}

const addedNamed = ({ brief, dayIndex, blockName }: RevisionRequest, named: Place): ProposedChange[] => [
  { kind: "add", place: proposedPlace(brief, named), to: { day: dayIndex, part: blockName } },
];

/** What they name stands elsewhere in the plan: it may change places with what is here, a day out with the whole day. */
function swapWithNamed({ days, dayIndex, blockName }: RevisionRequest, named: Place): ProposedChange[] {
  const planned = plannedAt(days, named);
  const leadOf = (day: number, part: BlockName): PlacedStop | null => {
    const found = days.find((each) => each.dayIndex === day);
    return found ? leadAt(found, part) : null;
  };
  const [stop, other] = [leadOf(dayIndex, blockName), planned && leadOf(planned.dayIndex, planned.part)];
  if (!planned || !stop || !other) return [];
  return named.dayTrip
    ? [{ kind: "swap-days", one: dayIndex, other: planned.dayIndex, stop: seenStop(stop) }]
    : [{ kind: "swap-stops", stop: seenStop(stop), other: seenStop(other) }];
}

function changesFor(
  request: RevisionRequest,
  asked: ReturnType<typeof wishIn>["unsupported"],
  words: readonly Word[],
): ProposedChange[] {
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  if (!day || !lead) return [];
  const there = stopsOfPart(day.stops, request.blockName);
  switch (asked) {
    case "move": {
      const moves = movesOf(request, lead, words);
      return moves ?? timesOf(request, lead, there, words);
    }
    case "empty": {
      const stop = seenStop(lead);
      const also = there.filter((each) => each !== lead && isOuting(each) && !isFixed(each)).map(seenStop);
      return [...(also.length > 0 ? [{ kind: "shelve", stop, also } as const] : []), { kind: "shelve", stop }];
    }
    case "time":
      return timesOf(request, lead, there, words);
    default:
      return [];
  }
}

/** What one goes to; whoever rests eats all the same. */
const isOuting = ({ kind }: Stop): boolean => !["meal", "travel", "stay", "rest"].includes(kind);

/** Null where the words name no other place in the plan. */
function movesOf(
  { brief, days, dayIndex, blockName }: RevisionRequest,
  lead: PlacedStop,
  words: readonly Word[],
): ProposedChange[] | null {
  const named = dayAsked(words.map(({ said }) => said).join(" "), brief, dayIndex);
  if (named && "missing" in named) return [];
  const [part] = PARTS.find(words)
    .map(({ id }) => id)
    .filter((id) => named !== null || id !== blockName);
  const to = { day: named?.dayIndex ?? dayIndex, part: part ?? blockName };
  if (named === null && ANOTHER_DAY.find(words).length > 0)
    return days
      .filter((day) => day.dayIndex !== dayIndex)
      .toSorted((a, b) => nearTo(dayIndex, a) - nearTo(dayIndex, b))
      .map((day) => ({ kind: "move", stop: seenStop(lead), to: { ...to, day: day.dayIndex } }));
  if (to.day === dayIndex && to.part === blockName) return null;
  const target = days.find((each) => each.dayIndex === to.day);
  const there = target ? leadAt(target, to.part) : null;
  const other = there && there.title !== lead.title ? there : null;
  const swap: ProposedChange[] = other ? [{ kind: "swap-stops", stop: seenStop(lead), other: seenStop(other) }] : [];
  const wholeDays: ProposedChange[] =
    part === undefined ? [{ kind: "swap-days", one: dayIndex, other: to.day, stop: seenStop(lead) }] : [];
  const move: ProposedChange[] = [{ kind: "move", stop: seenStop(lead), to }];
  return SWAPS.find(words).length > 0 && other ? [...swap, ...wholeDays] : [...move, ...swap];
}

/** The day after comes before the day before. */
const nearTo = (today: number, { dayIndex }: { dayIndex: number }): number =>
  dayIndex > today ? dayIndex - today - 0.5 : today - dayIndex;
/** Another day, whichever it is. */
const ANOTHER_DAY = new PhraseTable({
  day: "another/other/different day, some other day/time, not today | anderen/anderer/anderem tag, ein andermal, nicht heute | autre jour/fois, pas aujourd hui | otro dia, otra vez mejor, hoy no | altro giorno, altra volta, oggi no | outro dia, noutro dia, outra hora, hoje nao",
});

const LATER_MINUTES = 90;
const EARLIER_MINUTES = 60;
const SLEPT_IN = 10 * 60 + 30;
const FIRST_START = 6 * 60;
const LAST_START = 23 * 60;

/** The hour that is named is the block's own; "start late" is about whatever comes first there. */
function timesOf(
  request: RevisionRequest,
  lead: PlacedStop,
  there: readonly PlacedStop[],
  words: readonly Word[],
): ProposedChange[] {
  const { feedback, blockName } = request;
  const [direction, amount] = [directionIn(words), amountIn(feedback)];
  const isShift = direction !== null && amount !== null;
  const given = givenTime(request, lead, words);
  const clocks = isShift ? [] : clocksIn(feedback, blockName, true);
  const clock = clocks.findLast((each) => each !== lead.start) ?? clocks[0] ?? null;
  if (given && clock && Math.abs((minutesOfDay(given) ?? 0) - (minutesOfDay(clock) ?? 0)) > APART) return [];
  const named = isShift ? null : (clock ?? given);
  const stop = named ? lead : (there.find(({ start, kind }) => start !== null && kind !== "travel") ?? lead);
  const start = named ?? shifted(stop, direction, amount);
  return start === null || start === stop.start
    ? []
    : [{ kind: "set-time", stop: seenStop(stop), start, from: stop.start }];
}

/** So far an hour that is named may lie from the sunset that is wished for as well. */
const APART = 75;
/** Who goes for the sunset is there a little before it. */
const BEFORE_SUNSET = 45;

/** "When it opens", "at sunset": the time that the place, or that day, gives. */
function givenTime({ brief, dayIndex }: RevisionRequest, lead: PlacedStop, words: readonly Word[]): TimeOfDay | null {
  const [given] = GIVEN_TIMES.find(words);
  const date = dateOfDay(brief, dayIndex);
  if (!given || !date || !brief.guide) return null;
  if (given.id === "opening") {
    const place = brief.guide.places.find(({ id }) => id === lead.placeId);
    const [first] = (place && openOn(place, date, false)) ?? [];
    return first ? timeAt(first[0]) : null;
  }
  const light = daylightAt(brief.guide, date);
  const at = minutesOfDay(light && given.id === "sunset" ? light.sunset : (light?.sunrise ?? null));
  return at === null ? null : timeAt(nextFiveMinutes(at - (given.id === "sunset" ? BEFORE_SUNSET : 0)));
}

function shifted(
  { start }: PlacedStop,
  direction: ReturnType<typeof directionIn>,
  amount: number | null,
): TimeOfDay | null {
  const begins = minutesOfDay(start);
  if (begins === null || direction === null) return null;
  const later = begins + (direction === "earlier" ? -(amount ?? EARLIER_MINUTES) : (amount ?? LATER_MINUTES));
  const wanted = direction === "sleepIn" ? Math.max(later, SLEPT_IN) : later;
  return timeAt(nextFiveMinutes(Math.min(Math.max(wanted, FIRST_START), LAST_START, DAY_MINUTES)));
}

/** For what a day would have no time left, once this was done. */
export function sayLost(
  { brief, days }: Pick<RevisionRequest, "brief" | "days">,
  proposal: Proposal,
  plan: PlanNow["plan"],
  language: Language,
): string {
  const names = timesLost(brief, days, stopsAfter(proposal, plan));
  return names.length === 0 ? "" : noteIn(language, note("noTimeLeft", { names }));
}

function stopsAfter(proposal: Proposal, plan: PlanNow["plan"]): Stop[] {
  const stops: Stop[] = [...plan.days.flatMap((day) => day.stops), ...plan.shelf];
  const step = takeProposal(proposal, plan, { by: "", newId: "" });
  switch (step.kind) {
    case "change":
      return stops.map((stop) =>
        stop.id === step.id ? { ...stop, start: step.patch.start ?? stop.start, startIsSet: true } : stop,
      );
    case "move":
      return moved(stops, step.moves);
    case "swap":
      return moved(stops, swapDays(stops, step.one, step.other));
    case "add":
      return [...stops, step.stop];
    default:
      return step satisfies never;
  }
}
