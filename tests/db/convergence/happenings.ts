import type * as Y from "yjs";
import { blockText, readDays, readPlan, type SharedPlan, writeBlock } from "~/contracts/room/itinerary-document";
import { addStop, moveStops, readStops, removeStop, sharedStop } from "~/contracts/room/stop-document";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";
import { placeBefore } from "~/domain/plan/stop-place";
import { stopFrom } from "~/domain/plan/whole-block";
import type { BlockPlace } from "~/server/itinerary/day-and-block";
import { Problem } from "~/server/http/problem";
import type { Device } from "./device";
import type { ConvergingWorld } from "./world";

/**
 * What people typed, a letter of its own each time, and which of it may rightly be gone at the end: by itself, or with the stop in which it
 * stood. `added` counts the stops that people added.
 */
export type Ledger = {
  typed: Set<string>;
  mayBeGone: Set<string>;
  removedStops: Set<string>;
  marksOfStop: Map<string, Set<string>>;
  added: number;
  daysSaved: number;
};

export const emptyLedger = (): Ledger => ({
  typed: new Set(),
  mayBeGone: new Set(),
  removedStops: new Set(),
  marksOfStop: new Map(),
  added: 0,
  daysSaved: 0,
});

const FIELDS = ["title", "description"] as const;
const MARK = /[\u4e00-\u9fff]/g;

export const marksIn = ({ days, shelf }: SharedPlan): string[] =>
  [...days.flatMap(({ stops }) => stops), ...shelf].flatMap(({ title, note }) => `${title} ${note}`.match(MARK) ?? []);

export const marksOf = (document: Y.Doc): string[] => marksIn(readPlan(document));

/** Notes which letters stand in which stops: with the stop they may go. */
function noteStops({ marksOfStop }: Ledger, stops: readonly Stop[]): void {
  for (const { id, title, note } of stops) {
    const marks = marksOfStop.get(id) ?? new Set();
    for (const mark of `${title} ${note}`.match(MARK) ?? []) marks.add(mark);
    marksOfStop.set(id, marks);
  }
}

const newMark = ({ typed }: Ledger): string => String.fromCharCode(0x4e00 + typed.size);

function somewhere({ chance }: ConvergingWorld, document: Y.Doc): BlockPlace | null {
  const days = readDays(document);
  return days.length === 0 ? null : { dayIndex: chance.oneOf(days).dayIndex, blockName: chance.oneOf(BLOCK_NAMES) };
}

/** One thing that happens in a world; the ledger notes what must and what may come of it. */
type Happening = (world: ConvergingWorld, ledger: Ledger) => Promise<void> | void;

const onDevice =
  (change: (world: ConvergingWorld, ledger: Ledger, device: Device, place: BlockPlace) => void): Happening =>
  (world, ledger) => {
    const device = world.chance.oneOf(world.devices);
    const place = somewhere(world, device.document);
    if (place) change(world, ledger, device, place);
  };

const type = onDevice(({ chance }, ledger, { document }, { dayIndex, blockName }) => {
  const text = blockText(document, dayIndex, blockName, chance.oneOf(FIELDS));
  if (!text) return;
  const mark = newMark(ledger);
  ledger.typed.add(mark);
  text.insert(chance.below(text.length + 1), mark);
});

const erase = onDevice(({ chance }, ledger, { document }, { dayIndex, blockName }) => {
  const text = blockText(document, dayIndex, blockName, chance.oneOf(FIELDS));
  if (!text || text.length === 0) return;
  const at = chance.below(text.length);
  const length = Math.min(text.length - at, 1 + chance.below(4));
  for (const mark of text
    .toString()
    .slice(at, at + length)
    .match(MARK) ?? [])
    ledger.mayBeGone.add(mark);
  text.delete(at, length);
});

const setField = onDevice(({ chance }, _ledger, { document }, { dayIndex, blockName }) => {
  writeBlock(
    document,
    dayIndex,
    blockName,
    chance.oneOf([{ location: `Here ${chance.below(9)}` }, { isTicketed: chance.happens(0.5) }, { placeId: null }]),
  );
});

const someStop = ({ chance }: ConvergingWorld, document: Y.Doc): string | null => {
  const stops = readStops(document);
  return stops.length === 0 ? null : chance.oneOf(stops).id;
};

/** Somebody writes in a stop, wherever it stands: among the day's, or on the shelf. */
const typeInStop: Happening = (world, ledger) => {
  const { document } = world.chance.oneOf(world.devices);
  const id = someStop(world, document);
  const text = id === null ? undefined : sharedStop(document, id)?.texts[world.chance.oneOf(FIELDS)];
  if (!text) return;
  const mark = newMark(ledger);
  ledger.typed.add(mark);
  text.insert(world.chance.below(text.length + 1), mark);
};

const addSomeStop = onDevice(({ chance }, ledger, { document }, { dayIndex, blockName }) => {
  ledger.added += 1;
  const stops = readStops(document);
  const before = chance.happens(0.5) && stops.length > 0 ? chance.oneOf(stops).id : null;
  const at = chance.happens(0.2) ? null : placeBefore(stops, { day: dayIndex, part: blockName }, before);
  addStop(document, { ...stopFrom(null, `added-${ledger.added}`), title: "Tea", kind: "drink", at });
});

const moveSomeStop = onDevice((world, _ledger, { document }, { dayIndex, blockName }) => {
  const id = someStop(world, document);
  if (id === null) return;
  const stops = readStops(document);
  const before = world.chance.oneOf(stops).id;
  const at = world.chance.happens(0.2) ? null : placeBefore(stops, { day: dayIndex, part: blockName }, before, id);
  moveStops(document, [{ id, at }]);
});

