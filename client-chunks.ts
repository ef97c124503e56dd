/** Loaded only when a traveller opens them, so they stay out of what every screen shares. */
const LAZY = /app\/ui\/(dialog-panel|toaster|text-diff|city-emblem|emblem\/|line|plan-steps|number-field|date-field|select-field)|firebase|sonner|radix/;

const SHARED: [name: string, files: RegExp][] = [
  ["framework", /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie|set-cookie-parser)\//],
  ["core", /node_modules\/zod\/|app\/(contracts|browser)\/|app\/domain\/(block|calendar-date|capability|day-index|block-edit|limits|display-name)\.ts/],
  ["planning", /app\/screens\/planning\/parts\/(missing-data|stale-note|planning-copy|planning-progress|plan-problem|day-date|day-stops|standing|emblem-points|organizer-only|session-draft)\./],
  ["ui", /node_modules\/lucide-react\/|app\/ui\//],
];

/**
 * Which shared script a module belongs to. Left alone, the bundler cuts what screens share into some fifty tiny scripts, which compress
 * badly and each cost a request; the few that every screen of a journey needs are cached once.
 */
export function clientChunk(id: string): string | undefined {
  if (LAZY.test(id)) return undefined;
  return SHARED.find(([, files]) => files.test(id))?.[0];
}
