import * as z from "zod/mini";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { isFixed } from "~/domain/plan/planned-days";
import { STOP_FIELDS } from "~/domain/plan/stop";
import { areOfOneCity } from "~/domain/trip/legs";
import { isTimeOfDay } from "~/domain/plan/time-of-day";
import { type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import { proposedPlace } from "../../shared/wishes/proposed-place";
import { fitPlan, freePlace, freeStop, openDay } from "./fit-for-day";
import { type Hands, NotDone } from "./hands";
import { placeAt } from "./look-up";
import type { ModelFunction } from "./model-function";

const why = z.string();
const part = z.enum(BLOCK_NAMES);
const replacing = z.object({ stop: z.string(), place: z.string(), why });
const adding = z.object({ place: z.string(), day: z.nullable(z.int()), part: z.nullable(part), why });
const moving = z.object({ stop: z.string(), day: z.int(), part, why });
const shelving = z.object({ stop: z.string(), why });
const swapping = z.object({ one: z.int(), other: z.int(), why });
const timing = z.object({ stop: z.string(), start: z.string(), why });
const lasting = z.object({ stop: z.string(), minutes: z.int(), why });

const PROPOSED = { proposed: true };

function proposeIfFit(hands: Hands, change: ProposedChange, reason: string): typeof PROPOSED {
  fitPlan(hands, change);
  hands.propose(change, reason);
  return PROPOSED;
}

const replace: ModelFunction<typeof replacing> = {
  says: "Propose a place instead of a stop. “why”: one short sentence for the travellers.",
  shape: replacing,
  run(hands, given) {
    const stop = freeStop(hands, given.stop);
    const place = placeAt(hands, given.place);
    if (!stop.at) throw new NotDone("That is only an idea. Propose to add the place instead.");
    freePlace(hands, place, stop.at.day);
    const proposed = proposedPlace(hands.trip, place);
    return proposeIfFit(hands, { kind: "replace", stop: seenStop(stop), place: proposed }, given.why);
  },
};

const add: ModelFunction<typeof adding> = {
  says: "Propose to add a place to a part of a day, or to keep it among the ideas where day and part are null.",
  shape: adding,
  run(hands, given) {
    const place = placeAt(hands, given.place);
    const to = given.day === null || given.part === null ? null : { day: given.day, part: given.part };
    if (to) openDay(hands, to.day);
    freePlace(hands, place, to?.day ?? null);
    return proposeIfFit(hands, { kind: "add", place: proposedPlace(hands.trip, place), to }, given.why);
  },
};

const move: ModelFunction<typeof moving> = {
  says: "Propose to move a stop to a part of a day.",
  shape: moving,
  run(hands, given) {
    const stop = freeStop(hands, given.stop);
    const to = { day: given.day, part: given.part };
    openDay(hands, to.day);
    if (stop.at?.day === to.day && stop.at.part === to.part) throw new NotDone("It is there already.");
    return proposeIfFit(hands, { kind: "move", stop: seenStop(stop), to }, given.why);
  },
};

const shelve: ModelFunction<typeof shelving> = {
  says: "Propose to take a stop out of its day and keep it among the ideas.",
  shape: shelving,
  run(hands, given) {
    const stop = freeStop(hands, given.stop);
    if (!stop.at) throw new NotDone("It is among the ideas already.");
    hands.propose({ kind: "shelve", stop: seenStop(stop) }, given.why);
    return PROPOSED;
  },
};

const swapDays: ModelFunction<typeof swapping> = {
  says: "Propose that two days change places.",
  shape: swapping,
  run(hands, { one, other, why: reason }) {
    for (const day of [one, other]) openDay(hands, day);
    if (one === other) throw new NotDone("That is one day.");
    const onBoth = hands.stops.filter(({ at }) => at?.day === one || at?.day === other);
    const [first] = onBoth.filter(({ at }) => at?.day === one);
    if (!first) throw new NotDone(`Day ${one} is empty.`);
    if (onBoth.some(isFixed)) throw new NotDone("Something on these days is locked or booked and stays.");
    if (!areOfOneCity(hands.trip.legs ?? [], one, other))
      throw new NotDone("These days are spent in different cities.");
    hands.propose({ kind: "swap-days", one, other, stop: seenStop(first) }, reason);
    return PROPOSED;
  },
};

const setTime: ModelFunction<typeof timing> = {
  says: "Propose that a stop begins at another time, as HH:MM.",
  shape: timing,
  run(hands, given) {
    const stop = freeStop(hands, given.stop);
    if (!isTimeOfDay(given.start)) throw new NotDone("A time is written as HH:MM.");
    if (!stop.at) throw new NotDone("An idea has no time.");
    if (stop.start === given.start) throw new NotDone("It begins then already.");
    hands.propose({ kind: "set-time", stop: seenStop(stop), start: given.start, from: stop.start }, given.why);
    return PROPOSED;
  },
};

const setLength: ModelFunction<typeof lasting> = {
  says: "Propose that a stop takes another number of minutes.",
  shape: lasting,
  run(hands, given) {
    const stop = freeStop(hands, given.stop);
    const { least, most } = STOP_FIELDS.minutes;
    if (given.minutes < least || given.minutes > most) throw new NotDone(`A stop takes ${least} to ${most} minutes.`);
    if (stop.minutes === given.minutes) throw new NotDone("It takes so long already.");
    hands.propose({ kind: "set-length", stop: seenStop(stop), minutes: given.minutes, from: stop.minutes }, given.why);
    return PROPOSED;
  },
};

/** What the model may propose. Nothing of it changes the plan. */
export const PROPOSE = {
  propose_replace: replace,
  propose_add: add,
  propose_move: move,
  propose_shelve: shelve,
  propose_swap_days: swapDays,
  propose_time: setTime,
  propose_length: setLength,
};
