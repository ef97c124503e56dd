/** What a judge counted: so many of so many, and what was lacking, a sentence each. */
export type Count = { part: number; whole: number; lacks: string[] };

export const NOTHING: Count = { part: 0, whole: 0, lacks: [] };

export const plus = (a: Count, b: Count): Count => ({
  part: a.part + b.part,
  whole: a.whole + b.whole,
  lacks: [...a.lacks, ...b.lacks],
});

export const sumOfCounts = (counts: readonly Count[]): Count => counts.reduce(plus, NOTHING);

/** One thing that holds or does not. */
export const held = (problems: readonly string[]): Count => ({
  part: problems.length === 0 ? 1 : 0,
  whole: 1,
  lacks: [...problems],
});
