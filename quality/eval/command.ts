import { writeFileSync } from "node:fs";
import { evaluationPage } from "./evaluation-page";
import { DEFAULT_SEED, REQUESTS } from "./make-requests";
import { allMet, failuresOf, reportRows, weakSpotsOf } from "./report";
import { runEvaluation } from "./run-evaluation";
import { readBefore, writeBefore } from "./sixty/before";
import { runSixty } from "./sixty/run-sixty";
import { lacksOf, missedLines, missedTargets, plainSixty } from "./sixty/sixty-report";
import { plainTable } from "./table";
import { utterancesCommand } from "../utterances/command";

const PAGE = "docs/evaluation.md";
const FAILURES_SHOWN = 20;

function seedFrom(text: string | undefined): number {
  const seed = text === undefined ? DEFAULT_SEED : Number(text);
  if (!Number.isInteger(seed)) throw new Error(`EVAL_SEED has to be a whole number, not "${text}".`);
  return seed;
}

const WORDS = ["--write", "--all", "--before", "--sixty", "--utterances", "--read=FILE", "--list=FILE"];
const FILE = /^--(?:read|list)=(.+)$/;

/** The file that is named for something, as in `--read=FILE`. */
const fileFor = (words: readonly string[], name: "read" | "list"): string | null =>
  words.find((word) => word.startsWith(`--${name}=`))?.replace(FILE, "$1") ?? null;

/** What is measured in the sixty most visited cities: prints it and says which of the targets that count are missed. */
async function sixtyCommand(
  words: readonly string[],
): Promise<{ isMet: boolean; page: Parameters<typeof evaluationPage>[2] }> {
  const sixty = await runSixty();
  if (words.includes("--before")) writeBefore(sixty.measured);
  const before = readBefore();
  const { notPlanned, notInData } = missedLines(sixty);
  console.log(`\nThe sixty most visited cities\n\n${plainSixty(sixty.measured, before)}`);
  console.log(["\nMost missed of what the data has:", ...notPlanned].join("\n  "));
  console.log(["\nMost missed, and not in the data:", ...notInData].join("\n  "));
  for (const line of lacksOf(sixty.measured, words.includes("--all"))) console.log(line);
  const missed = missedTargets(sixty.measured);
  for (const line of missed) console.log(`\n${line}, and it counts`);
  return { isMet: missed.length === 0, page: { sixty, before } };
}

/**
 * `npm run eval`: prints the tables, says what failed, and answers whether everything that counts is met. `--write` keeps the page in docs, `--all` shows
 * every failing case and every weak spot, `--sixty` leaves out the two hundred varied trips, `--before` keeps the figures of the sixty as those before.
 * `--utterances` instead puts what travellers type to the built-in assistant; with `--read=FILE` it keeps what a reader said of the replies, with
 * `--list=FILE` it puts other utterances.
 */
export async function evalCommand(words: readonly string[], env: { EVAL_SEED?: string }): Promise<boolean> {
  const unknown = words.filter((word) => !WORDS.includes(word) && !FILE.test(word));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}; there are ${WORDS.join(", ")}.`);
  if (words.includes("--utterances"))
    return utterancesCommand({ read: fileFor(words, "read"), list: fileFor(words, "list") });
  const seed = seedFrom(env.EVAL_SEED);
  const { isMet, page } = await sixtyCommand(words);
  if (words.includes("--sixty")) return isMet;
  const verdicts = await runEvaluation(seed, REQUESTS);
  const rows = reportRows(verdicts);
  const failures = failuresOf(verdicts);
  const shown = words.includes("--all") ? failures : failures.slice(0, FAILURES_SHOWN);
  console.log(`\n${verdicts.length} varied trips, seed ${seed}\n\n${plainTable(rows)}\n`);
  for (const failure of shown) console.log(failure);
  if (words.includes("--all")) console.log(["", "Weak spots:", ...weakSpotsOf(verdicts)].join("\n"));
  if (shown.length < failures.length)
    console.log(`… and ${failures.length - shown.length} more (npm run eval -- --all)`);
  if (words.includes("--write")) writeFileSync(PAGE, evaluationPage(rows, seed, page));
  return isMet && allMet(rows);
}
