import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { openNetworkProxy } from "../../e2e/support/network-proxy.ts";

const closing: (() => Promise<unknown>)[] = [];

afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A Worker of the build `0a1b2c3d` that answers what its browser knows already with 304, as soon as `letGo` is called. */
async function openSlowWorker() {
  const held: (() => void)[] = [];
  const answer = (known: string | undefined, response: ServerResponse) => {
    const script = known === undefined ? "/assets/manifest-0a1b2c3d.js" : undefined;
    response.writeHead(script ? 200 : 304, { "Content-Type": "text/javascript" }).end(script);
  };
  const server = createServer((request, response) => {
    if (request.url === "/explainer") return void answer(undefined, response);
    held.push(() => void answer(request.headers["if-none-match"], response));
    server.emit("held");
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  closing.push(async () => server.close());
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    isAsked: () => once(server, "held"),
    letGo: () => held.splice(0).forEach((go) => go()),
  };
}

test("what was asked for before a deployment is answered as it was then, and what is asked for after it as the next build", async () => {
  const worker = await openSlowWorker();
  const proxy = await openNetworkProxy(worker.origin);
  closing.push(proxy.close);
  const KNOWN = { headers: { "If-None-Match": '"0a1b2c3d"' } };
  const ask = async (init?: RequestInit) => {
    const arrived = worker.isAsked();
    const answer = fetch(`${proxy.origin}/service-worker.js`, init).then(async (it) => [it.status, await it.text()]);
    await arrived;
    return { answer };
  };
  const asked = [await ask(), await ask(KNOWN)];
  proxy.deploy();
  asked.push(await ask(), await ask(KNOWN));
  worker.letGo();
  expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual([
    [200, "/assets/manifest-0a1b2c3d.js"],
    [304, ""],
    [200, "/assets/manifest-d3c2b1a0.js"],
    [200, "/assets/manifest-d3c2b1a0.js"],
  ]);
});
