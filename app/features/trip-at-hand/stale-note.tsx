import type { ApiProblem } from "~/browser/api/api-problem";
import { isAnswer } from "~/browser/api/reach";
import { Alert } from "~/ui/feedback/alert";
import { tripAtHandTexts } from "#messages/trip-at-hand";

/** The server refused to bring the copy up to date: says what one is looking at. Where it could not be reached, every screen of the trip says so. */
export function StaleNote({ problem }: { problem: ApiProblem | null }) {
  return problem && isAnswer(problem) && <Alert tone="note">{tripAtHandTexts.remembered}</Alert>;
}
