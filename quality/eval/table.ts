import { LENGTHS } from "./make-requests";
import type { Row } from "./report";

const HEADINGS = ["", "all", "target", "met", ...LENGTHS.map((days) => `${days} ${days === 1 ? "day" : "days"}`)];

const cellsOf = ({ name, all, target, met, lengths }: Row): string[] => [
  name,
  all,
  target,
  met === null ? "" : met ? "yes" : "NO",
  ...lengths,
];

/** The rows in columns for a terminal. */
export function plainTable(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The rows as a table of a document. */
export function markdownTable(rows: readonly Row[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.trim()).join(" | ")} |`;
  return [
    line(HEADINGS),
    line(HEADINGS.map((_, column) => (column === 0 ? "---" : "---:"))),
    ...rows.map((row) => line(cellsOf(row))),
  ].join("\n");
}
