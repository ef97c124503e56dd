import { type BlockName, PART_HOURS } from "~/domain/plan/block";
import type { PlacedStop } from "~/domain/plan/stop";
import { DAY_MINUTES, minutesOfDay, nextFiveMinutes, timeAt, type TimeOfDay } from "~/domain/plan/time-of-day";
import { openOn } from "~/domain/place/opening-hours";
import { type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import { BEFORE_SUNSETS, clocksIn, directionIn, GIVEN_TIMES } from "~/language/wish/clock-words";
import { amountIn } from "~/language/wish/times/amounts";
import { piecesOf } from "~/language/wish/clauses";
import { asksAnything } from "~/language/wish/stop-clauses";
import { isNoHourToGo } from "~/language/wish/times/impossible-words";
import { tellsOfCrowds } from "~/language/wish/times/crowded-words";
import { PhraseTable, type Word } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { partOfTime } from "~/planner/purpose/own-events";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { dateOfDay } from "../../day-asked";
import { daylightAt } from "../../daylight";
import { thingsIn } from "../things-named";

const LATER_MINUTES = 90;
const EARLIER_MINUTES = 60;
const SLEPT_IN = 10 * 60 + 30;
const FIRST_START = 6 * 60;
/** What is open before is open all night. */
const EARLIEST_OPENING = 5 * 60;
const LAST_START = 23 * 60;

/** The hour that is named is the block's own; "start late" is about whatever comes first there. */
export function timesOf(
  request: RevisionRequest,
  lead: PlacedStop,
  there: readonly PlacedStop[],
  words: readonly Word[],
): ProposedChange[] {
  const { feedback, blockName } = request;
  const [direction, amount] = [directionIn(words), amountIn(feedback)];
  const isShift = direction !== null && amount !== null;
  const given = givenTime(request, lead, words);
  const told = withoutCrowds(withoutArrivals(possibleIn(feedback)), given !== null);
  // "Not at noon, as soon as it opens": the hour that is named is the wrong one.
  const isAtOpening = given !== null && GIVEN_TIMES.find(words)[0]?.id === "opening";
  const clocks = isShift || isAtOpening ? [] : clocksIn(told, blockName, true);
  // "Nobody is up before ten, push it back": the hour that is named lies on the other side of what is asked.
  const isContrary = (each: TimeOfDay): boolean =>
    lead.start !== null && (direction === "later" ? each < lead.start : direction === "earlier" && each > lead.start);
  // "At two one melts, later": so is the hour at which it begins.
  const isNow = (each: TimeOfDay): boolean =>
    direction !== null && lead.start !== null && minutesApart(each, lead.start) <= ABOUT_THEN;
  const possible = clocks.filter((each) => !isContrary(each) && !isNow(each));
  const clock = possible.findLast((each) => each !== lead.start) ?? possible[0] ?? null;
  if (given && clock && minutesApart(given, clock) > APART) return [];
  const said = isShift ? null : (clock ?? given);
  // What opens only once the sun is up is never seen at sunrise.
  if (said !== null && said === given && !isAtOpening && notBeforeItOpens(request, lead, said) !== said) return [];
  // "Earlier, the children sleep at eight": the hour at which it begins already is no answer.
  const named = said === lead.start && direction !== null ? null : said;
  const stop = named ? lead : (there.find(({ start, kind }) => start !== null && kind !== "travel") ?? lead);
  const start = named ?? notBeforeItOpens(request, stop, shifted(stop, direction, amount ?? farEarlier(stop, words)));
  if (start === null || start === stop.start) return [];
  // At four it is no stop of the morning any more.
  return isFarFrom(start, stop.at.part)
    ? [{ kind: "move", stop: seenStop(stop), to: { day: stop.at.day, part: partOfTime(start) }, start }]
    : [{ kind: "set-time", stop: seenStop(stop), start, from: stop.start }];
}

/** So near to when a stop begins an hour is told of it. */
const ABOUT_THEN = 10;
const minutesApart = (one: TimeOfDay, other: TimeOfDay): number =>
  Math.abs((minutesOfDay(one) ?? 0) - (minutesOfDay(other) ?? 0));

/** So far from the hours of a part of the day an hour still belongs to it, in minutes. */
const STILL_IN_PART = 60;

/** Whether an hour lies in another part of the day, and not only a little outside of this one. */
export function isFarFrom(hour: TimeOfDay, part: BlockName): boolean {
  const [minutes, [from, until]] = [minutesOfDay(hour) ?? 0, PART_HOURS[part]];
  return partOfTime(hour) !== part && (minutes < from * 60 - STILL_IN_PART || minutes > until * 60 + STILL_IN_PART);
}

/**
 * The one hour that is wished for a stop elsewhere in the plan; null for none, several, or one that is said of something else: "we have tickets for the
 * tower at three".
 * @param part the part of the day that it is to come to, where one is named: an hour that lies in the one it leaves is complained of
 */
export function hourWished(request: RevisionRequest, stop: PlacedStop, part: BlockName | undefined): TimeOfDay | null {
  const { blockName, feedback } = request;
  const told = piecesOf(withoutArrivals(feedback)).flatMap((piece) =>
    clocksIn(piece, part ?? blockName, true).map((hour) => ({ piece, hour })),
  );
  const [first, ...more] = told;
  if (!first || more.length > 0) return null;
  if (part !== undefined && part !== blockName && partOfTime(first.hour) === blockName) return null;
  const { words, things } = thingsIn({ ...request, feedback: first.piece });
  const isOfThat = things.some(({ place, stop: named }) => named?.id === stop.id || place?.id === stop.placeId);
  return isOfThat || (things.length === 0 && !asksAnything(words)) ? first.hour : null;
}

/** When they land, leave or sleep is why, and no hour for a stop. */
const ARRIVALS = new PhraseTable({
  arrives: `
    we/i leave tomorrow, fly home/out/back, check out, checkout, bedtime, in bed, nap time, naptime, land, landing,
    lands, arrive, arriving, arrives, get in, got in, our/my/the flight, flight, train gets,
    have/got/catch/catching/is a/our/the? train/bus/ferry/flight, train/bus/ferry/flight is? at/leaves/departs
    | reisen .. ab, abreise, fliegen heim/zurück, auschecken, ins bett, im bett, schläft, mittagsschlaf, landen,
    landet, kommen an, kommen erst/um/gegen, ankommen, flug, flieger, zug um/geht/fährt
    | on repart, notre train, train a/part, au lit, se couche, atterri*, arriv*, notre/le vol
    | nos vamos a casa, volvemos a casa, a la cama, se duerme, se acuesta, llegamos, llegar, llego, aterriz*,
    nuestro/el vuelo, vuelo, tren a/sale
    | ripartiamo, torniamo a casa, a letto, va a nanna, dorme, arriviamo, arrivare, arrivo, atterr*, volo,
    treno alle/parte, il treno
    | vamos embora, voltamos pra/para casa, pra/para a? cama, dorme, chegamos, chegar, chego, aterr*, voo,
    comboio/trem as/sai
  `,
});
/** Whether a clause tells when they come, go or sleep. */
export const tellsOfArrival = (piece: string): boolean => ARRIVALS.find(readWords(piece)).length > 0;

/** What was typed without the clauses that tell when they come, go or sleep. */
export const withoutArrivals = (feedback: string): string => {
  const pieces = piecesOf(feedback).flatMap((piece) =>
    piece.split(/\s(?=(?:que|weil|because|since|cause|perche|porque|denn)\s)/iu),
  );
  const left = pieces.filter((piece) => !tellsOfArrival(piece));
  return left.length === 0 || left.length === pieces.length ? feedback : left.join(", ");
};

/** What was typed without the clauses whose hour is none to go at: "11 works, 8 is impossible". */
function possibleIn(feedback: string): string {
  const pieces = piecesOf(feedback);
  const left = pieces.filter((piece) => !isNoHourToGo(readWords(piece)));
  return left.length === pieces.length ? feedback : left.join(", ");
}

/** "At sunrise, it is packed after eight": the clauses that tell of the crowds are why, where when to go is said beside them. */
function withoutCrowds(feedback: string, isGiven: boolean): string {
  const pieces = isGiven ? piecesOf(feedback) : [];
  const left = pieces.filter((piece) => !tellsOfCrowds(readWords(piece)));
  return left.length === 0 ? feedback : left.join(", ");
}

/** So far an hour that is named may lie from the sunset that is wished for as well. */
const APART = 75;
/** Who goes for the sunset is there a little before it. */
const BEFORE_SUNSET = 45;

/** "When it opens", "at sunset": the time that the place, or that day, gives. */
function givenTime(request: RevisionRequest, lead: PlacedStop, words: readonly Word[]): TimeOfDay | null {
  const { brief, dayIndex } = request;
  const [given] = GIVEN_TIMES.find(words);
  const date = dateOfDay(brief, dayIndex);
  if (!given || !date || !brief.guide) return null;
  if (given.id === "opening") {
    const place = brief.guide.places.find(({ id }) => id === lead.placeId);
    const [first] = (place && openOn(place, date)) ?? [];
    return first && first[0] >= EARLIEST_OPENING ? timeAt(first[0]) : null;
  }
  const light = daylightAt(brief.guide, date);
  const at = minutesOfDay(light && given.id === "sunset" ? light.sunset : (light?.sunrise ?? null));
  if (at === null) return null;
  // "Before sunset" is over by then.
  const lasts = lead.minutes ?? BEFORE_SUNSET;
  const ahead =
    given.id === "sunrise" ? 0 : BEFORE_SUNSETS.find(words).length > 0 ? Math.max(lasts, BEFORE_SUNSET) : BEFORE_SUNSET;
  return timeAt(nextFiveMinutes(at - ahead));
}

/** "Way earlier", "super früh": long before everybody else comes. */
const FAR_EARLIER = new PhraseTable({
  early: `
    way/much/far/lots/loads/a lot earlier, super/really/very/crazy early, as early as possible, first thing,
    at dawn, crack of dawn
    | viel/deutlich/wesentlich früher, super/mega/ganz/richtig/so früh, so früh wie möglich, in aller frühe
    | beaucoup/bien/nettement plus tot, super/tres/hyper tot, le plus tot possible, aux aurores, a l aube
    | mucho mas temprano, super/muy temprano, tempranisimo, lo antes posible, a primera hora, al alba
    | molto prima, molto/super presto, prestissimo, il prima possibile, all alba
    | muito mais cedo, super/muito/bem cedo, cedissimo, o mais cedo possivel, ao amanhecer
  `,
});
const AT_DAWN = 7 * 60;

/** So many minutes earlier than planned, where long before is wished for in a morning; null else. */
function farEarlier({ start, at }: PlacedStop, words: readonly Word[]): number | null {
  const begins = minutesOfDay(start);
  return begins !== null && at.part === "morning" && begins > AT_DAWN && FAR_EARLIER.find(words).length > 0
    ? begins - AT_DAWN
    : null;
}

/** Nobody goes earlier than it opens; null where that is when it begins already, or later. */
export function notBeforeItOpens(
  { brief }: RevisionRequest,
  stop: PlacedStop,
  start: TimeOfDay | null,
): TimeOfDay | null {
  const place = brief.guide?.places.find(({ id }) => id === stop.placeId);
  const date = dateOfDay(brief, stop.at.day);
  const [first] = (place && date ? openOn(place, date) : null) ?? [];
  if (start === null || stop.start === null || start > stop.start || !first) return start;
  const opens = timeAt(first[0]);
  return start >= opens ? start : opens < stop.start ? opens : null;
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
