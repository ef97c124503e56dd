import { createSocket } from "node:dgram";
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

/**
 * Keeps a port from whoever else looks for one, for as long as this process lives; false when somebody has it. The UDP port of that number, on which
 * nothing here listens, stands for it: also while its server is not there yet, or is started again.
 * @param {number} port @returns {Promise<boolean>}
 */
function reserve(port) {
  return new Promise((resolve) => {
    const held = createSocket("udp4").unref();
    held.once("error", () => held.close(() => resolve(false)));
    held.bind(port, "127.0.0.1", () => resolve(true));
  });
}

/** A free port, chosen at random and nobody else's until this process ends. @returns {Promise<number>} */
export async function freePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = OWN_PORTS.from + Math.floor(Math.random() * OWN_PORTS.count);
    if ((await reserve(port)) && (await isFree(port))) return port;
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
