import { expect, test } from "vitest";
import { keepInstalling } from "~/browser/offline/keep-installing";

type Registration = Pick<ServiceWorkerRegistration, "active" | "waiting" | "installing">;

const DROPPED: Registration = { active: null, waiting: null, installing: null };
const SERVES: Registration = { active: {} as ServiceWorker, waiting: null, installing: null };

/** A browser that answers each registration with the next of these; the last again and again. */
function aBrowser(...answers: readonly (Registration | undefined)[]) {
  const pauses: number[] = [];
  const seen: unknown[] = [];
  const leaving = new AbortController();
  let tries = 0;
  const register = async () => {
    tries += 1;
    return answers[Math.min(tries, answers.length) - 1] as ServiceWorkerRegistration | undefined;
  };
  const pause = async (ms: number) => {
    pauses.push(ms);
    if (pauses.length === 12) leaving.abort();
  };
  const run = () => keepInstalling((each) => seen.push(each), leaving.signal, { register, pause });
  return { run, pauses, seen, tries: () => tries };
}

test("a first installation that the browser dropped is tried again until a worker serves", async () => {
  const { run, pauses, seen } = aBrowser(DROPPED, DROPPED, SERVES);
  await run();
  expect(seen).toEqual([DROPPED, DROPPED, SERVES]);
  expect(pauses).toEqual([5_000, 10_000]);
});

test("nothing is tried twice where a worker serves, or where the browser keeps none", async () => {
  for (const answer of [SERVES, undefined]) {
    const { run, pauses, tries } = aBrowser(answer);
    await run();
    expect(tries()).toBe(1);
    expect(pauses).toEqual([]);
  }
});

test("the pauses grow to five minutes, and end when the page is left", async () => {
  const { run, pauses, tries } = aBrowser(DROPPED);
  await run();
  expect(pauses.slice(0, 8)).toEqual([5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]);
  expect(tries()).toBe(12);
});
