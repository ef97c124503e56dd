import * as z from "zod/mini";
import { draftAt } from "~/browser/forms/form-draft";
import { stored } from "~/browser/storage/stored-keys";
import { storedValue } from "~/browser/storage/stored-value";
import { exchangeShape, placesOfReply } from "~/contracts/calls/assistant";
import { THREAD_LENGTH } from "~/domain/forms/limits";

/** Exchanges kept by earlier versions have no id. */
const keptShape = z.extend(exchangeShape, {
  id: z._default(z.nullable(z.string()), null),
  /** What the reply names and the plan had not when it came: told once, to the device that asked. */
  places: placesOfReply,
});

/** A question to the planner, saved on the server, and its answer. */
export type Exchange = z.output<typeof keptShape>;

/** An exchange as the server lists it. */
type Listed = Omit<Exchange, "places">;

const kept = storedValue({
  ...stored.plannerQuestions,
  shape: z.object({ about: z.string(), exchanges: z.array(keptShape) }),
});

/** Whose questions they are, and about which trip. */
export type Asking = { userId: string; tripId: string };

const nameOf = ({ userId, tripId }: Asking): string => `${userId}/${tripId}`;

/** What is known of the talk on this device, oldest first. */
export function readQuestions(asking: Asking): readonly Exchange[] {
  const known = kept.read();
  return known?.about === nameOf(asking) ? known.exchanges : [];
}

/** The oldest make room. */
export const keepQuestions = (asking: Asking, exchanges: readonly Exchange[]): void =>
  kept.write({ about: nameOf(asking), exchanges: exchanges.slice(-THREAD_LENGTH) });

/**
 * The talk as the server has it, with what only this device knows: what was asked or answered while the server was asked, and what it no longer lists.
 * Ids are in the order of asking; what an earlier version kept without one comes first.
 *
 * @param ratedHere ids of the answers whose thumb was given or taken back on this screen: the server may have been read before it heard of that.
 */
export function mergedThread(
  known: readonly Exchange[],
  thread: readonly Listed[],
  ratedHere: ReadonlySet<string> = new Set(),
): Exchange[] {
  const here = new Map(known.map((exchange) => [exchange.id, exchange]));
  const ids = new Set(thread.map(({ id }) => id));
  const questions = new Set(thread.map(({ question }) => question));
  const ownOnly = known.filter(({ id, question }) => (id === null ? !questions.has(question) : !ids.has(id)));
  return [...ownOnly, ...thread.map((one) => withOwn(one, here.get(one.id), ratedHere))]
    .map((exchange, index) => ({ exchange, index, id: exchange.id ?? "" }))
    .toSorted((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : one.index - other.index))
    .map(({ exchange }) => exchange);
}

function withOwn(listed: Listed, own: Exchange | undefined, ratedHere: ReadonlySet<string>): Exchange {
  const answer = listed.answer ?? own?.answer ?? null;
  const isRatedHere = listed.id !== null && ratedHere.has(listed.id);
  return {
    ...listed,
    answer: answer && own?.answer && isRatedHere ? { ...answer, thumb: own.answer.thumb } : answer,
    places: own?.places ?? [],
  };
}

/** The question that is half typed in this tab. */
export const questionDraft = draftAt("planner-question", z.string());
