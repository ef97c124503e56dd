import { Link } from "@remix-run/react";
import { useRef } from "react";
import type { Itinerary } from "~/domain/plan/itinerary";
import { useDayShortcuts } from "~/features/shortcuts/use-day-shortcuts";
import { classes } from "~/ui/layout/classes";
import { modifyDayTexts as texts } from "#messages/block-editing";

/** Every day of the trip, to step from one to another, by keys too. */
export function OtherDays({
  itinerary,
  current,
  pathOf,
}: {
  itinerary: Itinerary;
  current: number;
  pathOf: (dayIndex: number) => string;
}) {
  const list = useRef<HTMLElement>(null);
  useDayShortcuts(list, { onMove: (link) => link.click() });
  if (itinerary.days.length < 2) return null;
  return (
    <nav ref={list} aria-label={texts.otherDays} className="grid gap-2">
      <p className="text-sm font-semibold text-ink-soft">{texts.otherDays}</p>
      <ul className="grid gap-1.5">
        {itinerary.days.map(({ dayIndex, summary }) => (
          <li key={dayIndex}>
            <Link
              to={pathOf(dayIndex)}
              replace
              data-day={dayIndex}
              aria-current={dayIndex === current ? "page" : undefined}
              className={classes(
                "grid min-h-12 content-center rounded-lg border-2 px-4 py-2 transition-colors duration-150",
                dayIndex === current ? "border-ink bg-raised" : "border-transparent hover:border-line hover:bg-raised",
              )}
            >
              <span className="font-semibold">{texts.title(dayIndex)}</span>
              {summary && (
                <span dir="auto" className="line-clamp-1 text-sm text-ink-soft">
                  {summary}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
