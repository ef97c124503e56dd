import { destinationTexts } from "#messages/hub";
import { type CalendarDate, utcMidnight } from "~/domain/dates/calendar-date";
import { degreesIn, type TemperatureUnit } from "~/domain/destination/temperature";
import type { ForecastDay, Sky } from "~/domain/destination/weather";
import { dateFormat } from "~/messages/formats";

const texts = destinationTexts.weather;

/** So many days are seen at once; the others unfold. */
const SHOWN_AT_ONCE = 5;

const dayFormat = dateFormat({ weekday: "short", month: "short", day: "numeric" });
const spokenDate = (date: string): string => dayFormat().format(utcMidnight(date));

/** `today` is the date where the forecast is for. */
type ForecastDaysProps = { days: readonly ForecastDay[]; unit: TemperatureUnit; today: CalendarDate };

/** The forecast, a line for each day of the trip. */
export function ForecastDays({ days, unit, today }: ForecastDaysProps) {
  const later = days.slice(SHOWN_AT_ONCE);
  return (
    <div>
      <DayList days={days.slice(0, SHOWN_AT_ONCE)} unit={unit} today={today} />
      {later.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-12 items-center text-sm font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent">
            {texts.more(later.length)}
          </summary>
          <DayList days={later} unit={unit} today={today} />
        </details>
      )}
    </div>
  );
}

function DayList({ days, unit, today }: ForecastDaysProps) {
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

const CLOUD = "M7 18h10a4 4 0 0 0 .6-7.95A6 6 0 0 0 6.1 11.1 3.5 3.5 0 0 0 7 18Z";
const HIGH_CLOUD = "M7 14.5h10a3.75 3.75 0 0 0 .5-7.45A5.75 5.75 0 0 0 6.4 8 3.3 3.3 0 0 0 7 14.5Z";
const SUN =
  "M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z";
const SUN_BEHIND = "M9 3v1.2M3.8 5.8l.9.9M2 11h1.2M13.3 5.7l-.9.9M5.6 11.6A3.6 3.6 0 0 1 11.4 7.6";
const FALLING = "M8.5 17.5l-1 3M12.5 17.5l-1 3M16.5 17.5l-1 3";
const FLAKES = "M8 18.5h.01M12 18h.01M16 18.5h.01M10 21h.01M14 21h.01";
const FLASH = "M13 13l-2.5 4h3.5L11.5 21.5";

const PATHS: Record<Sky, string[]> = {
  clear: [SUN],
  "partly-cloudy": [SUN_BEHIND, CLOUD],
  cloudy: [CLOUD],
  fog: [HIGH_CLOUD, "M5 18h14M7 21h10"],
  drizzle: [HIGH_CLOUD, "M9 17.5l-.5 1.5M13 17.5l-.5 1.5M11 20.5l-.3.9M15 20.5l-.3.9"],
  rain: [HIGH_CLOUD, FALLING],
  showers: [HIGH_CLOUD, FALLING],
  snow: [HIGH_CLOUD, FLAKES],
  thunder: [HIGH_CLOUD, FLASH],
};

/** The sky of a day as a small sign; the words beside it say the same. */
function WeatherGlyph({ sky }: { sky: Sky }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-7 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {PATHS[sky].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
