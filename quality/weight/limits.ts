import type { Built } from "./built.ts";
import type { ScreenWeight } from "./screen-weight.ts";

const KB = 1024;

/** In KB, compressed. Whatever holds the trip's room also shows who is in it, and what waits to be sent. */
const LIMITS = {
  scripts: 158,
  scriptsWithRoom: 170,
  room: 57,
  hints: 12.5,
  company: 8,
  streets: 400,
  styles: 20,
} as const;

/** What only a trip's room, or a map with streets, needs: no screen may wait for it. */
const NEVER_AT_ONCE = /node_modules\/(yjs|y-partyserver|y-indexeddb|maplibre-gl)\//;

/** What is wrong with the weight of a screen, a sentence each; empty when it is light. */
export function faultsOf(built: Built, screen: string, weight: ScreenWeight): string[] {
  const over = (what: string, bytes: number, limit: number): string[] =>
    bytes > limit * KB ? [`${what} of ${screen}: ${(bytes / KB).toFixed(1)} KB, of ${limit}`] : [];
  const early = weight.files
    .flatMap((file) => built.scripts[file]?.modules ?? [])
    .filter((module) => NEVER_AT_ONCE.test(module));
  return [
    ...over("the scripts", weight.scripts, weight.holdsRoom ? LIMITS.scriptsWithRoom : LIMITS.scripts),
    ...over("the room's scripts", weight.room, LIMITS.room),
    ...over("the scripts of the hints", weight.hints, LIMITS.hints),
    ...over("the scripts of the company", weight.company, LIMITS.company),
    ...early.slice(0, 1).map((module) => `${screen} waits for ${module}`),
  ];
}

/** The styles that are too heavy; the build has one file for all screens and one for the map with streets. */
export const heavyStyles = ({ styles, sizeOf }: Built): string[] =>
  styles.filter((file) => sizeOf(file) > LIMITS.styles * KB);

const MAPLIBRE = /node_modules\/maplibre-gl\//;

/** What the streets of a map are drawn with, in bytes as it comes over the wire: MapLibre and its worker. */
export const streetsWeight = ({ scripts, workers, sizeOf }: Built): number =>
  [
    ...Object.entries(scripts).flatMap(([file, { modules }]) =>
      modules.some((name) => MAPLIBRE.test(name)) ? [file] : [],
    ),
    ...workers,
  ].reduce((total, file) => total + sizeOf(file), 0);

export const heavyStreets = (built: Built): string[] => {
  const kb = streetsWeight(built) / KB;
  return kb > LIMITS.streets ? [`the streets of the map: ${kb.toFixed(1)} KB, of ${LIMITS.streets}`] : [];
};
