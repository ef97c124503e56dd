import * as z from "zod/mini";
import { draftAt } from "~/browser/forms/form-draft";
import { stored } from "~/browser/storage/stored-keys";
import { storedValue } from "~/browser/storage/stored-value";
import { source } from "~/contracts/fields";

const exchangeShape = z.object({
  question: z.string(),
  /** Null while the question is saved and not answered. */
  answer: z.nullable(z.object({ text: z.string(), source })),
});

/** A question to the planner, saved on the server, and its answer. */
export type Exchange = z.output<typeof exchangeShape>;

const kept = storedValue({
  ...stored.plannerQuestions,
  shape: z.object({ about: z.string(), exchanges: z.array(exchangeShape) }),
});

/** The oldest make room. */
const MOST_KEPT = 30;

/** Whose questions they are, and about which trip. */
export type Asking = { userId: string; tripId: string };

const nameOf = ({ userId, tripId }: Asking): string => `${userId}/${tripId}`;

/** What the planner was asked on this device, oldest first. */
export function readQuestions(asking: Asking): readonly Exchange[] {
  const known = kept.read();
  return known?.about === nameOf(asking) ? known.exchanges : [];
}

export const keepQuestions = (asking: Asking, exchanges: readonly Exchange[]): void =>
  kept.write({ about: nameOf(asking), exchanges: exchanges.slice(-MOST_KEPT) });

/** The question that is half typed in this tab. */
export const questionDraft = draftAt("planner-question", z.string());
