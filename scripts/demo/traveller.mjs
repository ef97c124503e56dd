/**
 * Somebody who uses a running Wayfellow through its API, signed in with the local issuer.
 * Every call throws with the server's own words when it is refused.
 * @typedef {{ email: string, name: string, token: string, call: (method: string, path: string, body?: unknown) => Promise<any> }} Traveller
 */

/**
 * @param {string} origin @param {{ email: string, name: string }} who
 * @returns {Promise<Traveller>}
 */
export async function signIn(origin, { email, name }) {
  const { idToken } = await send(origin, "POST", "/identity/local/token", { email, name });
  /** @type {Traveller["call"]} */
  const call = (method, path, body) => send(origin, method, `/wayfellow/${path}`, body, idToken);
  await call("POST", "user/createOrFind", {});
  return { email, name, token: idToken, call };
}

/** @param {string} origin @param {string} method @param {string} path @param {unknown} [body] @param {string} [token] */
async function send(origin, method, path, body, token) {
  const reply = await fetch(origin + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
