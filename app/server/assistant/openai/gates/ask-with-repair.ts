import { askTwice } from "../model/retry";
import { givenData } from "../prompts/given-data";
import type { Ask } from "../model/request";
import type { Model } from "../model/model";
import { ModelFailure } from "../model/failure";
import type { Patience } from "../model/time-budget";
import { REPAIR } from "../prompts/instructions";

/** What the gate made of a reply: something that may go out, or what is wrong with it. */
export type Verdict<Result> = { passed: Result } | { findings: string[] };

/** Asks for one object and has it judged; one repair that names the findings; null when nothing may go out. */
export async function askGated<Result>(
  model: Model,
  ask: Ask,
  patience: Patience,
  judge: (answer: unknown) => Verdict<Result>,
): Promise<Result | null> {
  try {
    const answer = await askTwice(model, ask, patience);
    const first = judge(answer);
    if ("passed" in first) return first.passed;
    const before = [
      { role: "assistant" as const, content: JSON.stringify(answer) },
      { role: "user" as const, content: `${REPAIR}\n${givenData({ findings: first.findings })}` },
    ];
    const second = judge(await model.object({ ...ask, task: "repair", before }, patience));
    return "passed" in second ? second.passed : null;
  } catch (problem) {
    if (problem instanceof ModelFailure) return null;
    throw problem;
  }
}
