import { Agent, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, inject, test } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { MAX_BODY_BYTES } from "~/domain/forms/limits";
import { aName, pathOf, tokenFor } from "./api";

const { saveProfile } = ALL_ENDPOINTS;
const LARGE = JSON.stringify({ fill: "x".repeat(8 * MAX_BODY_BYTES) });

/** One connection, as a browser or a room keeps it; each test has its own, since one that lay idle is closed. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => agent.destroy());

/** Sends a body, with its length or in chunks, on the kept connection unless another is named or, by `false`, opened; gives the answer's status and whether the connection was open already. */
const post = (body: string, token: string | undefined, inChunks: boolean, connection: Agent | false = agent) =>
  new Promise<{ status: number | undefined; reused: boolean }>((resolve, reject) => {
    const headers = {
      "Content-Type": "application/json",
      ...(inChunks ? { "Transfer-Encoding": "chunked" } : { "Content-Length": body.length }),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const url = inject("origin") + pathOf(saveProfile, {});
    const asking = request(url, { method: saveProfile.method, agent: connection, headers }, (reply) => {
      text(reply).then(() => resolve({ status: reply.statusCode, reused: asking.reusedSocket }), reject);
    });
    asking.on("error", reject);
    asking.end(body);
  });

test.each([
  ["with its length", false],
  ["in chunks", true],
])(
  "after a large body was refused, %s, the caller has the answer and the same connection goes on",
  async (_, inChunks) => {
    const token = await tokenFor(aName("Ada"));
    await post("{}", token, inChunks);
    expect(await post(LARGE, token, inChunks)).toEqual({ status: 413, reused: true });
    expect(await post(LARGE, undefined, inChunks)).toEqual({ status: 401, reused: true });
    expect(await post("{}", token, inChunks)).toEqual({ status: 400, reused: true });
  },
);

/** Opens a connection, sends the start of a chunked body that is too large already and never ends it; gives the answer's status. */
const dawdle = (token: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(inject("origin"));
    const part = "x".repeat(64 * 1024);
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        [
          `${saveProfile.method} ${pathOf(saveProfile, {})} HTTP/1.1`,
          `Host: ${hostname}:${port}`,
          "Content-Type: application/json",
          `Authorization: Bearer ${token}`,
          "Transfer-Encoding: chunked",
          "\r\n",
        ].join("\r\n"),
      );
      for (let bytes = 0; bytes <= MAX_BODY_BYTES; bytes += part.length)
        socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
    });
    socket.on("error", reject);
    socket.once("data", (answer) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1]));
      socket.destroy();
    });
  });

test("whoever never ends a body that is too large has their answer, time after time, and everybody else theirs", async () => {
  const token = await tokenFor(aName("Ada"));
  for (const time of [1, 2, 3, 4, 5]) {
    // On a connection of their own: one that lay idle may be closed while it is taken up again.
    const [slow, others] = await Promise.all([dawdle(token), post("{}", token, true, false)]);
    expect({ time, slow, others: others.status }).toEqual({ time, slow: 413, others: 400 });
  }
});
