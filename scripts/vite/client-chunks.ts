import type { ManualChunkMeta } from "rollup";

/** Packages that are fetched as one, or not at all; React needs the bundler's own help, being no module. */
const PACKAGES: readonly (readonly [chunk: string, files: RegExp])[] = [
  [
    "framework",
    /commonjsHelpers|node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie|set-cookie-parser)\//,
  ],
  ["room", /node_modules\/(yjs|lib0|y-protocols|y-partyserver|y-indexeddb)\//],
  ["maplibre", /node_modules\/maplibre-gl\//],
];

/** What the document itself runs, whatever the screen. */
const DOCUMENT = /\/app\/(root|entry\.client)\.tsx/;
const SCREEN = /\/app\/screens\//;

/**
 * What this share of the screens imports at once lies in one script, which every screen fetches. With a larger share a screen waits for more scripts,
 * with a smaller one for what others need (docs/decisions/019). Rollup's `experimentalMinChunkSize` is not used: it puts a small script that a
 * screen needs at once into a large one that was to come late.
 */
const SHARED_BY = 0.25;

/**
 * Which script of the browser's build a module lies in, by what imports it and never by where its file is. All others lie where the bundler
 * puts them, and what is imported late comes late.
 */
export function clientChunks(): (id: string, build: ManualChunkMeta) => string | undefined {
  let shared: Set<string> | null = null;
  return (id, build) => {
    const named = PACKAGES.find(([, files]) => files.test(id))?.[0];
    if (named !== undefined) return named;
    shared ??= sharedModules(build);
    return shared.has(id) ? "shared" : undefined;
  };
}

/** The modules that the document or many screens import at once, themselves or through others. */
function sharedModules({ getModuleIds, getModuleInfo }: ManualChunkMeta): Set<string> {
  const importsOf = (id: string): readonly string[] => getModuleInfo(id)?.importedIds ?? [];
  const entries = [...getModuleIds()].filter((id) => getModuleInfo(id)?.isEntry);
  const screens = entries.filter((id) => SCREEN.test(id));
  const users = new Map<string, number>();
  for (const screen of screens)
    for (const id of withImports(screen, importsOf)) users.set(id, (users.get(id) ?? 0) + 1);
  const ofMany = [...users].filter(([, count]) => count >= screens.length * SHARED_BY).map(([id]) => id);
  const ofDocument = entries
    .filter((id) => DOCUMENT.test(id))
    .flatMap((id) => [...withImports(id, importsOf)].slice(1));
  return new Set([...ofMany, ...ofDocument]);
}

function withImports(entry: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set([entry]);
  // Iterating a set goes on to what is added meanwhile.
  for (const id of found) for (const other of importsOf(id)) found.add(other);
  return found;
}
