import type { ApiProblem } from "~/browser/api-problem";
import { Alert } from "~/ui/alert";

/** The copy could not be brought up to date: says what one is looking at. Nothing when all is well. */
export function StaleNote({ problem }: { problem: ApiProblem | null }) {
  return problem && <Alert tone="note">{`You are looking at what this device remembers. ${problem.code === "offline" ? "There is no connection right now." : "Wayfellow could not be asked for news just now."}`}</Alert>;
}
