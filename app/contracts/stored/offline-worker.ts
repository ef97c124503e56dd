import * as z from "zod/mini";

/**
 * What a page says to the service worker. `holdings` and `fetch-missing` are answered with `Holdings`, the latter after an attempt to complete them;
 * `let-go` ends all keeping and serving at a sign-out; `keep-again` takes it up again and fetches everything where a sign-out had cleared it all; `take-over` lets a waiting worker begin; `tidy-up` drops earlier builds that no tab runs any more.
 */
export type WorkerRequest = "holdings" | "fetch-missing" | "let-go" | "keep-again" | "take-over" | "tidy-up";

/** Which build of the app a service worker belongs to, and how much of what the screens need it keeps. */
export const holdingsShape = z.object({ build: z.string(), kept: z.number(), needed: z.number() });

export type Holdings = z.output<typeof holdingsShape>;
