import { leadAt } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop } from "~/domain/plan/stop";
import { type Proposal, seenStop } from "~/domain/proposal/proposal";
import { NEAR_TO } from "~/language/wish/naming";
import { IT_GOES, OFFERS, REST_GOES, type Role, SOMETHING_GOES } from "~/language/wish/role-words";
import { rolesOf } from "~/language/wish/roles";
import { asksAnything } from "~/language/wish/stop-clauses";
import { daysNumbered, SWAPS } from "~/language/wish/talk-words";
import { mealNamedIn } from "~/language/wish/need-words";
import { PARTS } from "~/language/wish/part-words";
import { PhraseTable, type Word } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { atStop } from "~/planner/revise/meal-stop";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dayAsked } from "../day-asked";
import { cardsOf } from "./cards";
import { type AllBut, allButIn, withoutKeptStops } from "./clauses/kept-stops";
import { type Change, placesInstead } from "./other-places";
import { proposedPlace } from "./proposed-place";
import { asksForLess, couldGo, isOuting } from "./stops-of-day";
import { type Thing, thingsIn } from "./things-named";
import type { PlanNow } from "./what-is-lost";
import { exchangedHere, movesOf } from "./moves";
import { addedBeside } from "./beside-stop";
import { askedInPlaceOf } from "./wish-proposals";

type Named = Thing & { role: Role | null };

/** "This whole day feels like a lot": what it could do without is on cards. */
const WHOLE_DAY = new PhraseTable({
  day: `
    whole/entire/this/that/the/our day, day is/feels/looks, all day
    | ganze/ganzer/dieser/der tag, tag ist/wirkt
    | toute la journee, la/cette journee, journee est
    | todo el dia, el/este dia, dia es/esta
    | tutta la giornata, la/questa giornata, giornata e
    | o dia todo, o/este/esse dia, dia esta/ta
  `,
});
const TOO_MUCH = new PhraseTable({
  much: `
    like a lot, too much, so much, more chill, chiller, calmer
    | zu viel, zu stressig, ruhiger
    | trop, plus cool/tranquille/calme
    | demasiado, mucho ajetreo, mas tranquilo
    | troppo, piu tranquillo/tranquilla/calma
    | demais, muita coisa, mais calmo/tranquilo
  `,
});
const MOST_LESS = 3;

/**
 * What a wish asks of stops that it names, wherever in the plan they are: "drop the zoo, do the ferry instead", "keep the palace, lose the museum", "swap the
 * castle with whatever is tomorrow morning". None where it is about the one stop that it is typed at, or says of no stop what shall become of it.
 */
export function namedProposals(wish: RevisionRequest, at: PlanNow): Proposal[] {
  const request = { ...wish, brief: briefOn(wish.brief, wish.dayIndex) };
  return cardsOf(changesNamed(request), "n", wish, at, wishIn(request).language);
}

