import { useSyncExternalStore } from "react";
import { onTextChange, readText, writeText } from "~/browser/storage/stored-text";
import { TEMPERATURE_UNITS, type TemperatureUnit, unitOfRegion } from "~/domain/destination/temperature";

/** What the traveller chose on this device, beyond any trip. */
const KEY = "temperatureUnit";

/** The language's likeliest region stands in where the browser names none: "en" is read as "en-US". */
const unitHere = (): TemperatureUnit => unitOfRegion(new Intl.Locale(navigator.language).maximize().region);

const unitNow = (): TemperatureUnit => TEMPERATURE_UNITS.find((unit) => unit === readText(KEY)) ?? unitHere();

/** The unit to show, and the way to the other one. */
export function useTemperatureUnit(): { unit: TemperatureUnit; other: TemperatureUnit; swap: () => void } {
  const unit = useSyncExternalStore(onTextChange, unitNow, () => "C" as const);
  const other = unit === "C" ? "F" : "C";
  return { unit, other, swap: () => writeText(KEY, other) };
}
