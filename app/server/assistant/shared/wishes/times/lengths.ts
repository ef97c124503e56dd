import { sameToTravellers } from "~/domain/plan/block";
import { leadAt, stopsOfPart } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop } from "~/domain/plan/stop";
import { DAY_MINUTES, minutesOfDay } from "~/domain/plan/time-of-day";
import { MOST_PROPOSALS, type Proposal, type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import { amountIn, clocksIn, directionIn } from "~/language/wish/clock-words";
import { deadlineIn } from "~/language/wish/deadline-words";
import type { Wish } from "~/language/wish/wish";
import { PhraseTable } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { isFeared } from "~/planner/revise/demands/found-in-place";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { cardsOf } from "../cards";
import type { WishReply } from "../reply";
import { sayProposed } from "../said-of-cards";
import type { PlanNow } from "../what-is-lost";
import { timesOf } from "./time-changes";

/** Where no length is named, so much of it is left, or comes to it. */
const SHORTER = 0.6;
const LONGER = 1.5;
const STEP = 15;
const SHORTEST = 15;

/** Other things that may be too long: a queue, a way, a film. */
const OF_SOMETHING_ELSE = new PhraseTable({
  other:
    "queue/queues/line/lines/wait, walk/walking/way/drive/ride/trip/journey, far | schlange/schlangen/anstehen/wartezeit, weg/fahrt/strecke/laufen, weit | queue/attente/file, trajet/route/marche, loin | cola/colas/espera/fila, camino/trayecto/paseo/caminata, lejos | coda/code/fila/attesa, strada/tragitto/cammino, lontano | fila/filas/espera, caminho/trajeto/caminhada, longe",
});

/** "Cut it short"; and "an hour is enough", which says how long. */
const CUT = new PhraseTable({
  cut: "cut it/this/that, cut short, shorten, shorter | kürzen, kürzer | raccourc*, ecourt* | acort*, mas corto/corta | accorc*, piu breve | encurt*, mais curto/curta",
  enough:
    "hour/hours/min/minutes is/are? enough/max/plenty/tops | stunde/stunden/std/min/minuten reicht/reichen/genügt/max | heure/heures/min/minutes suffit/suffisent/max/maxi | hora/horas/min/minutos basta/bastan/alcanza/max/maximo | ora/ore/min/minuti basta/bastano/massimo/max | hora/horas/min/minutos chega/chegam/basta/bastam/max",
});

/** The same with how long they wish to stay at what stands there; not where something else comes in its place. */
export function withLength(request: RevisionRequest, reply: WishReply, at: PlanNow): WishReply {
  const wished = lengthWished(request);
  if (!wished || !isBorne(request)) return reply;
  const wish = wishIn({ ...request, brief: briefOn(request.brief, request.dayIndex) });
  const cards = cardsOf([wished, ...timeBeside(request)], "l", request, at, wish.language);
  const [card] = cards;
  if (!card) return reply;
  // "Shorter, back at the hotel by nine": when it is to be over is asked, too.
  const isAlone = asksForLengthOnly(wish) && !isOver(request);
  const stays = sameToTravellers(reply.block, request.current);
  const goes = (proposal: Proposal): boolean =>
    "stop" in proposal && "stop" in card && proposal.stop.id === card.stop.id && proposal.kind !== "set-time";
  if (isAlone)
    return { block: request.current, note: sayProposed(request), alternatives: reply.alternatives, proposals: cards };
  if (!stays || reply.proposals.some(goes)) return reply;
  const said = reply.proposals.length > 0 ? reply.note : sayProposed(request);
  return { ...reply, note: said, proposals: [card, ...reply.proposals].slice(0, MOST_PROPOSALS) };
}

/** Nobody with a bad knee is kept on the cliff walk, however much shorter. */
function isBorne(request: RevisionRequest): boolean {
  const { feared } = wishIn({ ...request, brief: briefOn(request.brief, request.dayIndex) });
  const here = request.brief.guide?.places.find(({ id }) => id === request.current.placeId);
  return here === undefined || feared.every((each) => !isFeared(here, each));
}

const isOver = ({ feedback, blockName }: RevisionRequest): boolean => deadlineIn(feedback, blockName) !== null;

/** "Start at eleven and make it shorter": the time that is wished for as well. */
function timeBeside(request: RevisionRequest): ProposedChange[] {
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  if (!day || !lead || isFixed(lead) || isOver(request)) return [];
  const times = timesOf(request, lead, stopsOfPart(day.stops, request.blockName), readWords(request.feedback));
  return times.filter((change) => change.kind === "set-time" && change.stop.id === lead.id);
}

/** How long somebody wishes to stay at the stop that stands there, shorter or longer; null where they wish for none of it, or for something else instead. */
function lengthWished(request: RevisionRequest): ProposedChange | null {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const wish = wishIn(here);
  const words = readWords(request.feedback);
  const isLonger = wish.unsupportedToo.includes("longer");
  const cuts = CUT.find(words);
  const saysCut = cuts.length > 0;
  const isCut = saysCut || (wish.shorter && !isLonger);
  const isAway = wish.different || wish.inItsStead || wish.elsewhere || wish.movesAway;
  const isOther = OF_SOMETHING_ELSE.find(words).length > 0;
  // "An hour later" is about when it begins.
  const isWhen = directionIn(words) !== null && !saysCut;
  if (isAway || isOther || isWhen || isLonger === isCut) return null;
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  const from =
    lead && (lead.minutes ?? here.brief.guide?.places.find(({ id }) => id === lead.placeId)?.minutes ?? null);
  if (!lead || from === null || isFixed(lead)) return null;
  const minutes = isLonger
    ? longer(request, lead, from)
    : shorter(
        request,
        from,
        cuts.some(({ id }) => id === "enough"),
      );
  return minutes === null ? null : { kind: "set-length", stop: seenStop(lead), minutes, from };
}

function shorter({ feedback }: RevisionRequest, from: number, isExact: boolean): number | null {
  const named = amountIn(feedback);
  // "Three hours are too long": so much is complained of.
  const minutes = named !== null && (named < from || isExact) ? named : rounded(from * SHORTER);
  return minutes < from && minutes >= SHORTEST ? minutes : null;
}

function longer({ feedback, blockName }: RevisionRequest, { start }: PlacedStop, from: number): number | null {
  const [until] = clocksIn(feedback, blockName, true);
  const [ends, begins] = [minutesOfDay(until ?? null), minutesOfDay(start)];
  const amount = amountIn(feedback);
  const named = ends !== null && begins !== null ? ends - begins : amount === null ? null : from + amount;
  const minutes = named ?? rounded(from * LONGER);
  return minutes > from && minutes < DAY_MINUTES ? minutes : null;
}

const rounded = (minutes: number): number => Math.round(minutes / STEP) * STEP;

/** What else may be asked of a place: then it is no matter of length alone. */
const HOW_IT_IS =
  "cheaper free finer indoor outdoor quieter romantic stepFree vegetarian withView noTickets local closer".split(" ");

/** Whether a wish asks for nothing but another length. */
const asksForLengthOnly = (wish: Wish): boolean => {
  const { sought, wantedCategories, wantedInterests, kinds, needs, named, unread } = wish;
  const more =
    sought.length + wantedCategories.size + wantedInterests.size + kinds.length + needs.length + unread.length;
  return (
    more === 0 && named === null && !Object.entries(wish).some(([id, is]) => is === true && HOW_IT_IS.includes(id))
  );
};

/** Nor anything of what a place should be like: "cheaper and shorter" is another place. */
export const isOnlyShorter = (wish: Wish): boolean =>
  asksForLengthOnly(wish) &&
  Object.entries(wish).every(([id, asked]) => asked !== true || id === "shorter") &&
  wish.shorter;
