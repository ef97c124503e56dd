import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

export type NetworkProxy = {
  origin: string;
  /** Every address asked for in vain: since the last `shut`, while it is shut, and of what is lost. */
  turnedAway: string[];
  /** Nothing gets through any more, whoever asks: connections are cut, new ones too. */
  shut: () => void;
  open: () => void;
  /**
   * The next deployment: the same app as another build, with other names for some of its files; the old names are gone. What was asked for before it is
   * still answered by the old build, whole: half of each would be a build that never was.
   */
  deploy: () => void;
  /** What the Worker is to the browser from now on: each file whose path matches is gone. */
  lose: (path: RegExp) => void;
  findAll: () => void;
  close: () => Promise<void>;
};

const OLD = /manifest-(\w{8})\.js/;

/**
 * Stands between a browser and the Worker, so that a test can cut the network where even a service worker cannot get around it, and put out a new build.
 * Another build is the same one with another hash in the name of its route table, which is what the app knows builds by.
 */
export async function openNetworkProxy(worker: string): Promise<NetworkProxy> {
  const build =
    OLD.exec(await (await fetch(`${worker}/explainer`, { headers: { Accept: "text/html" } })).text())?.[1] ?? "";
  const next = build.split("").toReversed().join("");
  const sockets = new Set<Socket>();
  const state = { isShut: false, isDeployed: false, lost: [] as RegExp[] };
  const turnedAway: string[] = [];
  const target = new URL(worker);

  const rename = (text: string, from: string, to: string) => text.replaceAll(from, to);
  const isText = (type: string | undefined) => /javascript|html/.test(type ?? "");

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? "/";
    if (state.isShut) {
      turnedAway.push(path);
      return void incoming.socket.destroy();
    }
    const { isDeployed } = state;
    const isGone = state.lost.some((lost) => lost.test(path)) || (isDeployed && path.includes(`manifest-${build}`));
    if (isGone) {
      turnedAway.push(path);
      return void outgoing.writeHead(404, { "Content-Type": "text/plain" }).end("Not found");
    }
    const asked = ask(
      {
        host: target.hostname,
        port: target.port,
        path: isDeployed ? rename(path, next, build) : path,
        method: incoming.method,
        headers: { ...incoming.headers, "accept-encoding": "identity" },
        agent: false, // a connection of its own: one that is kept may be closed by the Worker while the next request is on its way
      },
      (answer) => {
        if (!isDeployed || !isText(answer.headers["content-type"])) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          return void answer.pipe(outgoing);
        }
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const { "content-length": _, etag: __, ...headers } = answer.headers;
          outgoing
            .writeHead(answer.statusCode ?? 502, headers)
            .end(rename(Buffer.concat(chunks).toString("utf8"), build, next));
        });
      },
    );
    asked.on("error", () => incoming.socket.destroy());
    // What the browser knows is of the old build.
    if (isDeployed) ["if-none-match", "if-modified-since"].forEach((header) => asked.removeHeader(header));
    incoming.pipe(asked);
  }

  const server = createServer(pass);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    turnedAway,
    shut: () => {
      state.isShut = true;
      turnedAway.length = 0;
      cut();
    },
    open: () => void (state.isShut = false),
    deploy: () => void (state.isDeployed = true),
    lose: (path) => void state.lost.push(path),
    findAll: () => void (state.lost = []),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
