import { createServer } from "node:net";

/** Whether the port can be listened on. @param {number} port @returns {Promise<boolean>} */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** A port that was free a moment ago. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

/** The port named by the environment, or the default; throws a readable error when it is no port or taken. @param {string} name @param {number} fallback */
export async function portFrom(name, fallback) {
  const port = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name}=${process.env[name]} is not a port number.`);
  if (!(await isFree(port))) throw new Error(`Port ${port} is already in use. Stop what is using it, or choose another: ${name}=${port + 1} npm start`);
  return port;
}