function changesNamed(request: RevisionRequest): Change[] {
  const { brief, days, dayIndex, blockName } = request;
  const { words, things } = thingsIn(request);
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  const exchanged = daysSwapped(request);
  if (exchanged.length > 0) return exchanged;
  const allBut = allButIn(request);
  if (allBut) return allElse(request, allBut, words);
  const roles = rolesOf(words, things);
  const isTooFull = WHOLE_DAY.find(words).length > 0 && (asksForLess(words) || TOO_MUCH.find(words).length > 0);
  const isLess = isTooFull || SOMETHING_GOES.find(words).length > 0;
  const stays = things.flatMap(({ stop }, i) => (roles[i] === "keep" && stop ? [stop.title] : []));
  const lighter = day && isLess ? couldGo(day, { brief }).filter(({ title }) => !stays.includes(title)) : [];
  if (lighter.length > 0) return lighter.slice(0, MOST_LESS).map((stop) => ({ kind: "shelve", stop: seenStop(stop) }));
  const named = withWanted(
    things.map((thing, i): Named => ({ ...thing, role: roles[i] ?? null })),
    words,
  );
  const all = [...named, ...itGoes(words, named, lead)];
  const others = othersOfDay(request, all, words, lead);
  if (others.length > 0) return others;
  const acted = all.filter(({ role }) => role !== null);
  // "Something free, and not Times Square again" says what is not to come, and of no stop that it goes.
  const isOnlyRefused = acted.every(({ role }) => role === "refuse");
  if (isOnlyRefused && asksBeside(words, acted)) return [];
  const isElsewhere = acted.some(
    ({ role, stop }) => stop !== null && (stop.id !== lead?.id || role === "move" || role === "add"),
  );
  const stopsOrPlaces = new Set(acted.map(({ stop, place }) => stop?.id ?? place?.id));
  if (!isElsewhere && stopsOrPlaces.size < 2) return [];
  const stopsOf = (role: Role): PlacedStop[] =>
    all
      .flatMap(({ stop, role: own }) => (own === role && stop ? [stop] : []))
      .filter((stop, i, same) => same.findIndex(({ id }) => id === stop.id) === i);
  const kept = new Set(stopsOf("keep").map(({ id }) => id));
  const drops = [...stopsOf("drop"), ...stopsOf("refuse")].filter(({ id }) => !kept.has(id));
  const fresh = all.filter(({ role, stop, place }) => role === "add" && stop === null && place !== null);
  const swaps = swapped(request, all, words, lead);
  return [
    ...swaps,
    ...replaced(request, swaps.length > 0 ? [] : drops, fresh, stopsOf("add"), saidBesides(words, acted)),
    ...moved(request, stopsOf("move"), drops.length === 0 ? stopsOf("add") : [], words, saidBesides(words, acted)),
  ];
}

/**
 * "Skip the castle and do something small instead, the tile museum maybe?": of what goes and one other that nothing is said of, that one is to come. Of what
 * shall change and one other, the two change places.
 */
function withWanted(named: readonly Named[], words: readonly Word[]): Named[] {
  const unsaid = named.filter(({ role }) => role === null);
  const [swap, ...moreSwaps] = named.filter(({ role }) => role === "swap");
  if (
    swap &&
    moreSwaps.length === 0 &&
    named.length === 2 &&
    unsaid[0] &&
    !NEAR_TO.find(words).some(({ to }) => to === unsaid[0]?.from)
  )
    return named.map((each) => ({ ...each, role: "swap" }));
  const goes = named.filter(({ role }) => role === "drop");
  const isNear = ({ from }: Named): boolean => NEAR_TO.find(words).some(({ to }) => to === from);
  const [wanted] = unsaid.filter(
    (each) => each.place !== null && !isNear(each) && goes.some(({ to }) => to <= each.from),
  );
  return unsaid.length !== 1 || goes.length + 1 !== named.length || !wanted || !OFFERS.find(words).length
    ? [...named]
    : named.map((each) => (each === wanted ? { ...each, role: "add" } : each));
}

/** Whether anything is wished for beside what is named. */
const asksBeside = (words: readonly Word[], named: readonly Named[]): boolean => asksAnything(unnamed(words, named));
const unnamed = (words: readonly Word[], named: readonly Named[]): Word[] =>
  words.filter((_, at) => named.every(({ from, to }) => at < from || at >= to));
const saidBesides = (words: readonly Word[], named: readonly Named[]): string =>
  unnamed(words, named)
    .map(({ said }) => said)
    .join(" ");

/** The stop that is pointed to, where no stop is named to go. */
function itGoes(words: readonly Word[], things: readonly Named[], lead: PlacedStop | null): Named[] {
  const [hit] = IT_GOES.find(words);
  if (!hit || !lead || things.some(({ role, to }) => to <= hit.from && role !== "keep")) return [];
  return [{ from: hit.from, to: hit.to, stop: lead, place: null, isByName: false, role: "drop" }];
}

