/**
 * Which shared script a module belongs to; all others lie where the bundler puts them, and what is imported late comes late. The first rule
 * that fits counts.
 */
const SHARED: readonly (readonly [name: string, files: RegExp])[] = [
  [
    "framework",
    /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie)\//,
  ],
  ["room", /node_modules\/(yjs|lib0|y-protocols|y-partyserver|y-indexeddb)\//],
  ["map", /node_modules\/leaflet\//],
  [
    "shared",
    /node_modules\/zod\/|app\/(contracts\/(calls|stored)|browser\/(api|storage|session|forms|page)|ui\/(actions|layout|feedback))\//,
  ],
];

export const clientChunk = (id: string): string | undefined => SHARED.find(([, files]) => files.test(id))?.[0];
