import { useActionData, useLocation } from "@remix-run/react";
import { useState } from "react";

/**
 * What the last form of this page was answered, until the next one is or the page is left. The router forgets it as soon
 * as the screen is read again, as it is when the trip was brought up to date: a question would close, a refusal vanish.
 */
export function useAnswer<Answer>() {
  const answer = useActionData<Answer>();
  const { key } = useLocation();
  const [last, keep] = useState({ answer, key });
  if (answer !== undefined && (answer !== last.answer || key !== last.key)) keep({ answer, key });
  return answer === undefined && last.key === key ? last.answer : answer;
}
