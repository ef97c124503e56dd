import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { destinationTexts } from "#messages/hub";
import { legTexts } from "#messages/trip-at-hand";
import { stored } from "~/browser/storage/stored-keys";
import { onStoredChange, storedValue } from "~/browser/storage/stored-value";
import type { CalendarDate } from "~/domain/dates/calendar-date";
import { TEMPERATURE_UNITS, degreesIn, unitOfRegion, type TemperatureUnit } from "~/domain/destination/temperature";
import type { DestinationWeather, TypicalMonth } from "~/domain/destination/weather";
import { localDate } from "~/domain/trip/leg-zones";
import type { Trip } from "~/domain/trip/trip";
import { TextLink } from "~/ui/actions/text-link";
import { ForecastDays } from "./forecast-days";
import { HubCard, SourceLine, spokenAge } from "./hub-card";
import { useKeptAnswer } from "~/features/destination/kept-answer";
import { weatherCall } from "~/features/destination/kept-weather";

const texts = destinationTexts.weather;

/** What the sky will do on the trip's days, and what is usual where no forecast reaches. */
export function WeatherCard({ trip }: { trip: Trip }) {
  const call = useKeptAnswer(weatherCall, trip.tripId);
  const todayOn = (dayIndex: number) => localDate(trip, dayIndex, new Date());
  const { unit, other, swap } = useTemperatureUnit();
  const tool = (
    <button
      type="button"
      onClick={swap}
      className="-my-2 min-h-12 rounded-md px-2 text-sm font-semibold text-ink-soft underline decoration-line decoration-2 underline-offset-4 hover:text-ink hover:decoration-accent"
    >
      {texts.swap(other)}
    </button>
  );
  const hasDegrees = call.known && [call.known.answer, ...call.known.answer.legs].some(hasNumbers);
  return (
    <HubCard title={texts.title} loading={texts.loading} failed={texts.failed} call={call} tool={hasDegrees && tool}>
      {({ legs, ...weather }) =>
        legs.length === 0 ? (
          <Weather weather={weather} unit={unit} today={todayOn(1)} />
        ) : (
          legs.map(({ fromDay, toDay, ...stay }) => (
            <section key={fromDay} aria-label={stay.city} className="grid gap-4">
              <h3 className="flex flex-wrap items-baseline gap-x-2.5">
                <bdi className="font-display text-lg font-semibold">{stay.city}</bdi>
                <span className="font-text text-sm font-normal text-ink-soft">{legTexts.days(fromDay, toDay)}</span>
              </h3>
              <Weather weather={stay} unit={unit} today={todayOn(fromDay)} />
            </section>
          ))
        )
      }
    </HubCard>
  );
}

const hasNumbers = ({ forecast, typical }: DestinationWeather): boolean => forecast !== null || typical.length > 0;

function Weather({
  weather: { city, forecast, withoutForecast, typical },
  unit,
  today,
}: {
  weather: DestinationWeather;
  unit: TemperatureUnit;
  today: CalendarDate;
}) {
  const isUnknown = forecast === null && typical.length === 0;
  return (
    <>
      {forecast && <ForecastDays days={forecast.days} unit={unit} today={today} />}
      {forecast && (
        <SourceLine>
          {texts.forecastFrom(forecast.source, spokenAge(forecast.fetchedAt, Date.now()))}{" "}
          <TextLink to="/credits">{texts.credits}</TextLink>
        </SourceLine>
      )}
      {forecast && typical.length > 0 && <p className="text-ink-soft">{texts.afterForecast}</p>}
      {isUnknown ? (
        <p className="text-ink-soft">{texts.unknown(city, withoutForecast)}</p>
      ) : (
        withoutForecast && <p className="text-ink-soft">{texts.withoutForecast(withoutForecast)}</p>
      )}
      {typical.length > 0 && (
        <ul className="grid gap-3">
          {typical.map((month) => (
            <Typical key={month.month} month={month} city={city} unit={unit} />
          ))}
        </ul>
      )}
      {typical.length > 0 && <SourceLine>{texts.typicalFrom}</SourceLine>}
    </>
  );
}

function Typical({ month, city, unit }: { month: TypicalMonth; city: string; unit: TemperatureUnit }) {
  return (
    <li className="grid gap-0.5 rounded-lg bg-sunken px-4 py-3">
      <p className="text-sm font-semibold">{texts.typical(month, city)}</p>
      <p className="text-lg font-semibold tabular-nums">
        {texts.highLow(degreesIn(unit, month.high), degreesIn(unit, month.low), unit)}
      </p>
      <p className="text-sm text-ink-soft">{texts.rainDays(month.rainDays)}</p>
    </li>
  );
}

/** What the traveller chose on this device, beyond any trip. */
const chosenUnit = storedValue({ ...stored.temperatureUnit, shape: z.enum(TEMPERATURE_UNITS) });

/** The language's likeliest region stands in where the browser names none: "en" is read as "en-US". */
const unitHere = (): TemperatureUnit => unitOfRegion(new Intl.Locale(navigator.language).maximize().region);

const unitNow = (): TemperatureUnit => chosenUnit.read() ?? unitHere();

/** The unit to show, and the way to the other one. */
export function useTemperatureUnit(): { unit: TemperatureUnit; other: TemperatureUnit; swap: () => void } {
  const unit = useSyncExternalStore(onStoredChange, unitNow, () => "C" as const);
  const other = unit === "C" ? "F" : "C";
  return { unit, other, swap: () => chosenUnit.write(other) };
}
