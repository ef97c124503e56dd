import type { APIResponse, Route } from "playwright-core";

/**
 * What the Worker says to a call. Playwright keeps its connections, and the Worker closes one that was quiet for five
 * seconds: a call that goes out in that moment is reset, and goes out once more on another.
 */
export const workerAnswer = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 3 });

/** Lets the Worker answer a call, and says what is made of it instead. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows what the call that it changes replies.
export async function answerChanged(route: Route, change: (reply: any) => object): Promise<void> {
  const response = await workerAnswer(route);
  await route.fulfill({ response, json: change(await response.json()) });
}
