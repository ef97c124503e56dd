import { Plus } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/actions/button";
import { CityField } from "~/ui/fields/city-field";
import { FieldError } from "~/ui/fields/field";
import { tripCitiesTexts, tripSetupTexts as texts } from "#messages/planning/trip-setup";
import { StillCities } from "./city-rows";
import type { Cities } from "./use-cities";

type ListProps = { cities: Cities; error: string | undefined };
type TripCitiesProps = {
  cities: Cities;
  /** How many days a route is offered for. */
  routeDays: number;
  problems: { city?: string; nextCity?: string };
};

const loadList = () => import("./sortable-cities");

/** Calls once nobody is in any of the fields: at once, or when they leave the last of them. */
function onceLeft(fields: HTMLElement | null, call: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!fields?.contains(document.activeElement)) return call();
  const leave = ({ relatedTarget }: FocusEvent) => {
    const goesOn = relatedTarget instanceof Node && fields.contains(relatedTarget);
    // A window that loses the focus keeps it on its field, for when one returns.
    if (!goesOn && !fields.contains(document.activeElement)) call();
  };
  fields.addEventListener("focusout", leave, { signal });
}

/** Where the trip goes: one city, as most do, or several in an order, each with its nights. */
export function TripCities({ cities, routeDays, problems }: TripCitiesProps) {
  const [List, setList] = useState<ComponentType<ListProps> | null>(null);
  const bringList = () =>
    loadList().then(
      (loaded) => setList(() => loaded.SortableCities),
      () => undefined,
    );
  const isOne = cities.rows.length === 1;
  const still = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isOne || List !== null) return;
    const wait = new AbortController();
    const show = ({ SortableCities }: Awaited<ReturnType<typeof loadList>>) =>
      onceLeft(still.current, () => setList(() => SortableCities), wait.signal);
    loadList().then(show, () => undefined);
    return () => wait.abort();
  }, [isOne, List]);
  // The list is fetched first, so that it does not take the focus from a field that somebody has begun to fill in.
  const add = () => void bringList().then(cities.add);
  const error = problems.city ?? problems.nextCity;
  // What is wrong with all of them together; what is wrong with one is said at its field.
  const isFilledIn = cities.rows.every(({ city }) => city.trim() !== "");
  const [first] = cities.rows;
  return (
    <div className="grid gap-3">
      {isOne && first ? (
        <div onInput={({ target }) => target instanceof HTMLInputElement && cities.rename(first.id, target.value)}>
          <CityField
            key={first.id}
            label={texts.city}
            name="city"
            defaultValue={first.city}
            placeholder={texts.cityExample}
            required
            error={problems.city}
            route={{ daysTotal: routeDays, onTake: (stops) => void bringList().then(() => cities.take(stops)) }}
          />
        </div>
      ) : (
        <fieldset ref={still} className="grid gap-3">
          <legend className="pb-2 text-sm font-semibold text-ink">{tripCitiesTexts.legend}</legend>
          {List ? <List cities={cities} error={error} /> : <StillCities cities={cities} error={error} />}
          {isFilledIn && <FieldError id="cities-error" message={error ?? null} />}
        </fieldset>
      )}
      {cities.mayAdd && (
        <Button look="quiet" className="-mx-3 justify-self-start px-3!" onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          {tripCitiesTexts.add}
        </Button>
      )}
    </div>
  );
}
