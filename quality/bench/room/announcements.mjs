import { SignJWT } from "jose";
import { crowdUrls, echoUrl } from "./doors.mjs";
import { gather, interleave, pause } from "./crowd.mjs";

const ROUNDS = 4;
const POSTS_A_ROUND = 20;

/** The message that everybody waits for. @param {unknown} data */
export const isLive = (data) => typeof data === "string" && data.includes('"type":"live"');

/** Where the trip stands. @param {number} version */
export const livePosition = (version) => ({
  v: 1,
  type: "live",
  at: Date.now(),
  by: null,
  position: {
    currentDayIndex: 1,
    currentBlock: "morning",
    totalDays: 60,
    tripComplete: false,
    startedTrip: true,
    version,
  },
});

/** From what the Worker posts to the room after its commit to so many companions. @param {{ room: { host: string }, echo: { host: string }, secret: string, count: number }} options */
export async function measureAnnouncements({ room, echo, secret, count }) {
  const trip = `told-${count}`;
  const inRoom = await gather({ size: count, counts: isLive, url: crowdUrls({ host: room.host, secret, trip }) });
  const inEcho = await gather({ size: count, counts: isLive, url: async () => echoUrl(echo.host, trip) });
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(trip)
    .setAudience("wayfellow-room")
    .setIssuedAt()
    .setExpirationTime("10m")
    .sign(new TextEncoder().encode(secret));
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  let version = 0;
  const post = async (/** @type {string} */ host, /** @type {unknown} */ body) =>
    (
      await fetch(`http://${host}/parties/main/${trip}`, { method: "POST", headers, body: JSON.stringify(body) })
    ).arrayBuffer();
  /** @param {typeof inRoom} crowd @param {() => Promise<unknown>} send @param {import("./figures.mjs").Latencies} latencies */
  const round = async ({ deliver }, send, latencies) => {
    for (let posted = 0; posted < POSTS_A_ROUND; posted += 1) {
      /** @type {Promise<unknown> | undefined} */
      let answered;
      await deliver(() => (answered = send()), latencies);
      await answered;
      await pause();
    }
  };
  const toRoom = () => post(room.host, { messages: [livePosition((version += 1))] });
  const toEcho = () => post(echo.host, livePosition(0));
  const figures = await interleave({
    rounds: ROUNDS,
    ours: (latencies) => round(inRoom, toRoom, latencies),
    floor: (latencies) => round(inEcho, toEcho, latencies),
  });
  inRoom.leave();
  inEcho.leave();
  return { count, ...figures };
}
