import { BLOCK_NAMES } from "~/domain/plan/block";
import type { CheckedPlan, Stop } from "./checked-plan";
import type { Finding, Lack } from "./finding";

/** Every day of the trip is there, once and in order. */
export function missingDays({ brief, days }: CheckedPlan): Finding[] {
  const expected = Array.from({ length: brief.daysTotal }, (_, i) => i + 1);
  const missing = expected.filter((dayIndex) => !days.some((day) => day.dayIndex === dayIndex));
  const findings = missing.map((dayIndex): Finding => ({
    code: "missing-day",
    severity: "blocking",
    dayIndex,
  }));
  const inOrder = days.every((day, i) => day.dayIndex === i + 1);
  if (missing.length > 0 || (inOrder && days.length === brief.daysTotal)) return findings;
  return [{ code: "missing-day", severity: "blocking", dayIndex: 0, days: days.length, wanted: brief.daysTotal }];
}

function lackOf({ block, part }: Stop): Lack | null {
  if (!block.title.trim()) return "title";
  if (!block.description.trim()) return "description";
  if (!block.location.trim()) return "location";
  if (block.timeOfDay !== part) return "part";
  if (block.verified && block.placeId === null && !block.isDayTrip) return "place";
  return (block.lat === null) === (block.lng === null) ? null : "coordinate";
}

/** Each day has its three blocks and a summary, and each block all that a screen shows. */
export function incompleteBlocks({ days, stops }: CheckedPlan): Finding[] {
  const absent = days.flatMap((day) =>
    BLOCK_NAMES.filter((part) => !stops.some((stop) => stop.dayIndex === day.dayIndex && stop.part === part)).map(
      (block): Finding => ({
        code: "incomplete-block",
        severity: "blocking",
        dayIndex: day.dayIndex,
        block,
        lack: "block",
      }),
    ),
  );
  const lacking = stops.flatMap((stop): Finding[] => {
    const lack = lackOf(stop);
    return lack
      ? [
          {
            code: "incomplete-block",
            severity: "blocking",
            dayIndex: stop.dayIndex,
            block: stop.part,
            lack,
          },
        ]
      : [];
  });
  const unsaid = days
    .filter((day) => !day.summary.trim())
    .map((day): Finding => ({
      code: "incomplete-block",
      severity: "gentle",
      dayIndex: day.dayIndex,
      lack: "summary",
    }));
  return [...absent, ...lacking, ...unsaid];
}

/** A part of the day that names nothing to do: its words were taken out by hand. */
export const openParts = ({ stops }: CheckedPlan): Finding[] =>
  stops
    .filter(({ block }) => !block.title.trim())
    .map(({ dayIndex, part }): Finding => ({
      code: "open-part",
      severity: "gentle",
      dayIndex,
      block: part,
      part,
    }));
