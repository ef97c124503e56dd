import { type ReactNode, useEffect } from "react";
import { classes } from "../layout/classes";

/** One of the answers that a field suggests while somebody types. */
export type Suggestion = { key: string; title: string; detail: string; note?: ReactNode };

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** What a field with suggestions says of itself to a screen reader. */
export type ComboboxState = {
  role?: "combobox";
  "aria-autocomplete"?: "list";
  "aria-expanded"?: boolean;
  "aria-controls"?: string;
  "aria-activedescendant"?: string;
};

/** The state of a field whose suggestions are in the list of that id; `active` is the one that the arrow keys have come to, -1 for none. */
export const comboboxState = (listId: string, count: number, active: number): ComboboxState => ({
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": count > 0,
  "aria-controls": count > 0 ? listId : undefined,
  "aria-activedescendant": active < 0 ? undefined : optionId(listId, active),
});

/** Where an arrow key leads among so many suggestions, round and round; null for another key. */
export function stepTo(key: string, active: number, count: number): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || count === 0) return null;
  return (active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count;
}

type SuggestionListProps = {
  id: string;
  label: string;
  /** How many there are, in words, for who does not see them. */
  said: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (at: number) => void;
};

/** The answers to choose among, laid over what comes below the field. */
export function SuggestionList({ id, label, said, suggestions, active, onChoose }: SuggestionListProps) {
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div className="relative z-30">
      <p role="status" className="sr-only">
        {said}
      </p>
      {suggestions.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={label}
          className="absolute inset-x-0 top-1.5 max-h-[60dvh] overflow-y-auto rounded-md border-[1.5px] border-edge bg-raised py-1 shadow-lift"
        >
          {suggestions.map(({ key, title, detail, note }, at) => (
            <button
              key={key}
              id={optionId(id, at)}
              type="button"
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              // The field keeps the focus; losing it would close the list before the press has ended.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(at)}
              className={classes(
                "flex min-h-12 w-full scroll-my-24 items-center justify-between gap-3 px-3.5 py-1.5 text-start transition-colors duration-150 hover:bg-sunken",
                at === active && "bg-sunken",
              )}
            >
              <span className="min-w-0">
                <span className="block truncate text-base font-semibold leading-snug text-ink">{title}</span>
                <span className="block truncate text-sm text-ink-soft">{detail}</span>
              </span>
              {note}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
