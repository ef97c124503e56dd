import { todayIn, utcMidnight } from "~/domain/dates/calendar-date";
import { degreesIn, type TemperatureUnit } from "~/domain/destination/temperature";
import type { ForecastDay } from "~/domain/destination/weather";
import { destinationTexts } from "#messages/hub";
import { dateFormat } from "~/messages/formats";
import { WeatherGlyph } from "./weather-glyph";

const texts = destinationTexts.weather;

/** So many days are seen at once; the others unfold. */
const SHOWN_AT_ONCE = 5;

const dayFormat = dateFormat({ weekday: "short", month: "short", day: "numeric" });
const spokenDate = (date: string): string => dayFormat().format(utcMidnight(date));

type ForecastDaysProps = { days: readonly ForecastDay[]; unit: TemperatureUnit };

/** The forecast, a line for each day of the trip. */
export function ForecastDays({ days, unit }: ForecastDaysProps) {
  const later = days.slice(SHOWN_AT_ONCE);
  return (
    <div>
      <DayList days={days.slice(0, SHOWN_AT_ONCE)} unit={unit} />
      {later.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-12 items-center text-sm font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent">
            {texts.more(later.length)}
          </summary>
          <DayList days={later} unit={unit} />
        </details>
      )}
    </div>
  );
}

function DayList({ days, unit }: ForecastDaysProps) {
  const today = todayIn(undefined, new Date());
  return (
    <ul className="divide-y divide-line">
      {days.map((day) => (
        <Day key={day.date} day={day} unit={unit} isToday={day.date === today} />
      ))}
    </ul>
  );
}

function Day({
  day: { date, sky, high, low, rainChance },
  unit,
  isToday,
}: {
  day: ForecastDay;
  unit: TemperatureUnit;
  isToday: boolean;
}) {
  const [highest, lowest] = [degreesIn(unit, high), degreesIn(unit, low)];
  return (
    <li className="flex items-center gap-3.5 py-2.5">
      <WeatherGlyph sky={sky} />
      <div className="min-w-0 grow">
        <p className="text-sm font-semibold">{isToday ? texts.today(spokenDate(date)) : spokenDate(date)}</p>
        <p className="text-sm text-ink-soft">
          {[texts.sky(sky), rainChance !== null && texts.rain(rainChance)].filter(Boolean).join(", ")}
        </p>
      </div>
      <p className="shrink-0 text-end tabular-nums">
        <span className="sr-only">{texts.highLow(highest, lowest, unit)}</span>
        <span aria-hidden="true">
          <span className="text-lg font-semibold">{highest}°</span> <span className="text-ink-soft">{lowest}°</span>
        </span>
      </p>
    </li>
  );
}
