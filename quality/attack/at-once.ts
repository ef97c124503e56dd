import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { MAX_BODY_BYTES } from "~/domain/forms/limits";
import { type Attack, repeated, seconds } from "./attack";
import { aTrip, countOf, statusesOf } from "./target";

const { saveProfile } = ALL_ENDPOINTS;

/** Sends a body in chunks on the agent's one connection; gives the status and whether the connection was open already. */
const inChunks = (origin: string, token: string, agent: Agent, body: string) =>
  new Promise<{ status: number; reused: boolean }>((resolve, reject) => {
    const asking = request(
      origin + saveProfile.path,
      {
        method: saveProfile.method,
        agent,
        headers: {
          "Content-Type": "application/json",
          "Transfer-Encoding": "chunked",
          Authorization: `Bearer ${token}`,
        },
      },
      (reply) => {
        text(reply).then(() => resolve({ status: reply.statusCode ?? 0, reused: asking.reusedSocket }), reject);
      },
    );
    asking.on("error", reject);
    asking.end(body);
  });

export const ATTACKS_AT_ONCE: readonly Attack[] = [
  {
    name: "48 changes of one plan, 12 at once",
    before: "21 × 409",
    repeat: async ({ someone }) => {
      const caller = await someone("Ada");
      const tripId = await aTrip(caller, "TWELVE-AT-ONCE");
      await caller.call(ALL_ENDPOINTS.buildItinerary, { body: { tripId } });
      const answers = await repeated(48, 12, (n) =>
        caller.call(ALL_ENDPOINTS.saveBlock, {
          body: {
            tripId,
            dayIndex: 1 + (n % 3),
            blockName: BLOCK_NAMES[Math.floor(n / 3) % BLOCK_NAMES.length],
            blockData: { [n % 2 ? "title" : "location"]: `Change ${n}` },
          },
        }),
      );
      return { found: statusesOf(answers), held: countOf(answers, 200) === 48 };
    },
  },
  {
    name: "a chunked body over 256 KB, five times, each with a call after it on the same connection",
    before: "413, then no answer for over 80 s, 5 of 5",
    repeat: async ({ origin, someone }) => {
      const { token } = await someone("Ada");
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const large = JSON.stringify({ fill: "x".repeat(2 * MAX_BODY_BYTES) });
      const began = Date.now();
      const answers: { status: number; reused: boolean }[] = [];
      for (let time = 0; time < 5; time += 1)
        for (const body of [large, "{}"]) answers.push(await inChunks(origin, token ?? "", agent, body));
      agent.destroy();
      return {
        found: `${answers.map(({ status }) => status).join(" ")}, in ${seconds(Date.now() - began)}, on ${answers.filter(({ reused }) => !reused).length} connection`,
        held: answers.every(({ status, reused }, at) => status === (at % 2 ? 400 : 413) && (reused || at === 0)),
      };
    },
  },
  {
    name: "a deleted account's token, used again",
    before: "the account came back",
    repeat: async ({ someone }) => {
      const caller = await someone("Ada");
      await caller.call(ALL_ENDPOINTS.deleteAccount, { body: { confirm: "DELETE" } });
      const answers = [
        await caller.call(ALL_ENDPOINTS.createOrFindUser, { body: {} }),
        await caller.call(ALL_ENDPOINTS.whoAmI),
        await caller.call(ALL_ENDPOINTS.hydrate),
      ];
      return { found: statusesOf(answers), held: countOf(answers, 401) === answers.length };
    },
  },
];
