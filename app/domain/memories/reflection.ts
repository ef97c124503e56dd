import { longText, problemsOf, type FormProblem, type FormProblems } from "../forms/form-problems";

/** The moods a day can be remembered by (SPEC section 3, enumerations). */
export const MOODS = [
  "Full of Memories",
  "Exhausted",
  "Exhausted in a Good Way",
  "Ate Too Much",
  "Ate Too Much in a Good Way",
  "Reflective",
  "Mind Blown",
  "Chill Day",
  "Rollercoaster",
] as const;

export type Mood = (typeof MOODS)[number];

/** One companion's look back at one day. `moodTag` is the legacy single mood, read but never written. */
export type Reflection = {
  reflectionId: string;
  tripId: string;
  userId: string;
  authorName: string;
  dayIndex: number;
  summary: string;
  moodTags: string[];
  moodTag?: string;
  journalText: string;
};

const isMood = (text: string): text is Mood => MOODS.some((mood) => mood === text);

/** What keeps a reflection from being saved: it needs a mood, the journal is optional (SPEC section 5). */
export const reflectionProblems = (form: {
  moodTags: readonly string[];
  journalText: string;
}): FormProblems<"moodTags" | "journalText"> =>
  problemsOf({ moodTags: moodsProblem(form.moodTags), journalText: longText(form.journalText) });

function moodsProblem(moods: readonly string[]): FormProblem | null {
  if (moods.length === 0) return { code: "no-mood" };
  return moods.every(isMood) ? null : { code: "unknown-mood" };
}

/** The moods of a reflection; the legacy single mood is read too (SPEC section 3). */
export const moodsOf = ({ moodTags, moodTag }: { moodTags?: readonly string[]; moodTag?: string | null }): string[] =>
  moodTags?.length ? [...moodTags] : moodTag ? [moodTag] : [];

/** The days up to `lastDay` that somebody has not written about, in order. */
export function daysWithoutWords(lastDay: number, own: readonly Pick<Reflection, "dayIndex">[]): number[] {
  const written = new Set(own.map(({ dayIndex }) => dayIndex));
  return Array.from({ length: Math.max(lastDay, 0) }, (_, index) => index + 1).filter((day) => !written.has(day));
}

/** The last day, while one's own reflection on it is missing: /tripcomplete offers it first (DESIGN section 3). Else null. */
export const reflectionToOffer = (missing: readonly number[], daysTotal: number): number | null =>
  missing.at(-1) === daysTotal ? daysTotal : null;