const removeSomeStop: Happening = (world, ledger) => {
  const { document } = world.chance.oneOf(world.devices);
  const id = someStop(world, document);
  if (id === null) return;
  for (const each of world.documents) noteStops(ledger, readStops(each));
  ledger.removedStops.add(id);
  removeStop(document, id);
};

const marksAt = (days: readonly Day[], { dayIndex, blockName }: BlockPlace): string[] =>
  days.find((day) => day.dayIndex === dayIndex)?.blocks[blockName].description.match(MARK) ?? [];

/** A command of a device; the room may hand its state over at the same moment, or by itself meanwhile. What the command replaces may be gone. */
const command =
  (
    run: (world: ConvergingWorld, ledger: Ledger, seen: readonly string[], place: BlockPlace) => Promise<unknown>,
  ): Happening =>
  async (world, ledger) => {
    await world.settle();
    const { handOvers } = world;
    const { document } = world.chance.oneOf(world.devices);
    const before = (await world.worker.record())?.days ?? [];
    const place = somewhere(world, document);
    if (!place || !before.some(({ dayIndex }) => dayIndex === place.dayIndex)) return;
    const crowded = world.chance.happens(0.6);
    const known = new Set(marksAt(before, place));
    const inAnyDocument = world.documents.flatMap((each) => marksAt(readDays(each), place));
    const seen = marksAt(readDays(document), place).filter((mark) => known.has(mark));
    await Promise.all([run(world, ledger, seen, place), crowded && world.flushNow()]);
    const after = new Set(marksAt((await world.worker.record())?.days ?? [], place));
    const handedOver = crowded || world.handOvers > handOvers;
    for (const mark of handedOver ? [...known, ...inAnyDocument] : known)
      if (!after.has(mark)) ledger.mayBeGone.add(mark);
  };

/** The description as the device sees it and the record knows it, with one word more. */
const save = command(async ({ worker }, ledger, seen, place) => {
  const mark = newMark(ledger);
  ledger.typed.add(mark);
  await worker.save(place, `Saved: ${[...seen, mark].join(" and ")}`);
});

/** A command that takes no text away, so that the record need not be asked what became of it. */
const gently =
  (run: (world: ConvergingWorld, ledger: Ledger, place: BlockPlace) => Promise<unknown>): Happening =>
  async (world, ledger) => {
    const place = somewhere(world, world.chance.oneOf(world.devices).document);
    if (place && place.dayIndex <= ledger.daysSaved) await run(world, ledger, place);
  };

const place = gently((world, _ledger, where) =>
  Promise.all([
    world.worker.place(where, `There ${world.chance.below(9)}`),
    world.chance.happens(0.6) && world.flushNow(),
  ]),
);

const fix = gently(async (world, ledger, where) => {
  const mark = newMark(ledger);
  ledger.typed.add(mark);
  try {
    await world.worker.fix(where, mark, () => (world.chance.happens(0.5) ? world.pass(1) : Promise.resolve()));
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== "conflict") throw problem;
    ledger.mayBeGone.add(mark); // refused: somebody changed that block meanwhile
  }
});

const build: Happening = async ({ worker, chance }, ledger) => {
  try {
    await worker.build(2 + chance.below(4));
  } catch (problem) {
    if (!(problem instanceof Error) || problem.message !== "line dropped") throw problem;
  }
  ledger.daysSaved = Math.max(ledger.daysSaved, (await worker.record())?.days.length ?? 0);
};

/** What only that phone had is lost with it. */
const newPhone: Happening = (world, { mayBeGone }) => {
  const device = world.chance.oneOf(world.devices);
  const elsewhere = new Set(world.documents.filter((document) => document !== device.document).flatMap(marksOf));
  for (const mark of marksOf(device.document)) if (!elsewhere.has(mark)) mayBeGone.add(mark);
  world.disconnect(device);
  device.open(world.newClientId(), { anew: true });
};

const reopen: Happening = (world) => {
  const device = world.chance.oneOf(world.devices);
  world.disconnect(device);
  device.open(world.newClientId());
};

const HAPPENINGS: [weight: number, happening: Happening][] = [
  [10, type],
  [4, erase],
  [4, setField],
  [4, typeInStop],
  [3, addSomeStop],
  [6, moveSomeStop],
  [1, removeSomeStop],
  [2, save],
  [1, place],
  [1, fix],
  [1, build],
  [14, (world) => world.stir()],
  [4, (world) => world.connect(world.chance.oneOf(world.devices))],
  [2, (world) => world.disconnect(world.chance.oneOf(world.devices))],
  [3, (world) => world.pass(1 + world.chance.below(4))],
  [1, (world) => world.restartRoom()],
  [1, reopen],
  [0.5, newPhone],
];

const DRAWN = HAPPENINGS.flatMap(([weight, happening]) => Array<Happening>(weight * 2).fill(happening));

/** Something happens. */
export async function happen(world: ConvergingWorld, ledger: Ledger): Promise<void> {
  await world.chance.oneOf(DRAWN)(world, ledger);
  await world.settle();
  if (ledger.removedStops.size === 0) return;
  for (const document of world.documents) noteStops(ledger, readStops(document));
  const record = await world.worker.record();
  if (record) noteStops(ledger, [...record.days.flatMap(({ stops }) => stops), ...record.shelf]);
}

/** How every world begins: a plan, or a part of it, and both devices in the room; now and then with nobody there yet. */
export async function begin(world: ConvergingWorld, ledger: Ledger): Promise<void> {
  await build(world, ledger);
  if (world.chance.happens(0.85)) await world.comeTogether();
}
