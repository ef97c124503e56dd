import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { CODE_MISSES } from "~/domain/trip/code-misses";
import { SUGGESTED_BITS } from "~/domain/trip/suggested-code";
import { type Attack, repeated } from "./attack";
import { aTrip, countOf, statusesOf } from "./target";

const SIGNS = [..."ABCDEFGHJKLMNPQRSTUVWXY"];

/** City, year and two of 23 signs: all codes that were suggested once. */
const codesOf = (city: string) => SIGNS.flatMap((one) => SIGNS.map((other) => `${city}-27-${one}${other}`));

/** The trip's own code is somewhere in the middle, as for somebody who is lucky half of the time. */
const OWN = 264;

const guessing = (
  name: string,
  before: string,
  city: string,
  { endpoint, bodyOf, signedIn }: { endpoint: Endpoint; bodyOf: (code: string) => unknown; signedIn: boolean },
): Attack => ({
  name,
  before,
  repeat: async ({ someone, nobody }) => {
    const codes = codesOf(city);
    await aTrip(await someone("Ada"), codes[OWN] ?? "");
    const guesser = signedIn ? await someone("Mallory") : nobody;
    const answers = await repeated(codes.length, 20, (n) => guesser.call(endpoint, { body: bodyOf(codes[n] ?? "") }));
    const told = answers.length - countOf(answers, 429);
    const own = answers[OWN];
    const elsewhere = await guesser.call(ALL_ENDPOINTS.validateJoinCode, { body: { code: codes[OWN] } });
    const waits = answers.find(({ status }) => status === 429)?.headers.get("Retry-After");
    return {
      found: `${statusesOf(answers)}; the right one: ${own?.status}; Retry-After ${waits} s${signedIn ? `; then through another call: ${elsewhere.status}` : ""}`,
      held: told <= CODE_MISSES.most && own?.status === 429 && Number(waits) > 0 && elsewhere.status >= 400,
    };
  },
});

export const ATTACKS_ON_CODES: readonly Attack[] = [
  guessing("529 join codes by one account (validatejoincode)", "529 answered in 5 s, joined, read the trip", "LISBON", {
    endpoint: ALL_ENDPOINTS.validateJoinCode,
    bodyOf: (code) => ({ code }),
    signedIn: true,
  }),
  guessing("529 join codes by one account (participantuser/create)", "not limited", "PORTO", {
    endpoint: ALL_ENDPOINTS.joinTrip,
    bodyOf: (joinCode) => ({ joinCode }),
    signedIn: true,
  }),
  guessing("529 join codes without a token (joincodecheck)", "120 a minute", "MADRID", {
    endpoint: ALL_ENDPOINTS.checkJoinCode,
    bodyOf: (joinCode) => ({ joinCode }),
    signedIn: false,
  }),
  {
    name: "what a suggested code is worth",
    before: "529 possibilities (9 bits)",
    repeat: async () => ({
      found: `2^${SUGGESTED_BITS} possibilities`,
      held: SUGGESTED_BITS >= 40,
    }),
  },
];
