import { citySuggestionTexts as texts } from "#messages/forms";
import type { CityMatch } from "~/domain/cities/city-search";
import { whereabouts } from "~/domain/cities/known-city";
import { classes } from "~/ui/layout/classes";

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

type CityListProps = {
  id: string;
  matches: readonly CityMatch[];
  active: number;
  onChoose: (match: CityMatch) => void;
};

/** The cities to choose among, laid over what comes below the field. */
export function CityList({ id, matches, active, onChoose }: CityListProps) {
  return (
    <div className="relative z-30">
      <p role="status" className="sr-only">
        {texts.count(matches.length)}
      </p>
      {matches.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={texts.list}
          className="absolute inset-x-0 top-1.5 overflow-hidden rounded-md border-[1.5px] border-edge bg-raised py-1 shadow-lift"
        >
          {matches.map((match, at) => (
            <button
              key={optionId(id, at)}
              id={optionId(id, at)}
              type="button"
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              // The field keeps the focus; losing it would close the list before the press has ended.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(match)}
              className={classes(
                "flex min-h-12 w-full items-center justify-between gap-3 px-3.5 py-1.5 text-start transition-colors duration-150 hover:bg-sunken",
                at === active && "bg-sunken",
              )}
            >
              <CityLine match={match} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A city found by another name says that name too. */
function CityLine({ match: { city, via } }: { match: CityMatch }) {
  return (
    <>
      <span className="min-w-0">
        <span className="block truncate text-base font-semibold leading-snug text-ink">{city.name}</span>
        <span className="block truncate text-sm text-ink-soft">
          {via === city.name ? whereabouts(city) : `${via} · ${whereabouts(city)}`}
        </span>
      </span>
      {city.guide !== null && <span className="shrink-0 text-xs font-semibold text-good">{texts.hasPlaces}</span>}
    </>
  );
}