/** "Swap day 2 and day 3", "Tuesday for all of Thursday"; of what stands on a part of a day only that is meant. */
export function daysSwapped(request: RevisionRequest): Change[] {
  const { words, things } = thingsIn(request);
  const isSwap = SWAPS.find(words).length > 0 || words.some(({ clause }) => clause?.act === "swap");
  const numbered = daysNumbered(words);
  const parts = PARTS.find(words).toSorted((a, b) => a.from - b.from);
  const [part, otherPart = part] = parts.map(({ id }) => id);
  const isOfDays = things.length === 0 && mealNamedIn(words) === null;
  const [one, other, ...more] = numbered.length > 0 || !isOfDays ? numbered : weekdaysOf(request, words);
  const planned = (day: number | undefined) => request.days.find(({ dayIndex }) => dayIndex === day);
  if (isSwap && part !== undefined && otherPart !== undefined && more.length === 0) {
    const [day, otherDay] = [planned(one), planned(other)];
    const [first, second] = [day && leadAt(day, part), otherDay && leadAt(otherDay, otherPart)];
    return first && second ? [{ kind: "swap-stops", stop: seenStop(first), other: seenStop(second) }] : [];
  }
  const [stop] = planned(one)?.stops ?? [];
  return isSwap && one !== undefined && other !== undefined && more.length === 0 && stop
    ? [{ kind: "swap-days", one, other, stop: seenStop(stop) }]
    : [];
}

/** The days of the trip whose weekdays the clause names that exchanges something; where it names but one, those of all clauses. */
function weekdaysOf({ brief, dayIndex }: RevisionRequest, words: readonly Word[]): number[] {
  const daysIn = (some: readonly Word[]): number[] => {
    const found = some.map(({ said }) => dayAsked(said, brief, dayIndex));
    return [...new Set(found.flatMap((day) => (day && !("missing" in day) ? [day.dayIndex] : [])))];
  };
  const exchanged = daysIn(words.filter(({ clause }) => clause?.act === "swap"));
  return exchanged.length > 1 ? exchanged : daysIn(words);
}

/** What goes elsewhere, and what comes instead to where the wish is typed; "put the museum on Friday" is a move, too. */
function moved(
  request: RevisionRequest,
  away: readonly PlacedStop[],
  here: readonly PlacedStop[],
  words: readonly Word[],
  besides: string,
): Change[] {
  const movesTo = (stop: PlacedStop): Change[] =>
    exchangedHere(request, stop, words) ?? movesOf(atStop(request, stop), stop, words) ?? [];
  if (away.length === 0) return here.flatMap(movesTo);
  const to = { day: request.dayIndex, part: request.blockName };
  const come = [
    ...here.map((stop): Change => ({ kind: "move", stop: seenStop(stop), to })),
    ...(here.length === 0 ? inItsPlace(request, away, besides) : []),
  ];
  return [...come, ...away.flatMap((stop) => movesTo(stop).slice(0, come.length > 0 ? 1 : undefined))];
}

/** "Move the tower to the afternoon, and a breakfast here instead": what is wished for where the stop stood that goes elsewhere. */
function inItsPlace(request: RevisionRequest, away: readonly PlacedStop[], besides: string): Change[] {
  const isHere = away.some(({ at }) => at.day === request.dayIndex && at.part === request.blockName);
  const asked = { ...request, feedback: besides, typedIn: wishIn(request).language };
  return isHere && asksAnything(readWords(besides)) ? addedBeside(asked).slice(0, 2) : [];
}

/** Of the day of what is kept, or of the stop that the wish is typed at, everything else that one goes to; meals stay. */
function othersOfDay(
  { days }: RevisionRequest,
  all: readonly Named[],
  words: readonly Word[],
  lead: PlacedStop | null,
): Change[] {
  if (REST_GOES.find(words).length === 0) return [];
  const kept = all.flatMap(({ role, stop }) => (role === "keep" && stop ? [stop] : []));
  const [first = lead] = kept;
  const others = days
    .filter(({ dayIndex }) => dayIndex === first?.at.day)
    .flatMap(({ stops }) => stops)
    .filter(
      (stop) => isOuting(stop) && !isFixed(stop) && stop.id !== first?.id && kept.every(({ id }) => id !== stop.id),
    );
  const [stop, ...also] = others.map(seenStop);
  return stop ? [{ kind: "shelve", stop, also }] : [];
}

