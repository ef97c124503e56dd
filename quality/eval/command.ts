import { writeFileSync } from "node:fs";
import { evaluationPage } from "./evaluation-page";
import { DEFAULT_SEED, REQUESTS } from "./make-requests";
import { allMet, failuresOf, reportRows, weakSpotsOf } from "./report";
import { runEvaluation } from "./run-evaluation";
import { plainTable } from "./table";

const PAGE = "docs/evaluation.md";
const FAILURES_SHOWN = 20;

function seedFrom(text: string | undefined): number {
  const seed = text === undefined ? DEFAULT_SEED : Number(text);
  if (!Number.isInteger(seed)) throw new Error(`EVAL_SEED has to be a whole number, not "${text}".`);
  return seed;
}

/** `npm run eval`: prints the table, says what failed, and answers whether everything is met. `--write` keeps the page in docs, `--all` shows every failing case and every weak spot. */
export async function evalCommand(words: readonly string[], env: { EVAL_SEED?: string }): Promise<boolean> {
  const unknown = words.filter((word) => word !== "--write" && word !== "--all");
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}; there are --write and --all.`);
  const seed = seedFrom(env.EVAL_SEED);
  const verdicts = await runEvaluation(seed, REQUESTS);
  const rows = reportRows(verdicts);
  const failures = failuresOf(verdicts);
  const shown = words.includes("--all") ? failures : failures.slice(0, FAILURES_SHOWN);
  console.log(`\n${verdicts.length} trips, seed ${seed}\n\n${plainTable(rows)}\n`);
  for (const failure of shown) console.log(failure);
  if (words.includes("--all")) console.log(["", "Weak spots:", ...weakSpotsOf(verdicts)].join("\n"));
  if (shown.length < failures.length)
    console.log(`… and ${failures.length - shown.length} more (npm run eval -- --all)`);
  if (words.includes("--write")) writeFileSync(PAGE, evaluationPage(rows, seed));
  return allMet(rows);
}
