import { type ReactNode, useRef, useState } from "react";
import { daysPanesTexts as texts } from "#messages/days";
import type { Day } from "~/domain/plan/itinerary";
import { useLoadedWhenIdle } from "~/browser/page/use-idle";
import { idlePart } from "~/browser/page/optional-part";
import { useDayShortcuts } from "~/features/shortcuts/use-day-shortcuts";
import { LazyMap } from "~/features/trip-map/lazy-map";
import { SourceNote } from "~/ui/feedback/source-note";
import { LazyDayInFull } from "./lazy-day-in-full";
import { originOfDays } from "./plan-origin";

type DaysPanesProps = {
  city: string;
  days: readonly Day[];
  selected: Day;
  above: ReactNode;
  below: ReactNode;
  children: (day: Day) => ReactNode;
};

const ShortcutsHelp = idlePart(() => import("~/features/shortcuts/shortcuts-help"));
const loadFinding = () => import("~/domain/plan/find-in-days");

/** The days of a trip: one column on a phone; where there is room, the selected day open beside them, and the map of it. */
export function DaysPanes({ city, days, selected, above, below, children }: DaysPanesProps) {
  const [words, setWords] = useState("");
  const [asksForKeys, askForKeys] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useDayShortcuts(list, {
    onMove: (link) => link.click(),
    onFind: () => field.current?.focus(),
    onHelp: () => askForKeys(true),
  });
  const usual = originOfDays(days);
  const finding = useLoadedWhenIdle(loadFinding);
  const found = finding ? finding.daysWith(days, words) : days;
  const leaveField = () => {
    setWords("");
    field.current?.blur();
  };
  const openFirst = () => {
    const first = list.current?.querySelector<HTMLElement>("[data-day]");
    first?.focus();
    first?.click();
  };
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)_minmax(18rem,22rem)]">
      <div className="grid content-start gap-4 lg:col-span-full">{above}</div>
      <div ref={list} className="grid min-w-0 content-start gap-4">
        <div className="flex items-center gap-5 max-lg:hidden">
          <input
            ref={field}
            type="search"
            value={words}
            aria-label={texts.find}
            placeholder={texts.find}
            aria-keyshortcuts="/"
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") leaveField();
              if (event.key === "Enter") openFirst();
            }}
            className="min-h-12 min-w-0 grow rounded-md border-[1.5px] border-edge bg-raised px-4 text-base text-ink placeholder:text-ink-faint"
          />
          <ShortcutsHelp open={asksForKeys} onOpen={() => askForKeys(true)} onClose={() => askForKeys(false)} canFind />
        </div>
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {finding && words.trim() !== "" && texts.found(found.length)}
        </p>
        <ol className="grid gap-4">{found.map((day) => children(day))}</ol>
        {usual && <SourceNote {...usual} />}
        {below}
      </div>
      <div className="min-w-0 max-lg:hidden lg:sticky lg:top-6 lg:self-start">
        <LazyDayInFull day={selected} usual={usual} />
      </div>
      <div className="min-w-0 max-xl:hidden xl:sticky xl:top-6 xl:self-start">
        <LazyMap city={city} days={days} dayIndex={selected.dayIndex} />
      </div>
    </div>
  );
}
