import { type ReactNode, useRef, useState } from "react";
import { shortcutTexts as texts } from "#messages/trip-home";
import { idlePart } from "~/browser/page/optional-part";
import { useLoadedWhenIdle } from "~/browser/page/use-idle";
import type { Day } from "~/domain/plan/itinerary";
import { useDayShortcuts } from "./use-day-shortcuts";

type FindableDaysProps = {
  days: readonly Day[];
  /** The traveller came to another day by a key; without it the focus moves, and Enter opens. */
  onMove?: (link: HTMLElement) => void;
  /** The list of the days that have the words looked for: of all days while nothing is. */
  children: (found: readonly Day[]) => ReactNode;
};

const ShortcutsHelp = idlePart(() => import("./shortcuts-help"));
const loadFinding = () => import("~/domain/plan/find-in-days");

/** Days to walk through by keys, and to find among by words where there is room for the field. Each carries a link with `data-day`. */
export function FindableDays({ days, onMove, children }: FindableDaysProps) {
  const [words, setWords] = useState("");
  const [asksForKeys, askForKeys] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useDayShortcuts(list, {
    onMove,
    onFind: () => field.current?.focus(),
    onHelp: () => askForKeys(true),
  });
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
    <div ref={list} className="grid min-w-0 content-start gap-4">
      <div className="flex items-center gap-5 max-lg:hidden">
        <input
          ref={field}
          type="search"
          value={words}
          aria-label={texts.field}
          placeholder={texts.field}
          aria-keyshortcuts="/"
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") leaveField();
            if (event.key === "Enter") openFirst();
          }}
          className="min-h-12 min-w-0 grow rounded-md border-[1.5px] border-edge bg-raised px-4 text-base text-ink placeholder:text-ink-faint"
        />
        <ShortcutsHelp
          open={asksForKeys}
          onOpen={() => askForKeys(true)}
          onClose={() => askForKeys(false)}
          opensByEnter={onMove === undefined}
        />
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {finding && words.trim() !== "" && texts.found(found.length)}
      </p>
      {children(found)}
    </div>
  );
}
