import { Link } from "@remix-run/react";
import { classes } from "~/ui/layout/classes";
import { tripMapTexts as texts } from "#messages/trip";

/** The whole trip or one of its days, in a row that scrolls when there are many. */
export function DayChoice({ days, chosen }: { days: readonly number[]; chosen: number | null }) {
  return (
    <nav aria-label={texts.choose} className="-mx-5 overflow-x-auto px-5 py-1">
      <ul className="flex gap-2">
        {[null, ...days].map((day) => (
          <li key={day ?? 0} className="shrink-0">
            <Link
              to={day === null ? "?" : `?day=${day}`}
              replace
              preventScrollReset
              aria-current={day === chosen ? "page" : undefined}
              className={classes(
                "flex min-h-12 items-center rounded-full border-[1.5px] px-4 font-semibold no-underline",
                day === chosen ? "border-ink bg-ink text-paper" : "border-edge bg-raised text-ink hover:bg-sunken",
              )}
            >
              {day === null ? texts.whole : texts.day(day)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
