import { expect, test } from "vitest";
import type { OpenContext } from "~/server/http/call-context";
import { healthReader } from "~/server/health/read-health";
import { logOf } from "~/server/log";

/** A Worker whose D1 counts how often it is asked, and answers as told. */
function aWorker() {
  const d1 = { asked: 0, answers: (): Promise<unknown> => Promise.resolve(1) };
  let at = 0;
  const db = {
    get: () => {
      d1.asked += 1;
      return d1.answers();
    },
  };
  const context = {
    db: db as never,
    env: { DB: {} as never },
    log: logOf("test"),
    requestId: "test",
    address: "192.0.2.1",
    now: () => at,
    newId: () => "id",
    waitUntil: () => undefined,
    renewPatience: () => undefined,
    tellRoom: () => undefined,
  } satisfies OpenContext;
  const read = healthReader();
  return {
    d1,
    pass: (ms: number) => (at += ms),
    ask: () => read(context, { params: {}, body: undefined }),
  };
}

const isOk = (answer: Awaited<ReturnType<ReturnType<typeof aWorker>["ask"]>>): boolean =>
  "reply" in answer ? answer.reply.ok : answer.ok;

test("D1 is asked once in three seconds, however many ask", async () => {
  const worker = aWorker();
  for (let time = 0; time < 50; time += 1) expect(isOk(await worker.ask())).toBe(true);
  expect(worker.d1.asked).toBe(1);
  worker.pass(3_000);
  await worker.ask();
  expect(worker.d1.asked).toBe(2);
});

test("while one looks anew, the others get what was found before", async () => {
  const worker = aWorker();
  await worker.ask();
  worker.pass(3_000);
  let fail = (): void => undefined;
  worker.d1.answers = () => new Promise((_, reject) => (fail = () => reject(new Error("lost"))));
  const looking = worker.ask();
  expect((await Promise.all([worker.ask(), worker.ask()])).map(isOk)).toEqual([true, true]);
  fail();
  expect(isOk(await looking)).toBe(false);
  expect(isOk(await worker.ask())).toBe(false);
  expect(worker.d1.asked).toBe(2);
});

test("what was broken is said to work again after the same while", async () => {
  const worker = aWorker();
  worker.d1.answers = () => Promise.reject(new Error("lost"));
  expect(isOk(await worker.ask())).toBe(false);
  worker.d1.answers = () => Promise.resolve(1);
  worker.pass(3_000);
  expect(isOk(await worker.ask())).toBe(true);
});
