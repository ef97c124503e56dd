/** Loaded only when a traveller opens them, so they stay out of what every screen shares. */
const LAZY =
  /app\/browser\/(save-all-kept|kept-start)|app\/screens\/planning\/parts\/demo-intent|app\/(messages\/en\/)?ui\/(dialog-panel|toaster|text-diff|line|date-field|select-field|city-field|city\/|sketch-map|sketch\/)|app\/browser\/map\/|app\/contracts\/tiles|app\/contracts\/city-shard|firebase|sonner|radix/;

/**
 * Lies among what all screens share, but only a few need it: each is a script of its own. Left without a name it would go into the first
 * shared script that needs it, and whoever imports it would fetch that one whole.
 */
const OF_A_FEW =
  /app\/browser\/(use-checked-form|form-fields|use-command|use-in-view|install-prompt|use-hydration|reflected-days|kept-reflections)\.ts|app\/contracts\/(account|all-endpoints|assistant|companions|memories)\.ts|app\/domain\/(geo|reflection|planner\/place-name)\.ts|app\/(messages\/en\/)?ui\/(avatar|numbered-steps|text-area|copy-button|progress-steps|countdown)\.tsx?/;

/** What a screen of a trip needs to hold the room and to show what waits to be sent: light, and no part of what the room brings later. */
const HOLDS_ROOM =
  /app\/browser\/(use-repaint|typing|outbox\/outbox-store|room\/(use-room|room-holder|room-state|room-events))\.ts|app\/contracts\/outbox\.ts|app\/domain\/outbox\.ts|app\/screens\/room\/(room-slots|company)\.tsx/;

const SHARED: [name: string, files: RegExp][] = [
  // Keeps the app on the device, after the paint; what a trip needs besides, and what says on a screen how much is there, come by themselves.
  [
    "offline",
    /app\/(tending|tend-offline)\.tsx|app\/browser\/offline\/(worker-link|watch-updates|keep-storage)\.ts|app\/contracts\/offline-worker\.ts/,
  ],
  ["take-along", /app\/browser\/offline\/take-along\.ts/],
  [
    "offline-card",
    /app\/browser\/offline\/|app\/screens\/offline\/(offline-card|use-offline)|app\/messages\/(device-formats|en\/offline\/readiness)\.ts|app\/domain\/offline-readiness\.ts/,
  ],
  // First in the list: what only a screen with a room fetches, after it has painted.
  [
    "room",
    /node_modules\/(yjs|lib0|y-protocols|y-partyserver|y-indexeddb|nanoid)\/|app\/browser\/(room\/document|shared-text)\/|app\/browser\/room\/back-off\.ts|app\/contracts\/(room|room-calls|presence|itinerary-document|rewrite-text)\.ts/,
  ],
  // What was made in a demo; and, for the screens of a real trip, what it was asked for.
  [
    "demo",
    /app\/contracts\/demo\.ts|app\/browser\/kept-demo\.ts|app\/domain\/demo\/(demo-itinerary|best-thing)\.ts|app\/messages\/en\/demo\/trip-title\.ts/,
  ],
  ["demo-start", /app\/contracts\/demo-wish\.ts|app\/domain\/demo\/demo-options\.ts/],
  [
    "framework",
    /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie|set-cookie-parser)\//,
  ],
  [
    "outbox",
    /app\/(messages\/en\/outbox|tend-outbox)\.ts|app\/browser\/outbox\/(send|watch)-outbox\.ts|app\/domain\/outbox-answer\.ts/,
  ],
  [
    "room-view",
    /app\/screens\/room\/(.+-content|room-voice|use-.+)\.tsx?$|app\/messages\/en\/room\/|app\/ui\/presence-row\.tsx|app\/domain\/(room-notice|who-is-here)\.ts/,
  ],
  // Judges the plan after the paint. What others need too is named elsewhere, or their scripts would wait for this one.
  [
    "plan-hints",
    /app\/screens\/hints\/(?!hint-slots)|app\/messages\/en\/hints\/|app\/contracts\/plan-facts\.ts|app\/domain\/(plan-hints|plan-check|place\.ts|planner\/(?!place-name))/,
  ],
  // What the dashboard says of the destination, after the paint.
  [
    "destination",
    /app\/contracts\/destination\.ts|app\/screens\/hub\/parts\/(?!card-slots|day-in-view|today-card)|app\/messages\/en\/hub\/destination\.ts|app\/domain\/(temperature|weather|country-facts)\.ts/,
  ],
  // With what any screen of a trip reads first, whoever's screen it is.
  [
    "core",
    /node_modules\/zod\/|app\/(contracts|browser)\/|app\/screens\/(planning\/parts\/(planning-copy|standing)|participant\/parts\/companion-copy)\.|app\/messages\/en\/planning\/trip-at-hand\.|app\/messages\/(formats|en\/(locale|browser\/.+))\.ts|app\/domain\/(block|calendar-date|capability|day-index|block-edit|build-progress|build-step|limits|display-name|timings)\.ts/,
  ],
  // Icons lie with the part that shows them. Each must be named: whatever else imports any icon would be given all that have no name.
  [
    "trip-links",
    /app\/screens\/trip\/parts\/(add-to-calendar|trip-links)\.tsx|app\/messages\/en\/trip\/trip-links\.ts|icons\/(map|printer|calendar-plus)\.js/,
  ],
  ["number-field", /app\/(messages\/en\/)?ui\/number-field\.tsx?|icons\/(minus|plus)\.js/],
  ["copy-button", /icons\/copy\.js/],
  ["waiting-note", /app\/(screens\/live\/parts|messages\/en\/live)\/waiting-note\.tsx?|icons\/clock\.js/],
  ["sync-badge", /app\/screens\/live\/parts\/sync-badge\.tsx|icons\/cloud\.js/],
  ["way-card", /app\/screens\/participant\/parts\/way-card\.tsx|icons\/chevron-right\.js/],
  ["undo-redo", /icons\/(undo|redo)-2\.js/],
  ["heart", /icons\/heart\.js/],
  // The face of a city. Left to the bundler it would lie in the planning's script, and whoever shows it would fetch that whole.
  ["emblem", /app\/ui\/(city-emblem|emblem\/(?!seed))/],
  ["plan-steps", /app\/(messages\/en\/)?ui\/plan-steps\.tsx?/],
  [
    "planning",
    /app\/screens\/hints\/hint-slots|app\/screens\/planning\/parts\/(fold|missing-data|planning-progress|plan-problem|day-date|day-stops|emblem-points|organizer-only|session-draft)\./,
  ],
  ["ui", /app\/screens\/planning\/parts\/stale-note\.|node_modules\/lucide-react\/|app\/(ui|messages\/en\/ui)\//],
];

/**
 * Which shared script a module belongs to. Left alone, the bundler cuts what screens share into some fifty tiny scripts, which compress
 * badly and each cost a request; the few that every screen of a journey needs are cached once.
 */
export function clientChunk(id: string): string | undefined {
  if (LAZY.test(id)) return undefined;
  if (HOLDS_ROOM.test(id)) return "trip";
  if (OF_A_FEW.test(id)) return /([\w-]+)\.tsx?$/.exec(id)?.[1];
  return SHARED.find(([, files]) => files.test(id))?.[0];
}
