import { readFileSync, writeFileSync } from "node:fs";
import type { Measured } from "./run-sixty";

const FILE = new URL("../before.json", import.meta.url);

/** The figures that were measured before the plans aimed at what people travel for, each by its section and name. */
export type Before = Record<string, string>;

const keyOf = ({ measure }: Measured): string => `${measure.section}: ${measure.name}`;

export const saidValue = ({ measure, value }: Measured): string => (value === null ? "–" : measure.say(value));

export const readBefore = (): Before => JSON.parse(readFileSync(FILE, "utf8"));

/** What it was before; "–" for what was not measured then. */
export const beforeOf = (measured: Measured, before: Before): string => before[keyOf(measured)] ?? "–";

/** Keeps these figures as those before. */
export function writeBefore(all: readonly Measured[]): void {
  const figures = Object.fromEntries(all.map((measured) => [keyOf(measured), saidValue(measured)]));
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
}
