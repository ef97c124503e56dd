import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ApiProblem } from "~/browser/api/api-problem";
import { callApi, fillPath } from "~/browser/api/api-client";
import { signOut } from "~/browser/session/session";
import { endpoint, OPEN, USER } from "~/contracts/endpoint";
import { openFakeWindow } from "./fake-window";
import { storedSession, tokenFor } from "./sessions";

const greet = endpoint({
  method: "GET",
  path: "/greet/:name",
  access: USER,
  body: null,
  reply: z.object({ greeting: z.string() }),
});
const shout = endpoint({
  method: "POST",
  path: "/shout",
  access: OPEN,
  body: z.object({ word: z.string() }),
  reply: z.object({ loud: z.boolean() }),
});

const fetched = vi.fn<typeof fetch>();

const answer = (status: number, body: unknown) => fetched.mockResolvedValueOnce(Response.json(body, { status }));

const problemOf = (call: Promise<unknown>): Promise<ApiProblem> =>
  call.then(
    () => expect.unreachable("the call was expected to fail"),
    (error: unknown) => (error instanceof ApiProblem ? error : expect.unreachable("not a problem of the API")),
  );

beforeEach(() => {
  openFakeWindow();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

describe("calling the API", () => {
  test("fills the path, carries the token and gives the parsed reply", async () => {
    storedSession({ expiresInMs: 3_600_000 });
    answer(200, { greeting: "hello", more: 1 });
    expect(await callApi(greet, { params: { name: "Ana & Jo" } })).toEqual({ greeting: "hello" });
    const [url, request] = fetched.mock.lastCall ?? [];
    expect(url).toBe("/greet/Ana%20%26%20Jo");
    expect(new Headers(request?.headers).get("Authorization")).toBe(`Bearer ${tokenFor("u1")}`);
  });

  test("a reply to somebody who has signed out meanwhile reaches nobody, so that nothing keeps it", async () => {
    storedSession({ expiresInMs: 3_600_000 });
    fetched.mockImplementationOnce(async () => {
      await signOut();
      return Response.json({ greeting: "hello" });
    });
    expect(await problemOf(callApi(greet, { params: { name: "Ana" } }))).toMatchObject({ code: "offline" });
  });

  test("an open call carries no token, even when somebody is signed in", async () => {
    storedSession({ expiresInMs: 3_600_000 });
    answer(200, { loud: true });
    await callApi(shout, { body: { word: "hey" } });
    const request = fetched.mock.lastCall?.[1];
    expect(new Headers(request?.headers).has("Authorization")).toBe(false);
    expect(request?.body).toBe('{"word":"hey"}');
  });

  test("the server's refusal becomes a problem with its status, code, sentence and issues", async () => {
    answer(400, {
      error: "Please look at this again.",
      code: "invalid",
      issues: [{ path: "word", message: "Too long." }],
    });
    const problem = await problemOf(callApi(shout, { body: { word: "hey" } }));
    expect(problem).toMatchObject({
      status: 400,
      code: "invalid",
      message: "Please look at this again.",
      issues: [{ path: "word", message: "Too long." }],
    });
  });

  test("no connection is a problem of its own", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await problemOf(callApi(shout, { body: { word: "hey" } }))).toMatchObject({ status: 0, code: "offline" });
  });

  test("an error page of something in between is told by its status alone", async () => {
    fetched.mockResolvedValueOnce(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect(await problemOf(callApi(shout, { body: { word: "hey" } }))).toMatchObject({
      status: 502,
      code: "unreadable",
      message: "",
    });
  });

  test("an answer that the connection breaks off was none", async () => {
    const broken = new ReadableStream({ pull: (body) => body.error(new TypeError("network error")) });
    fetched.mockResolvedValueOnce(new Response(broken, { status: 200 }));
    expect(await problemOf(callApi(shout, { body: { word: "hey" } }))).toMatchObject({ status: 0, code: "offline" });
  });

  test("an answer that is not what the contract says is not passed on", async () => {
    answer(200, { loud: "very" });
    expect(await problemOf(callApi(shout, { body: { word: "hey" } }))).toMatchObject({
      status: 200,
      code: "unreadable",
    });
  });

  test("a call that was called off rejects with the caller's reason, not as offline", async () => {
    const leaving = new AbortController();
    fetched.mockImplementationOnce(
      (_, request) =>
        new Promise((_resolve, reject) =>
          request?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
        ),
    );
    const call = callApi(shout, { body: { word: "hey" }, signal: leaving.signal });
    const reason = new Error("left the screen");
    leaving.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  test("a server that does not answer in time counts as no connection", async () => {
    fetched.mockImplementationOnce(
      (_, request) =>
        new Promise((_resolve, reject) =>
          request?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
        ),
    );
    expect(await problemOf(callApi(shout, { body: { word: "hey" }, timeoutMs: 5 }))).toMatchObject({ code: "offline" });
  });
});

test("the parts of a path are escaped", () => expect(fillPath("/a/:b/:c", { b: "x/y", c: "1" })).toBe("/a/x%2Fy/1"));
