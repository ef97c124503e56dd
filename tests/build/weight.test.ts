import { afterAll, describe, expect, test } from "vitest";
import { SCREENS as TABLE, TRIP_LAYOUT } from "../../app/routes.ts";
import { type Built, readBuild } from "../../quality/weight/built.ts";
import { faultsOf, heavyStreets, heavyStyles, streetsWeight } from "../../quality/weight/limits.ts";
import { type ScreenWeight, weighScreen } from "../../quality/weight/screen-weight.ts";
import { weightTable } from "../../quality/weight/table.ts";

const built = readBuild();

/** One path for each screen: all paths of a screen fetch the same. */
const SCREENS = new Map(TABLE.map(({ file, path }) => [`app/${file}`, `/${path}`] as const).reverse());

const FOLLOWING = new Set(TABLE.flatMap(({ file, followsTrip }) => (followsTrip ? [`app/${file}`] : [])));

/** What is fetched around a screen that follows the trip. */
const around = (file: string): string[] => (FOLLOWING.has(file) ? [`app/${TRIP_LAYOUT}`] : []);

const weights = new Map<string, ScreenWeight>();
afterAll(() => console.log(weightTable(built, weights)));

test.each([...SCREENS])("a first visit to %s fetches no more than it may", (file, path) => {
  const weight = weighScreen(built, file, around(file));
  weights.set(path, weight);
  expect(weight.scripts).toBeGreaterThan(0);
  expect(faultsOf(built, path, weight)).toEqual([]);
});

test("the styles are light", () => {
  expect(built.styles).not.toEqual([]);
  expect(heavyStyles(built)).toEqual([]);
});

test("the streets of a map come with it alone, in scripts of their own and a worker, and are not too heavy", () => {
  expect(streetsWeight(built)).toBeGreaterThan(200 * 1024);
  expect(heavyStreets(built)).toEqual([]);
  expect(built.workers).toHaveLength(1);
  const askedFor = weighScreen(built, "app/screens/trip/trip-map.tsx").asked;
  const besides = weighScreen(built, "app/screens/trip/trip-print.tsx").asked;
  expect(askedFor).toBeGreaterThan(200 * 1024);
  expect(besides).toBeLessThan(200 * 1024);
});

/** What gives a screen the trip to paint. */
const GIVES_THE_TRIP = ["app/features/trip-at-hand/trip-copy.ts", "app/features/live/live-trip.ts"];

test("the screens that paint the trip hold its room, others do not", () => {
  const paintsTrip = (file: string) => GIVES_THE_TRIP.some((source) => weighScreen(built, file).sources.has(source));
  const holdsRoom = (file: string) => weighScreen(built, file, around(file)).holdsRoom;
  const files = [...SCREENS.keys()];
  expect(files.filter((file) => paintsTrip(file) && !holdsRoom(file))).toEqual([]);
  expect(files.filter((file) => !paintsTrip(file) && !FOLLOWING.has(file) && holdsRoom(file))).toEqual([]);
});

describe("of a build made up to be bad", () => {
  const KB = 1024;
  const script = (imports: string[], modules: string[] = [], entry: string | null = null) => ({
    entry,
    imports,
    modules,
  });

  /** A screen that imports a part at once, and another one late; by default all of it is light. */
  const build = (sizes: Record<string, number> = {}, partOf = "app/part.ts", lateSource = "app/late.ts"): Built => ({
    scripts: {
      "entry.js": script(["root.js"], ["app/entry.client.tsx"], "app/entry.client.tsx"),
      "root.js": script([], ["app/root.tsx"], "app/root.tsx"),
      "screen.js": script(["part.js"], ["app/screen.tsx"], "app/screen.tsx"),
      "part.js": script(["root.js"], [partOf]),
      "late.js": script(["part.js", "deep.js"], [lateSource], lateSource),
      "deep.js": script(["screen.js"], ["app/deep.ts"]),
    },
    modules: {
      "app/screen.tsx": { imports: [partOf], lateImports: [] },
      [partOf]: { imports: [], lateImports: [lateSource] },
      [lateSource]: { imports: ["app/deep.ts"], lateImports: [] },
    },
    routeTable: "routes.js",
    styles: [],
    workers: [],
    sizeOf: (file) => sizes[file] ?? KB,
  });
  const faults = (bad: Built) => faultsOf(bad, "/bad", weighScreen(bad, "app/screen.tsx"));

  test("a light one has no fault, and each script counts once", () => {
    const light = build();
    expect(weighScreen(light, "app/screen.tsx")).toMatchObject({
      scripts: 5 * KB,
      room: 0,
      hints: 0,
      asked: 2 * KB,
      holdsRoom: false,
    });
    expect(faults(light)).toEqual([]);
  });

  test("what a script imports through another weighs on the screen", () => {
    expect(faults(build({ "part.js": 155 * KB }))).toEqual(["the scripts of /bad: 159.0 KB, of 158"]);
  });

  test("a screen that holds the room may be heavier, but not by much", () => {
    expect(faults(build({ "part.js": 165 * KB }, "app/browser/room/use-room.ts"))).toEqual([]);
    expect(faults(build({ "part.js": 167 * KB }, "app/browser/room/use-room.ts"))).toHaveLength(1);
  });

  test("what comes late has limits of its own, with all it imports", () => {
    const room = build({ "deep.js": 57 * KB }, "app/part.ts", "app/browser/room/document/room-connection.ts");
    expect(faults(room)).toEqual(["the room's scripts of /bad: 58.0 KB, of 57"]);
    const hints = build({ "deep.js": 12 * KB }, "app/part.ts", "app/features/hints/judge-plan.ts");
    expect(faults(hints)).toEqual(["the scripts of the hints of /bad: 13.0 KB, of 12.5"]);
  });

  test("no screen may wait for MapLibre", () => {
    expect(faults(build({}, "node_modules/maplibre-gl/dist/maplibre-gl-csp.js"))).toHaveLength(1);
  });

  test("no screen may wait for the document of the room, however light", () => {
    expect(faults(build({}, "node_modules/yjs/dist/yjs.mjs"))).toEqual([
      "/bad waits for node_modules/yjs/dist/yjs.mjs",
    ]);
  });
});