/** "Move everything but the museum to tomorrow", "drop everything but the museum". */
function allElse(request: RevisionRequest, { others, does }: AllBut, words: readonly Word[]): Change[] {
  const [stop, ...also] = others.map(seenStop);
  if (does === "drop") return stop ? [{ kind: "shelve", stop, also }] : [];
  return others.flatMap((other): Change[] => {
    const [move] = movesOf(atStop(request, other), other, words) ?? [];
    return move?.kind === "move" ? [move] : [];
  });
}

/** Two that change places; one for which a place comes that is not planned; or one and what another part of the plan is known by. */
function swapped(
  request: RevisionRequest,
  all: readonly Named[],
  words: readonly Word[],
  lead: PlacedStop | null,
): Change[] {
  // "No way up the castle at two. Swap with the evening": what is refused is what shall change places.
  const isRefused = SWAPS.find(words).length > 0 && all.every(({ role }) => role !== "swap");
  const swaps = all.filter(({ role }) => role === (isRefused ? "refuse" : "swap"));
  const [stop, other] = swaps.flatMap((thing) => thing.stop ?? []);
  const fresh = swaps.find((thing) => thing.stop === null)?.place;
  if (!stop) return [];
  if (other && other.id !== stop.id) return [{ kind: "swap-stops", stop: seenStop(stop), other: seenStop(other) }];
  if (fresh) return [{ kind: "replace", stop: seenStop(stop), place: proposedPlace(request.brief, fresh) }];
  const there = leadThere(request, words);
  if (there && there.id !== stop.id) return [{ kind: "swap-stops", stop: seenStop(stop), other: seenStop(there) }];
  return lead && lead.id !== stop.id ? [{ kind: "swap-stops", stop: seenStop(lead), other: seenStop(stop) }] : [];
}

/** "Whatever we have tomorrow morning": what a part of a day that is named is known by; null where none is. */
function leadThere(request: RevisionRequest, words: readonly Word[]): PlacedStop | null {
  const { brief, days, dayIndex } = request;
  const named = dayAsked(words.map(({ said }) => said).join(" "), brief, dayIndex);
  const [part] = PARTS.find(words).map(({ id }) => id);
  if ((named && "missing" in named) || part === undefined) return null;
  const day = days.find((each) => each.dayIndex === (named?.dayIndex ?? dayIndex));
  return day ? leadAt(withoutKeptStops(day, request), part) : null;
}

/** What goes, and what comes for it: a place that is named, one of the kind that is wished for, one that is planned elsewhere, or nothing. */
function replaced(
  request: RevisionRequest,
  drops: readonly PlacedStop[],
  fresh: readonly Named[],
  planned: readonly PlacedStop[],
  besides: string,
): Change[] {
  const [first, ...more] = drops;
  if (!first) return [];
  const [place] = fresh.flatMap((thing) => thing.place ?? []);
  const [other] = planned.filter(({ id }) => id !== first.id);
  const shelved = drops.map((stop): Change => ({ kind: "shelve", stop: seenStop(stop) }));
  if (place)
    return [
      { kind: "replace", stop: seenStop(first), place: proposedPlace(request.brief, place) },
      ...more.map((stop): Change => ({ kind: "shelve", stop: seenStop(stop) })),
    ];
  if (other) {
    const { day, part } = first.at;
    return [
      ...shelved,
      { kind: "move", stop: seenStop(other), to: { day, part } },
      { kind: "swap-stops", stop: seenStop(first), other: seenStop(other) },
    ];
  }
  const asked = askedInPlaceOf({ ...atStop(request, first), feedback: besides }, first);
  const instead = asked ? placesInstead(asked, first, { nothingElse: true }).slice(0, 2) : [];
  return [...instead, ...shelved];
}
