import type { Language } from "~/domain/people/language";

/** From this length on hours are said. */
const IN_HOURS = 90;

const inUnit = (language: Language, unit: "minute" | "hour", amount: number): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }).format(
    amount,
  );

/** "45 minutes", "3.5 hours": a length in minutes, by the half hour where it is long. */
export const spokenLength = (language: Language, minutes: number): string =>
  minutes < IN_HOURS
    ? inUnit(language, "minute", Math.max(5, Math.round(minutes / 5) * 5))
    : inUnit(language, "hour", Math.round(minutes / 30) / 2);
