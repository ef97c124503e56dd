import * as encoding from "lib0/encoding";
import * as syncProtocol from "y-protocols/sync";
import * as Y from "yjs";
import { crowdUrls, echoUrl } from "./doors.mjs";
import { gather, interleave, pause } from "./crowd.mjs";

const ROUNDS = 6;
const KEYSTROKES_A_ROUND = 40;

/** The frame of a Yjs update, as the browser's provider sends it. @param {Uint8Array} update */
function updateFrame(update) {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, 0);
  syncProtocol.writeUpdate(encoder, update);
  return encoding.toUint8Array(encoder);
}

/** Sync frames that carry an update: what follows a keystroke. @param {unknown} data */
export const isUpdate = (data) => {
  if (!(data instanceof ArrayBuffer)) return false;
  const [type, sync] = new Uint8Array(data);
  return type === 0 && sync === 2;
};

/** Letters typed one after the other into a text, as frames. */
export function typist() {
  const document = new Y.Doc();
  const text = document.getText("typed");
  /** @type {Uint8Array} */
  let last = new Uint8Array();
  document.on("update", (update) => (last = updateFrame(update)));
  return () => {
    text.insert(text.length, "e");
    return last;
  };
}

/** From an editor's keystroke to so many companions. @param {{ room: { host: string }, echo: { host: string }, secret: string, count: number }} options */
export async function measureKeystrokes({ room, echo, secret, count }) {
  const trip = `keys-${count}`;
  const inRoom = await gather({ size: count, counts: isUpdate, url: crowdUrls({ host: room.host, secret, trip }) });
  const inEcho = await gather({ size: count, counts: isUpdate, url: async () => echoUrl(echo.host, trip) });
  /** @param {typeof inRoom} crowd @param {() => Uint8Array} type @param {import("./figures.mjs").Latencies} latencies */
  const round = async ({ editor, deliver }, type, latencies) => {
    for (let key = 0; key < KEYSTROKES_A_ROUND; key += 1) {
      const frame = type();
      await deliver(() => editor.send(frame), latencies);
      await pause();
    }
  };
  const [type, typeAgain] = [typist(), typist()];
  const figures = await interleave({
    rounds: ROUNDS,
    ours: (latencies) => round(inRoom, type, latencies),
    floor: (latencies) => round(inEcho, typeAgain, latencies),
  });
  inRoom.leave();
  inEcho.leave();
  return { count, ...figures };
}
