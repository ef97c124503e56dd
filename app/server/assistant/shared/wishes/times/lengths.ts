import { sameToTravellers } from "~/domain/plan/block";
import { leadAt, stopsOfPart } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop } from "~/domain/plan/stop";
import { DAY_MINUTES, minutesOfDay } from "~/domain/plan/time-of-day";
import { MOST_PROPOSALS, type Proposal, type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import { clocksIn, directionIn } from "~/language/wish/clock-words";
import { amountIn, atMostIn } from "~/language/wish/times/amounts";
import { piecesOf } from "~/language/wish/clauses";
import { deadlineIn } from "~/language/wish/deadline-words";
import { AT_MOST } from "~/language/wish/times/at-most-words";
import type { Wish } from "~/language/wish/wish";
import { asksAnything } from "~/language/wish/stop-clauses";
import { oneOf } from "~/language/words/one-of";
import { folded, PhraseTable, type Word } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { isFeared } from "~/planner/revise/demands/found-in-place";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { note } from "~/planner/revise/note";
import { noteIn } from "~/messages/spoken/wish-notes";
import { sentences } from "~/planner/words/sentences";
import { cardsOf } from "../cards";
import { clausesSaid } from "../clauses/clauses-said";
import type { WishReply } from "../reply";
import { sayProposed } from "../said-of-cards";
import type { PlanNow } from "../what-is-lost";
import { restOf } from "../wish-alone";
import { timesOf } from "./time-changes";

/** Where no length is named, so much of it is left, or comes to it. */
const SHORTER = 0.6;
const LONGER = 1.5;
const STEP = 15;
const SHORTEST = 15;

/** Other things that may be too long: a queue, a way, a film. */
const OF_SOMETHING_ELSE = new PhraseTable({
  other: `
    queue/queues/line/lines/wait, walk/walking/way/drive/ride/trip/journey, far
    | schlange/schlangen/anstehen/wartezeit, weg/fahrt/strecke/laufen, weit
    | queue/attente/file, trajet/route/marche, loin
    | cola/colas/espera/fila, camino/trayecto/paseo/caminata, lejos
    | coda/code/fila/attesa, strada/tragitto/cammino, lontano
    | fila/filas/espera, caminho/trajeto/caminhada, longe
  `,
});

/** "Cut it short". */
const CUT = new PhraseTable({
  cut: `
    cut it/this/that, cut short, shorten, shorter
    | kürzen, kürzer
    | raccourc*, ecourt*
    | acort*, mas corto/corta
    | accorc*, piu breve
    | encurt*, mais curto/curta
  `,
});

const isCutIn = (words: readonly Word[]): boolean => CUT.find(words).length + AT_MOST.find(words).length > 0;

/** The same with how long they wish to stay at what stands there; not where something else comes in its place. */
export function withLength(request: RevisionRequest, reply: WishReply, at: PlanNow): WishReply {
  const wished = lengthWished(request);
  if (!wished || !isBorne(request)) return reply;
  const wish = wishIn({ ...request, brief: briefOn(request.brief, request.dayIndex) });
  if (wished.kind === "fits") {
    const fits = noteIn(wish.language, note("lengthFits", { old: request.current.title, minutes: wished.minutes }));
    if (asksForLengthOnly(wish) && !isOver(request))
      return { block: request.current, note: fits, alternatives: [], proposals: [] };
    return sameToTravellers(reply.block, request.current) ? { ...reply, note: sentences(fits, reply.note) } : reply;
  }
  const cards = cardsOf([wished.change, ...timeBeside(request)], "l", request, at, wish.language);
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

/**
 * "A kebab first, and not so long": the wish for what comes beside the stop, without the clauses that only say how long that is. Unchanged where nothing comes
 * beside it: what shall come in its place is to be as short as they say.
 */
export function withoutLength(request: RevisionRequest): RevisionRequest {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const pieces = piecesOf(request.feedback);
  const rest = pieces.filter((feedback) => !saysLengthOnly({ ...here, feedback }));
  if (rest.length === 0 || rest.length === pieces.length) return request;
  const asked = restOf(request, rest.join(", "));
  const said = clausesSaid(asked.feedback);
  return wishIn({ ...asked, brief: here.brief, said }).needs.includes("beside") ? asked : request;
}

/** "Something quick" is what comes, and "not so long" what stands there. */
const OF_LENGTH = new RegExp(
  String.raw`\b${oneOf(`
    long, longs, shorter, short, cut
    | lang, lange, kurzer
    | long, longue, court, courte
    | largo, larga, corto, corta
    | lungo, lunga, corto, corta
    | longo, longa, curto, curta, breve
  `)}\b`,
);

function saysLengthOnly(piece: RevisionRequest): boolean {
  const { feedback } = piece;
  const words = readWords(feedback);
  const isPlain = isCutIn(words) || atMostIn(feedback) !== null;
  if ((!isPlain && !OF_LENGTH.test(folded(feedback))) || asksAnything(words)) return false;
  const wish = wishIn(piece);
  return (isPlain || wish.shorter) && asksForLengthOnly(wish) && !wish.different;
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

/** Another length of the stop that stands there, or so many minutes as it has, which are no more than they wish. */
type Length = { kind: "change"; change: ProposedChange } | { kind: "fits"; minutes: number };

/** How long somebody wishes to stay at the stop that stands there, shorter or longer; null where they wish for none of it, or for something else instead. */
function lengthWished(request: RevisionRequest): Length | null {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const wish = wishIn(here);
  const words = readWords(request.feedback);
  const isLonger = wish.unsupportedToo.includes("longer");
  const enough = AT_MOST.find(words);
  const isAtMost = atMostIn(request.feedback) !== null;
  const saysCut = isCutIn(words) || isAtMost;
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
  const named = amountIn(request.feedback);
  const isExact = isAtMost || enough.length > 0;
  if (!isLonger && isExact && named !== null && named >= from) return { kind: "fits", minutes: from };
  const minutes = isLonger ? longer(request, lead, from) : shorter(named, from);
  return minutes === null
    ? null
    : { kind: "change", change: { kind: "set-length", stop: seenStop(lead), minutes, from } };
}

function shorter(named: number | null, from: number): number | null {
  // "Three hours are too long": so much is complained of.
  const minutes = named !== null && named < from ? named : rounded(from * SHORTER);
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
