import { memoriesTexts as texts } from "#messages/memories";
import type { CalendarDate } from "~/domain/dates/calendar-date";
import type { RememberedDay as Day } from "~/domain/memories/memory-days";
import { type Reflection, moodsOf } from "~/domain/memories/reflection";
import { type Tick, tickedFirst } from "~/domain/live/ticks";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day as PlannedDay } from "~/domain/plan/itinerary";
import { formatLongDate } from "~/messages/formats";
import { Avatar } from "~/ui/people/avatar";
import { SkyGlyph } from "~/ui/sky/sky-glyph";
import { blockTitle } from "~/ui/sky/block-chip";
import { MemoryNote } from "./memory-note";
import { WriteLink } from "./write-link";

export type RememberedDayProps = {
  day: Day;
  date: CalendarDate | null;
  plan: PlannedDay | null;
  /** Where somebody was, as far as this device knows. */
  ticks: readonly Tick[];
  latest: Reflection | null;
  /** Whether the traveller has not written about it, and may. */
  mayWrite: boolean;
};

/** The id of a day's place on the page. */
export const dayAnchor = (dayIndex: number): string => `day-${dayIndex}`;

/** What everybody wrote about a day, side by side, framed by the line from dawn to dusk with what the day was made of. */
export function RememberedDay({
  day: { dayIndex, told, felt },
  date,
  plan,
  ticks,
  latest,
  mayWrite,
}: RememberedDayProps) {
  const heading = `${dayAnchor(dayIndex)}-title`;
  return (
    <section
      id={dayAnchor(dayIndex)}
      aria-labelledby={heading}
      className="relative grid scroll-mt-6 gap-x-12 gap-y-5 ps-5 md:grid-cols-[13rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:ps-0"
    >
      <span
        aria-hidden="true"
        className="keeps-colour absolute inset-y-0 start-0 w-1 rounded-full bg-linear-to-b from-dawn-edge via-noon-edge to-dusk-edge md:start-[14.25rem]"
      />
      <header className="grid content-start gap-0.5">
        <h2 id={heading} className="font-display text-xl font-semibold">
          {texts.day(dayIndex)}
        </h2>
        {date !== null && <p className="text-sm font-semibold text-ink-soft">{formatLongDate(date)}</p>}
      </header>
      <div className="grid min-w-0 content-start gap-4 md:row-span-2">
        {told.length > 0 && (
          <div className={told.length > 1 ? "gap-4 lg:columns-2" : undefined}>
            {told.map((reflection) => (
              <MemoryNote key={reflection.reflectionId} reflection={reflection} glows={reflection === latest} />
            ))}
          </div>
        )}
        {felt.length > 0 && <Felt reflections={felt} />}
        {told.length + felt.length === 0 && <p className="text-ink-soft">{texts.nobodyWrote}</p>}
        {mayWrite && <WriteLink day={dayIndex} />}
      </div>
      {plan && <LineOfThatDay plan={plan} ticks={ticks} />}
    </section>
  );
}

/** Those who left their mood and no words. */
const Felt = ({ reflections }: { reflections: readonly Reflection[] }) => (
  <ul aria-label={texts.felt} className="flex flex-wrap gap-x-6 gap-y-3">
    {reflections.map((reflection) => (
      <li key={reflection.reflectionId} className="flex min-w-0 items-center gap-2.5 text-sm">
        <Avatar id={reflection.userId} name={reflection.authorName} size="sm" />
        <span dir="auto" className="min-w-0 text-ink-soft">
          {texts.moods(moodsOf(reflection))}
        </span>
      </li>
    ))}
  </ul>
);

/** Where that day led, small: the words are what is remembered, this is what holds them. */
function LineOfThatDay({ plan: { dayIndex, summary, stops }, ticks }: { plan: PlannedDay; ticks: readonly Tick[] }) {
  const parts = BLOCK_NAMES.map((part) => ({ part, here: tickedFirst(stopsOfPart(stops, part), ticks) }));
  return (
    <div className="grid content-start gap-3">
      {summary && (
        <p dir="auto" className="text-sm text-ink-soft">
          {summary}
        </p>
      )}
      <ol aria-label={texts.line(dayIndex)} className="grid gap-2.5">
        {parts.map(
          ({ part, here }) =>
            here.length > 0 && (
              <li key={part} data-sky={part} className="flex items-start gap-2.5 text-sm leading-snug">
                <span className="keeps-colour -mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-sky text-sky-ink">
                  <SkyGlyph block={part} className="size-3.5" />
                </span>
                <span className="sr-only">{blockTitle(part)}: </span>
                <ul className="grid min-w-0 gap-1">
                  {here.map(({ id, title }) => (
                    <li key={id} dir="auto">
                      {title}
                    </li>
                  ))}
                </ul>
              </li>
            ),
        )}
      </ol>
    </div>
  );
}
