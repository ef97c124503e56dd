import { noLatencies } from "./figures.mjs";

/** @typedef {import("./figures.mjs").Latencies} Latencies */

/** A delivery that takes longer is lost, and the run is no measurement. */
const LOST_AFTER_MS = 10_000;

/** @param {string} url @returns {Promise<WebSocket>} */
export function connect(url) {
  const socket = new WebSocket(url);
  socket.binaryType = "arraybuffer";
  return new Promise((resolve, reject) => {
    socket.addEventListener("open", () => resolve(socket), { once: true });
    socket.addEventListener("error", () => reject(new Error(`no connection to ${url}`)), { once: true });
  });
}

/**
 * Companions who only listen, and one editor. `counts` says which of what they hear is what is measured.
 * @param {{ size: number, url: (number: number) => Promise<string>, counts: (data: unknown) => boolean }} options
 */
export async function gather({ size, url, counts }) {
  const editor = await connect(await url(0));
  /** @type {WebSocket[]} */
  const companions = [];
  for (let number = 1; number <= size; number += 1) companions.push(await connect(await url(number)));
  let heard = (/** @type {number} */ _at) => {};
  for (const companion of companions)
    companion.addEventListener("message", ({ data }) => counts(data) && heard(performance.now()));

  /** Sends by `send`, and waits until everybody has it. @param {() => unknown} send @param {Latencies} latencies */
  const deliver = (send, latencies) =>
    new Promise((resolve, reject) => {
      const lost = setTimeout(() => reject(new Error(`only some of ${size} companions heard it`)), LOST_AFTER_MS);
      let missing = size;
      const sent = performance.now();
      heard = (at) => {
        latencies.each.push(at - sent);
        missing -= 1;
        if (missing > 0) return;
        latencies.last.push(at - sent);
        clearTimeout(lost);
        resolve(undefined);
      };
      send();
    });
  const leave = () => [editor, ...companions].forEach((socket) => socket.close());
  return { editor, deliver, leave };
}

/**
 * Measures ours and the floor in turn, round after round, so that a machine that drifts drifts for both; the first round only warms up.
 * @param {{ rounds: number, ours: (latencies: Latencies) => Promise<void>, floor: (latencies: Latencies) => Promise<void> }} options
 */
export async function interleave({ rounds, ours, floor }) {
  const figures = { ours: noLatencies(), floor: noLatencies() };
  for (let round = 0; round <= rounds; round += 1) {
    await ours(round === 0 ? noLatencies() : figures.ours);
    await floor(round === 0 ? noLatencies() : figures.floor);
  }
  return figures;
}

/** A pause as between two keystrokes. */
export const pause = (ms = 12) => new Promise((resolve) => setTimeout(resolve, ms));
