import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Judged, Verdict } from "./verdict";
import { VERDICTS } from "./verdict";

/** What a person who read a reply says of it. It is said of that reply alone: of another one nobody has said anything yet. */
export type ReadersVerdict = { id: string; verdict: Verdict; reply: string };

const KEPT = join(import.meta.dirname, "readers-verdicts.json");

export const keptVerdicts = (): ReadersVerdict[] => JSON.parse(readFileSync(KEPT, "utf8")) as ReadersVerdict[];

/** What its reader said of each reply; null where the reply is another one now. */
export function verdictsAsRead(
  judged: readonly Judged[],
  kept: readonly ReadersVerdict[],
): { id: string; machine: Verdict; reader: Verdict | null }[] {
  const read = new Map(kept.map((each) => [each.id, each]));
  return judged.map(({ utterance: { id }, reply, verdict }) => {
    const known = read.get(id);
    return { id, machine: verdict, reader: known?.reply === reply.text ? known.verdict : null };
  });
}

const LINE = /^(u\d+)\s+(\w+)$/;

/** The lines of a reader, "u001 good" each. @throws where a line says something else, or names an utterance twice */
export function verdictsIn(text: string): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line === "") continue;
    const [, id = "", word] = LINE.exec(line) ?? [];
    const verdict = VERDICTS.find((each) => each === word);
    if (verdict === undefined) throw new Error(`"${line}" is no verdict; "u001 good" is one: ${VERDICTS.join(", ")}.`);
    if (verdicts.has(id)) throw new Error(`${id} stands there twice.`);
    verdicts.set(id, verdict);
  }
  return verdicts;
}

/** Keeps what a reader said, with the replies that they read. Of the others the verdict that was kept before stays. */
export function keepVerdicts(judged: readonly Judged[], said: ReadonlyMap<string, Verdict>): void {
  const before = new Map(keptVerdicts().map((each) => [each.id, each]));
  const kept = judged.flatMap(({ utterance: { id }, reply }) => {
    const verdict = said.get(id);
    return verdict ? { id, verdict, reply: reply.text } : (before.get(id) ?? []);
  });
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
}
