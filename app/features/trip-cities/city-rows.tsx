import { ArrowDown, ArrowUp, type LucideIcon, X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { MAX_TRIP_DAYS } from "~/domain/forms/limits";
import { CityField } from "~/ui/fields/city-field";
import { Stepper } from "~/ui/fields/stepper";
import { tripCitiesTexts as texts } from "#messages/planning/trip-setup";
import type { Cities, CityRow } from "./use-cities";

type ToolProps = { label: string; icon: LucideIcon; isOff?: boolean; onClick: () => void };

const Tool = ({ label, icon: Icon, isOff, onClick }: ToolProps) => (
  <button
    type="button"
    className="grid size-12 shrink-0 place-items-center rounded-md text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:text-ink-faint"
    aria-label={label}
    disabled={isOff}
    onClick={onClick}
  >
    <Icon aria-hidden="true" className="size-5" />
  </button>
);

type CityCardProps = {
  row: CityRow;
  at: number;
  cities: Cities;
  error: string | undefined;
  /** By which it is drawn to another place; nothing where that is not to be had. */
  grip?: ReactNode;
};

/** One city of several: which, how many nights, and its place in the order. */
export function CityCard({ row, at, cities, error, grip }: CityCardProps) {
  const { rows } = cities;
  const box = useRef<HTMLDivElement>(null);
  const isAdded = cities.added === row.id;
  useEffect(() => {
    if (isAdded) box.current?.querySelector<HTMLInputElement>("input[type=text]")?.focus();
  }, [isAdded]);
  const name = row.city.trim() || texts.nth(at + 1);
  return (
    <div
      ref={box}
      className="grid gap-3 rounded-xl border border-line bg-raised p-3.5 shadow-card sm:p-4"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === "text") cities.rename(row.id, target.value);
      }}
    >
      <div className="flex items-start gap-1">
        {grip}
        <CityField
          className="grow"
          label={texts.nth(at + 1)}
          name={at === 0 ? "city" : "nextCity"}
          defaultValue={row.city}
          required
          error={row.city.trim() === "" ? error : undefined}
        />
        <span className="mt-6.5">
          <Tool label={texts.remove(name)} icon={X} onClick={() => cities.remove(row.id)} />
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <Stepper
          label={texts.nightsIn(name)}
          name="nights"
          value={row.nights}
          // Who only passes through on the last day sleeps there no night.
          min={Math.min(1, row.nights)}
          max={Math.min(MAX_TRIP_DAYS, row.nights + MAX_TRIP_DAYS - (cities.daysTotal ?? 0))}
          shown={texts.nights(row.nights)}
          less={texts.lessNights(name)}
          more={texts.moreNights(name)}
          onChange={(nights) => cities.stay(row.id, nights)}
        />
        <div className="flex">
          <Tool label={texts.moveUp(name)} icon={ArrowUp} isOff={at === 0} onClick={() => cities.move(at, at - 1)} />
          <Tool
            label={texts.moveDown(name)}
            icon={ArrowDown}
            isOff={at === rows.length - 1}
            onClick={() => cities.move(at, at + 1)}
          />
        </div>
      </div>
    </div>
  );
}

/** The cities as a list that cannot be drawn about: until what can is here, and where it cannot be fetched. */
export const StillCities = ({ cities, error }: { cities: Cities; error: string | undefined }) => (
  <ol className="grid gap-3">
    {cities.rows.map((row, at) => (
      <li key={row.id}>
        <CityCard {...{ row, at, cities, error }} />
      </li>
    ))}
  </ol>
);
