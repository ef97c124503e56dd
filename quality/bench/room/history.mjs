import * as Y from "yjs";

const EDITS = 10_000;
const DAYS = 14;
const BLOCKS = ["morning", "afternoon", "evening"];
const WRITTEN_BLOCKS = 6;
const SESSIONS = 8;
const RUNS = 15;

/** The same numbers for the same seed, 0 to 1. @param {number} seed */
function seeded(seed) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const LETTERS = "the quick brown fox jumps over a lazy dog, ";

/**
 * A stretch of writing in one place: a phrase, letter by letter, and often a few letters taken back and written anew.
 * @param {Y.Text} text @param {() => number} random @param {number} edits
 */
function write(text, random, edits) {
  let at = random() < 0.5 ? text.length : Math.floor(random() * (text.length + 1));
  let [forward, back] = [0, 0];
  for (let edit = 0; edit < edits; edit += 1) {
    if (forward + back === 0)
      [forward, back] = [8 + Math.floor(random() * 40), random() < 0.6 ? 1 + Math.floor(random() * 14) : 0];
    if (forward > 0) {
      text.insert(at++, LETTERS[(at + edit) % LETTERS.length] ?? " ");
      forward -= 1;
    } else {
      if (at > 0) text.delete((at -= 1), 1);
      back -= 1;
    }
  }
}

/** A block as `contracts/itinerary-document.ts` keeps it. @param {string} description */
function newBlock(description) {
  const block = new Y.Map();
  block.set("title", new Y.Text("A morning in the old town"));
  block.set("description", new Y.Text(description));
  const plain = {
    timeOfDay: "morning",
    location: "Rua do Sol 1",
    neighborhoodTag: "Graça",
    isTicketed: false,
    isDayTrip: false,
    source: "embedded",
    verified: true,
    placeId: "lisbon-graca",
    lat: 38.7,
    lng: -9.1,
  };
  for (const [field, value] of Object.entries(plain)) block.set(field, value);
  return block;
}

/** A trip's document whose blocks are described so. @param {string[]} descriptions */
function tripDocument(descriptions) {
  const document = new Y.Doc();
  for (let day = 1; day <= DAYS; day += 1) {
    const [entry, blocks] = [new Y.Map(), new Y.Map()];
    entry.set("dayIndex", day);
    entry.set("summary", new Y.Text("A quiet day"));
    entry.set("blocks", blocks);
    BLOCKS.forEach((name, at) => blocks.set(name, newBlock(descriptions[(day - 1) * BLOCKS.length + at] ?? "")));
    document.getMap("days").set(String(day), entry);
  }
  return document;
}

/** The descriptions in order. @param {Y.Doc} document @returns {Y.Text[]} */
const descriptionsOf = (document) =>
  Array.from({ length: DAYS }, (_, at) =>
    /** @type {Y.Map<Y.Map<any>>} */ (document.getMap("days").get(String(at + 1))).get("blocks"),
  ).flatMap((blocks) => BLOCKS.map((name) => blocks?.get(name).get("description")));

/** A trip that several people wrote at over several sessions, each session a client of its own. */
function writtenDocument() {
  const random = seeded(7);
  let document = tripDocument(Array.from({ length: DAYS * BLOCKS.length }, () => "A quiet morning in the old town."));
  for (let edits = 0, session = 0; edits < EDITS;) {
    const stretch = Math.min(EDITS - edits, 20 + Math.floor(random() * 180));
    const text = descriptionsOf(document)[Math.floor(random() * WRITTEN_BLOCKS)];
    if (text) write(text, random, stretch);
    edits += stretch;
    if (edits < ((session + 1) * EDITS) / SESSIONS) continue;
    session += 1;
    const next = new Y.Doc();
    Y.applyUpdate(next, Y.encodeStateAsUpdate(document));
    document = next;
  }
  return document;
}

/** Milliseconds to load a state, the median of several. @param {Uint8Array} state */
function loadTime(state) {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    Y.applyUpdate(new Y.Doc(), state);
    return performance.now() - started;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

/** What ten thousand edits leave in a trip of fourteen days, against a fresh document with the same text. */
export function measureHistory() {
  const written = writtenDocument();
  const [long, short] = [written, tripDocument(descriptionsOf(written).map(String))].map((document) =>
    Y.encodeStateAsUpdate(document),
  );
  if (!long || !short) throw new Error("there were to be two documents");
  const [slow, quick] = [loadTime(long), loadTime(short)];
  return [
    `Document after ${EDITS} edits (written, fresh, ratio)`,
    `  size       ${(long.length / 1024).toFixed(1)} KB  ${(short.length / 1024).toFixed(1)} KB  ${(long.length / short.length).toFixed(2)} ×`,
    `  load time  ${slow.toFixed(2)} ms  ${quick.toFixed(2)} ms  ${(slow / quick).toFixed(2)} ×`,
  ].join("\n");
}
