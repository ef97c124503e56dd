import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { clauseWords } from "~/language/wish/clauses";
import { likeliestIn, writeFeatures } from "~/language/words/likeness";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { type Example, type Model, saidIn, train } from "./train";

/** What is learnt: what a question asks, what a clause of a wish does, and what it is about. */
const SUBJECTS = { questions: saidIn, wishes: clauseWords, subjects: clauseWords } as const;
export type Subject = keyof typeof SUBJECTS;
const isSubject = (name: string): name is Subject => name in SUBJECTS;

const fileOf = (subject: Subject, name: "examples" | "weights"): string => join(ROOT, `db/${subject}/${name}.json`);

/** By matter and language, as they are kept. */
type Kept = Record<string, Record<string, string[]>>;

const readExamples = (subject: Subject): Example[] =>
  Object.entries(JSON.parse(readFileSync(fileOf(subject, "examples"), "utf8")) as Kept).flatMap(
    ([matter, byLanguage]) =>
      Object.values(byLanguage).flatMap((texts) => texts.map((text) => ({ matter, said: SUBJECTS[subject](text) }))),
  );

/** Of which examples the weights were made: they are the same for the same examples, but for the last digit of another processor's logarithms. */
export const seal = (subject: Subject): string =>
  createHash("sha256")
    .update(readFileSync(fileOf(subject, "examples")))
    .digest("hex");

const written = ({ matters, bias, step, features }: Model) => ({
  matters,
  bias,
  step,
  features: writeFeatures(features),
});

const FOLDS = 5;
const SURE = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.9];

/** Of these nothing general is said: they are asked of a place, the plan, the app or nobody. */
const isOther = (matter: string | undefined): boolean => matter === undefined || matter.startsWith("other");

/** Of the questions that were kept aside: how many with a matter of their own are known with so much sureness, and how often what is said is right. */
function judge(examples: readonly Example[]): string {
  const told = Array.from({ length: FOLDS }, (_, fold) => {
    const model = written(train(examples.filter((_, i) => i % FOLDS !== fold)));
    return examples
      .filter((_, i) => i % FOLDS === fold)
      .map(({ matter, said }) => ({ matter, like: likeliestIn(model, said) }));
  }).flat();
  const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const asked = told.filter(({ matter }) => !isOther(matter)).length;
  const rows = SURE.map((sureness) => {
    const said = told.filter(({ like }) => (like?.sureness ?? 0) >= sureness && !isOther(like?.matter));
    const right = said.filter(({ matter, like }) => like?.matter === matter);
    return `sure to ${sureness}: ${share(right.length, asked)} known, ${share(said.length - right.length, said.length)} of what is said wrong`;
  });
  return [`${told.length} examples, ${asked} of them with a matter of their own`, ...rows].join("\n");
}

/** Learns from the examples of each subject, or of those that are named, and writes what the app reads; with `--judge` it says how well it would know what it has not seen. */
export function mattersCommand(args: readonly string[]): boolean {
  const named = args.filter(isSubject);
  for (const subject of named.length > 0 ? named : Object.keys(SUBJECTS).filter(isSubject)) {
    const examples = readExamples(subject);
    if (args.includes("--judge")) console.log(judge(examples));
    const model = train(examples);
    writeFileSync(fileOf(subject, "weights"), `${JSON.stringify({ examples: seal(subject), ...written(model) })}\n`);
    console.log(
      `${subject}: ${examples.length} examples of ${model.matters.length} matters, ${model.features.size} features`,
    );
  }
  return true;
}
