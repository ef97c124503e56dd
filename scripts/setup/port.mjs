import { createServer } from "node:net";

/**
 * Where free ports are looked for: below what the system hands out for outgoing connections (Linux from 32768, others from 49152), so
 * that nobody's connection sits on the port of a server that is being started, or started again.
 */
const OWN_PORTS = { from: 20_000, count: 12_000 };

/** Whether the port can be listened on. @param {number} port @returns {Promise<boolean>} */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** A port that was free a moment ago, chosen at random: two who ask at the same time get different ones. @returns {Promise<number>} */
export async function freePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = OWN_PORTS.from + Math.floor(Math.random() * OWN_PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found from ${OWN_PORTS.from} to ${OWN_PORTS.from + OWN_PORTS.count}.`);
}

/** The port named by the environment, or the default; throws a readable error when it is no port or taken. @param {string} name @param {number} fallback */
export async function portFrom(name, fallback) {
  const port = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name}=${process.env[name]} is not a port number.`);
  if (!(await isFree(port)))
    throw new Error(
      `Port ${port} is already in use. Stop what is using it, or choose another: ${name}=${port + 1} npm start`,
    );
  return port;
}
