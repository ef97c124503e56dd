import { type Before, beforeOf, saidValue } from "./before";
import { isMet, type Measured, type Sixty } from "./run-sixty";

const HEADINGS = ["", "before", "now", "target", "met"];

const cellsOf = (measured: Measured, before: Before): string[] => {
  const met = isMet(measured);
  return [
    measured.measure.name,
    beforeOf(measured, before),
    saidValue(measured),
    measured.measure.target?.said ?? "",
    met === null ? "" : met ? "yes" : "NO",
  ];
};

export const sectionsOf = (all: readonly Measured[]): string[] => [
  ...new Set(all.map(({ measure }) => measure.section)),
];

const ofSection = (all: readonly Measured[], section: string): Measured[] =>
  all.filter(({ measure }) => measure.section === section);

/** The measures in columns for a terminal, by section. */
export function plainSixty(all: readonly Measured[], before: Before): string {
  const rows = sectionsOf(all).flatMap((section) => [
    [section, "", "", "", ""],
    ...ofSection(all, section)
      .map((measured) => cellsOf(measured, before))
      .map(([name = "", ...cells]) => [`  ${name}`, ...cells]),
  ]);
  const widths = HEADINGS.map((_, column) =>
    Math.max(...[HEADINGS, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const inColumns = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd();
  return [HEADINGS, ...rows].map(inColumns).join("\n");
}

/** The measures of a section as a table of a document. */
export function markdownSection(all: readonly Measured[], section: string, before: Before): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    line(HEADINGS),
    line(HEADINGS.map((_, column) => (column === 0 ? "---" : "---:"))),
    ...ofSection(all, section).map((measured) => line(cellsOf(measured, before))),
  ].join("\n");
}

const MOST_MISSED = 30;

/** The icons that plans lack most often, those first that the data has and that were not planned. */
export function missedLines(
  { missed }: Sixty,
  most: number = MOST_MISSED,
): { notPlanned: string[]; notInData: string[] } {
  const said = (inData: boolean): string[] =>
    missed
      .filter((miss) => miss.inData === inData)
      .slice(0, most)
      .map(({ icon, times }) => `${icon.name} (${icon.city}), ${times} times`);
  return { notPlanned: said(true), notInData: said(false) };
}

const CASES_SHOWN = 5;

/** What was lacking where a target is missed, some cases of each or all. */
export function lacksOf(all: readonly Measured[], every: boolean): string[] {
  return all
    .filter((measured) => isMet(measured) === false && measured.count.lacks.length > 0)
    .flatMap(({ measure, count }) => {
      const shown = every ? count.lacks : count.lacks.slice(0, CASES_SHOWN);
      const left = count.lacks.length - shown.length;
      return [
        `\n${measure.section}: ${measure.name}`,
        ...shown.map((lack) => `  ${lack}`),
        ...(left > 0 ? [`  … and ${left} more`] : []),
      ];
    });
}

/** What `npm test` and `npm run eval` insist on: the targets that are switched on. */
export const missedTargets = (all: readonly Measured[]): string[] =>
  all
    .filter((measured) => measured.measure.enforced && isMet(measured) !== true)
    .map((measured) => `${measured.measure.section}: ${measured.measure.name} is ${saidValue(measured)}`);
