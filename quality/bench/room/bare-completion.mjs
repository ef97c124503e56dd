import { serve } from "../runtime.mjs";

/** A Worker that commits one row in D1 and then tells a bare room: the least that completing a block can cost. @param {string} echo where the bare rooms are */
const script = (echo) => `export default {
  async fetch(request, env, ctx) {
    const { room, message } = await request.json();
    await env.DB.prepare("UPDATE bare SET n = n + 1 WHERE id = ?").bind(room).run();
    ctx.waitUntil(fetch("http://${echo}/parties/main/" + room, { method: "POST", body: message }).then((reply) => reply.text()));
    return Response.json({ done: true });
  },
};`;

const SETUP = `export default {
  async fetch(request, env) {
    await env.DB.prepare("CREATE TABLE IF NOT EXISTS bare (id TEXT PRIMARY KEY, n INTEGER NOT NULL)").run();
    for (const room of await request.json())
      await env.DB.prepare("INSERT OR REPLACE INTO bare VALUES (?, 0)").bind(room).run();
    return new Response("ok");
  },
};`;

/** @param {{ state: string, echo: string, rooms: string[], files?: boolean }} options `state` is the folder of its database; `files` puts the built files beside it */
export async function serveBareCompletion({ state, echo, rooms, files }) {
  const setup = await serve({ script: SETUP, state });
  const made = await fetch(setup.origin, { method: "POST", body: JSON.stringify(rooms) });
  if (!made.ok) throw new Error(`the floor's rows were not made: ${await made.text()}`);
  await setup.stop();
  return serve({ script: script(echo), state, files });
}
