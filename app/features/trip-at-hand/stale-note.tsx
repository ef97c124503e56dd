import type { ApiProblem } from "~/browser/api/api-problem";
import { Alert } from "~/ui/feedback/alert";
import { tripAtHandTexts } from "#messages/planning";

/** The copy could not be brought up to date: says what one is looking at. Nothing when all is well. */
export function StaleNote({ problem }: { problem: ApiProblem | null }) {
  return problem && <Alert tone="note">{tripAtHandTexts.remembered(problem.code === "offline")}</Alert>;
}
