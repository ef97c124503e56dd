import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { placeSearchTexts as texts } from "#messages/stops";
import { useLongWait } from "~/browser/page/use-long-wait";
import { useLocal } from "~/browser/storage/local-copy";
import type { FoundPlace } from "~/domain/place/found-place";
import { MAX_NAME_LENGTH } from "~/domain/forms/limits";
import type { Trip } from "~/domain/trip/trip";
import { legOn, legsOf } from "~/domain/trip/legs";
import { CONTROL, Field, fieldAria, type FieldText } from "~/ui/fields/field";
import { comboboxState, stepTo, SuggestionList } from "~/ui/fields/suggestion-list";
import { type PlaceSearch, usePlaceSearch } from "./use-place-search";

type PlaceFieldProps = Omit<FieldText, "optional"> & {
  /** The day whose city is searched; null for all cities of the trip. */
  dayIndex: number | null;
  value: string;
  /** What is said of where it is, once a place was chosen. */
  chosen?: string | null;
  /** What becomes of words that name no place that is known. */
  otherwise: string;
  /** It appears because somebody asked for it, and takes the focus. */
  focused?: boolean;
  onType: (text: string) => void;
  onChoose: (place: FoundPlace) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
};

/** Asks for a place, and suggests those of the city as one types. Any other words are as good. */
export function PlaceField(props: PlaceFieldProps) {
  const { label, hint, error, dayIndex, value, chosen = null, otherwise, focused, onType, onChoose } = props;
  const id = useId();
  const trip = useLocal("tripData");
  const plan = useLocal("itineraryData");
  const { search, look, forget } = usePlaceSearch(trip?.tripId ?? "", dayIndex);
  const [active, setActive] = useState(-1);
  const places = search.kind === "found" ? search.places : [];
  const listId = `${id}-places`;

  const choose = (place: FoundPlace | undefined) => {
    if (!place) return;
    forget();
    setActive(-1);
    onChoose(place);
  };
  const close = () => {
    if (places.length > 0 || search.kind === "looking") forget();
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = stepTo(event.key, active, places.length);
    if (step !== null) setActive(step);
    else if (event.key === "ArrowDown") look(value);
    else if (event.key === "Enter" && places[active]) choose(places[active]);
    else if (event.key === "Escape" && places.length > 0) close();
    else return props.onKeyDown?.(event);
    event.preventDefault();
  };
  return (
    <Field {...{ id, label, hint, error }}>
      <div className="grid gap-1.5">
        <div>
          <input
            id={id}
            type="text"
            dir="auto"
            className={CONTROL}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_NAME_LENGTH}
            value={value}
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={focused}
            onChange={({ target }) => {
              setActive(-1);
              onType(target.value);
              look(target.value);
            }}
            onKeyDown={onKeyDown}
            onPaste={props.onPaste}
            onBlur={(event) => {
              close();
              props.onBlur?.(event);
            }}
            {...comboboxState(listId, places.length, active)}
            {...fieldAria(id, { hint, error })}
          />
          <SuggestionList
            id={listId}
            label={texts.list}
            said={texts.count(places.length)}
            suggestions={places.map(({ id: key, name, neighborhood, location }) => ({
              key,
              title: name,
              detail: location || neighborhood,
              note: (
                <InPlan day={plan?.days.find(({ stops }) => stops.some(({ placeId }) => placeId === key))?.dayIndex} />
              ),
            }))}
            active={active}
            onChoose={(at) => choose(places[at])}
          />
        </div>
        <SearchStatus search={search} where={trip && whereOf(trip, dayIndex)} chosen={chosen} otherwise={otherwise} />
      </div>
    </Field>
  );
}

/** That a place has its day already. */
const InPlan = ({ day }: { day: number | undefined }) =>
  day === undefined ? null : <span className="shrink-0 text-xs font-semibold text-ink-soft">{texts.onDay(day)}</span>;

const whereOf = (trip: Trip, dayIndex: number | null): string =>
  dayIndex === null ? trip.destination : legOn(legsOf(trip), dayIndex).city;

type SearchStatusProps = { search: PlaceSearch; where: string | null; chosen: string | null; otherwise: string };

const A_MOMENT_MS = 400;

/** One line under the field, always there, so that nothing jumps while somebody types. */
function SearchStatus({ search, where, chosen, otherwise }: SearchStatusProps) {
  const isSlow = useLongWait(search.kind === "looking", A_MOMENT_MS);
  const idle = chosen ?? (where ? texts.idle(where) : "");
  return (
    <p role="status" className="min-h-5 text-sm text-ink-soft">
      {isSlow ? texts.looking : sentenceOf(search, idle, otherwise)}
    </p>
  );
}

function sentenceOf({ kind }: PlaceSearch, idle: string, otherwise: string): string {
  switch (kind) {
    case "idle":
    case "looking":
    case "found":
      return idle;
    case "none":
      return `${texts.none} ${otherwise}`;
    case "uncovered":
      return `${texts.uncovered} ${otherwise}`;
    case "offline":
      return texts.offline;
    case "failed":
      return `${texts.failed} ${otherwise}`;
    default:
      return kind satisfies never;
  }
}
