import { askWithRetry } from "../model/retry";
import { givenData } from "../prompts/data";
import type { ModelRequest } from "../model/request";
import type { Model } from "../model/model";
import { ModelFailure } from "../model/failure";
import type { TimeBudget } from "../model/time-budget";
import { REPAIR } from "../prompts/instructions";

/** What the gate made of a reply: something that may go out, or what is wrong with it. */
export type Verdict<Result> = { passed: Result } | { findings: string[] };

/** Asks for one object and judges it; when something is wrong, asks once more and names the findings. Null when nothing may go out. */
export async function askWithRepair<Result>(
  model: Model,
  request: ModelRequest,
  budget: TimeBudget,
  judge: (answer: unknown) => Verdict<Result>,
): Promise<Result | null> {
  try {
    const answer = await askWithRetry(model, request, budget);
    const first = judge(answer);
    if ("passed" in first) return first.passed;
    const before = [
      { role: "assistant" as const, content: JSON.stringify(answer) },
      { role: "user" as const, content: `${REPAIR}\n${givenData({ findings: first.findings })}` },
    ];
    const second = judge(await model.object({ ...request, task: "repair", before }, budget));
    return "passed" in second ? second.passed : null;
  } catch (problem) {
    if (problem instanceof ModelFailure) return null;
    throw problem;
  }
}
