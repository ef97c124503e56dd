import type { Built } from "./built.ts";
import { streetsWeight } from "./limits.ts";
import type { ScreenWeight } from "./screen-weight.ts";

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

/** The heaviest first. */
export function weightTable(built: Built, weights: ReadonlyMap<string, ScreenWeight>): string {
  const { scripts, styles, sizeOf } = built;
  const rows = [...weights]
    .sort(([, one], [, other]) => other.scripts - one.scripts)
    .map(([screen, { files, ...weight }]) =>
      [
        screen.padEnd(44),
        String(files.length).padStart(4),
        ...[weight.scripts, weight.room, weight.hints, weight.company, weight.asked].map(kb),
      ].join(" "),
    );
  return [
    `${"first visit to".padEnd(44)} files    scripts       room      hints    company   if asked`,
    ...rows,
    `${Object.keys(scripts).length} scripts in all; styles: ${styles.map((file) => `${file} ${kb(sizeOf(file)).trim()}`).join(", ")}`,
    `for the streets of a map, MapLibre and its worker: ${kb(streetsWeight(built)).trim()}`,
  ].join("\n");
}
