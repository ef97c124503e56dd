import type { Verdict } from "./evaluate";
import { NO_FIGURES, sumOf } from "./figures/figures";
import { LENGTHS } from "./make-requests";
import { RULES } from "./rules";
import type { Score } from "./scores";
import { SCORES } from "./scores";

/** A line of the table: the name, the whole, the target and whether it is met (null: only told), then a cell for each length. */
export type Row = { name: string; all: string; target: string; met: boolean | null; lengths: string[] };

const figuresOf = (verdicts: readonly Verdict[]) =>
  verdicts.reduce((sum, { figures }) => sumOf(sum, figures), NO_FIGURES);

/** The whole first, then each length. */
const groupsOf = (verdicts: readonly Verdict[]): readonly Verdict[][] =>
  LENGTHS.map((days) => verdicts.filter(({ request }) => request.brief.daysTotal === days));

function countHeld(rule: string, verdicts: readonly Verdict[]): { held: number; looked: number } {
  const looks = verdicts.flatMap((verdict) => verdict.looks.filter((look) => look.rule === rule));
  return { held: looks.filter(({ problems }) => problems.length === 0).length, looked: looks.length };
}

function ruleRow(rule: string, verdicts: readonly Verdict[]): Row {
  const cell = (group: readonly Verdict[]): string => {
    const { held, looked } = countHeld(rule, group);
    return looked === 0 ? "–" : `${held}/${looked}`;
  };
  const { held, looked } = countHeld(rule, verdicts);
  return {
    name: rule,
    all: cell(verdicts),
    target: "all",
    met: looked > 0 && held === looked,
    lengths: groupsOf(verdicts).map(cell),
  };
}

function scoreRow({ name, value, say, target }: Score, verdicts: readonly Verdict[]): Row {
  const cell = (group: readonly Verdict[]): string => {
    const scored = value(figuresOf(group));
    return scored === null ? "–" : say(scored);
  };
  const whole = value(figuresOf(verdicts));
  const met = target === null ? null : whole !== null && target.met(whole);
  return { name, all: cell(verdicts), target: target?.said ?? "", met, lengths: groupsOf(verdicts).map(cell) };
}

/** The table of an evaluation: what must hold, then what is scored, then what is told. */
export const reportRows = (verdicts: readonly Verdict[]): Row[] => [
  ...RULES.map((rule) => ruleRow(rule, verdicts)),
  ...SCORES.map((score) => scoreRow(score, verdicts)),
];

/** What was looked at and did not hold, a sentence each. */
export const failuresOf = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ request, looks }) =>
    looks.flatMap(({ rule, problems }) => problems.map((problem) => `${request.name}: ${rule}: ${problem}`)),
  );

/** Where the scores are lost. */
export const weakSpotsOf = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ request, weak }) => weak.map((spot) => `${request.name}: ${spot}`));

export const allMet = (rows: readonly Row[]): boolean => rows.every(({ met }) => met !== false);
