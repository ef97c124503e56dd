import { type FormProblem, type FormProblems, longText, problemsOf } from "../forms/form-problems";
import { MOODS, type Mood, type Reflection } from "./reflection";

export const isMood = (text: string): text is Mood => MOODS.some((mood) => mood === text);

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

/** The last day, while one's own reflection on it is missing: /tripcomplete offers it first (DESIGN section 3). Else null. */
export const reflectionToOffer = (daysTotal: number, own: readonly Pick<Reflection, "dayIndex">[]): number | null =>
  daysTotal > 0 && !own.some(({ dayIndex }) => dayIndex === daysTotal) ? daysTotal : null;
