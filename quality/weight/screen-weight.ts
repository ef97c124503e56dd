import type { Built } from "./built.ts";

/** What every document runs besides its screen. */
const DOCUMENT = ["app/entry.client.tsx", "app/root.tsx"];

/** Whatever imports this holds the trip's room. */
const HOLDS_ROOM = "app/browser/room/use-room.ts";

/** What screens fetch by themselves once the page is painted and calm. Anything else that is fetched late waits until somebody asks for it. */
const FETCHED_WHEN_CALM = {
  room: /^app\/(browser\/(room|offline|storage)|features\/background|screens\/planning\/block\/by-hand)\//,
  hints: /^app\/(features\/hints|screens\/hub)\//,
  company: /^app\/features\/room\//,
} as const;

/** What a first visit to a screen fetches, in bytes as they come over the wire. */
export type ScreenWeight = {
  /** Its scripts by name, which it waits for. */
  files: readonly string[];
  scripts: number;
  /** All source files that it imports at once. */
  sources: ReadonlySet<string>;
  holdsRoom: boolean;
  /** The trip's room, and what keeps the app on the device; then what judges the plan, or tells of the destination. Not what came before. */
  room: number;
  hints: number;
  /** What shows who else is on the trip, and what they do. */
  company: number;
  /** All that may be asked for besides: a dialog, the streets of the map. */
  asked: number;
};

/** What a first visit to the screen in this source file fetches: at once by static imports, and late by `import()`; `around` are the layouts that it stands in. */
export function weighScreen(built: Built, screen: string, around: readonly string[] = []): ScreenWeight {
  const entries = [...DOCUMENT, ...around, screen];
  const first = scriptsOf(built, entries);
  const sources = sourcesOf(built, entries);
  const late = reach(lateImports(built, sources), (entry) => lateImports(built, sourcesOf(built, [entry])));
  const counted = new Set(first);
  const weighLate = (isPart: (entry: string) => boolean): number => {
    const files = [...scriptsOf(built, [...late].filter(isPart))].filter((file) => !counted.has(file));
    files.forEach((file) => counted.add(file));
    return weigh(built, files);
  };
  const files = [built.routeTable, ...first];
  return {
    files,
    scripts: weigh(built, files),
    sources,
    holdsRoom: sources.has(HOLDS_ROOM),
    room: weighLate((entry) => FETCHED_WHEN_CALM.room.test(entry)),
    hints: weighLate((entry) => FETCHED_WHEN_CALM.hints.test(entry)),
    company: weighLate((entry) => FETCHED_WHEN_CALM.company.test(entry)),
    asked: weighLate(() => true),
  };
}

/** Everything that these lead to, they themselves included. */
function reach(from: Iterable<string>, next: (name: string) => Iterable<string>): Set<string> {
  const found = new Set(from);
  // Iterating a set goes on to what is added meanwhile.
  for (const name of found) for (const other of next(name)) found.add(other);
  return found;
}

const sourcesOf = ({ modules }: Built, entries: Iterable<string>): Set<string> =>
  reach(entries, (name) => modules[name]?.imports ?? []);

const lateImports = ({ modules }: Built, sources: Iterable<string>): string[] =>
  [...sources].flatMap((name) => modules[name]?.lateImports ?? []);

const scriptsOf = (built: Built, entries: readonly string[]): Set<string> =>
  reach(
    entries.map((entry) => scriptWith(built, entry)),
    (file) => built.scripts[file]?.imports ?? [],
  );

/** The script that is fetched for a source file. @throws when the build has none */
function scriptWith({ scripts }: Built, source: string): string {
  const all = Object.entries(scripts);
  const [file] =
    all.find(([, { entry }]) => entry === source) ?? all.find(([, { modules }]) => modules.includes(source)) ?? [];
  if (file === undefined) throw new Error(`No script of the build holds ${source}`);
  return file;
}

const weigh = ({ sizeOf }: Built, files: readonly string[]): number =>
  files.reduce((total, file) => total + sizeOf(file), 0);
