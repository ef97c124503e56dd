import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One thing that a traveller types, where and when they do, and what judges a reply to it (rubric.md). */
export type Utterance = {
  id: string;
  kind: string;
  /** Two letters. */
  language: string;
  city: string;
  company: string;
  month: number;
  part?: string | null;
  /** What stands in the block that they look at. */
  now?: string | null;
  /** Earlier turns, `U:` the traveller's and `A:` the assistant's. */
  before?: string[];
  text: string;
  traits: string[];
  good: string;
  acceptable: string;
  bad: string;
  unsafe: string | null;
};

const LIST = join(import.meta.dirname, "utterances.json");

/** The judges' list, which nobody reads who builds what it judges; or another one of the same shape. */
export const readUtterances = (file: string = LIST): Utterance[] =>
  JSON.parse(readFileSync(file, "utf8")) as Utterance[];
