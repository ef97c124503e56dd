import { type Everyday } from "~/language/question/everyday-words";
import { addDays } from "~/domain/dates/calendar-date";
import { easterSunday } from "~/domain/dates/easter";
import { monthOf } from "~/domain/dates/season";
import * as closings from "~/messages/spoken/everyday/closings";
import * as feastDays from "~/messages/spoken/everyday/feasts";
import * as bloom from "~/messages/spoken/everyday/in-bloom";
import * as services from "~/messages/spoken/everyday/services";
import * as more from "~/messages/spoken/everyday/now-and-then";
import { sentences } from "~/planner/words/sentences";
import * as closed from "../../../country/customs/closings";
import { colourSeason } from "../../../country/customs/colours";
import * as usual from "../../../country/customs/manners";
import * as feasts from "../../../country/customs/movable-feasts";
import { type QuestionContext, type Subject } from "../question-context";
import { dateSaid, monthAsked, monthName } from "./month-asked";

/** Where and to whom something is said. */
export type Of = {
  context: QuestionContext;
  cityId: string;
  code: string;
  country: string;
  city: string;
  own: Subject | null;
};

/** The year of the trip; empty without dates. */
const yearOf = ({ brief }: QuestionContext): string => brief.startDate.slice(0, 4);

/** Whether any of the days lies within a trip that has dates. */
const isInTrip = ({ brief }: QuestionContext, from: string, to = from): boolean =>
  from <= addDays(brief.startDate, brief.daysTotal - 1) && to >= brief.startDate;

function feast(
  { context }: Of,
  id: keyof typeof feastDays.feasts,
  date: string | null,
  isKept: boolean,
): string | null {
  const { brief, language } = context;
  if (!date || !brief.startDate) return null;
  const { name, means } = feastDays.feasts[id];
  const falls = isInTrip(context, date);
  return sentences(
    feastDays.feastOn[language]({ feast: name[language], date: dateSaid(language, date) }),
    feastDays.inTrip[falls ? "yes" : "no"][language],
    (falls || isKept) && means[language],
  );
}

function ramadan({ context, code, country }: Of): string | null {
  const { brief, language } = context;
  const span = brief.startDate ? feasts.ramadanOf(yearOf(context)) : null;
  if (!span) return null;
  const [from, to] = span;
  const falls = isInTrip(context, from, to);
  return sentences(
    closings.ramadan[falls ? "during" : "outside"][language]({
      from: dateSaid(language, from),
      to: dateSaid(language, to),
      country,
    }),
    falls && closings.ramadanMeans[closed.keepsRamadan(code) ? "much" : "little"][language],
  );
}

const NORTH_OF = 50;

/** Half the days of the month in which something is in colour, by where. */
function colours({ context, cityId, code, city }: Of, what: "cherry" | "foliage"): string | null {
  const { brief, language, words } = context;
  const month = monthAsked(words) ?? monthOf(brief.startDate);
  const season = colourSeason(what, cityId, code);
  if (!month || !season) return null;
  const how = season.full.includes(month) ? "yes" : season.edges.includes(month) ? "edge" : "no";
  return bloom.inBloom[what][how][language]({
    city,
    month: monthName(language, month),
    span: bloom.spans[season.span][language],
  });
}

/** How the sun burns: by the latitude and how far the month is from midsummer there. */
function sun({ context, city }: Of): string | null {
  const { brief, language, words } = context;
  const month = monthAsked(words) ?? monthOf(brief.startDate);
  if (!month || !brief.guide) return null;
  const summer = brief.guide.lat >= 0 ? 6.5 : 12.5;
  const off = Math.min(Math.abs(month - summer), 12 - Math.abs(month - summer));
  const height = 90 - Math.abs(Math.abs(brief.guide.lat) - 23.4 * Math.cos((off / 6) * Math.PI));
  const how = height >= 58 ? "strong" : height >= NORTH_OF - 12 ? "noon" : "weak";
  return services.sunStrength[how][language]({ city, month: monthName(language, month) });
}

function markets({ context, code, city }: Of): string {
  const { brief, language, words } = context;
  const month = monthAsked(words) ?? monthOf(brief.startDate) ?? 12;
  const how = !closed.hasChristmasMarkets(code) ? "none" : month === 12 || month === 11 ? "on" : "off";
  return feastDays.christmasMarkets[how][language]({ city });
}

const NATIONAL_DAYS: Readonly<Record<string, readonly ["bastille" | "july4", string]>> = {
  FR: ["bastille", "07-14"],
  US: ["july4", "07-04"],
};

/** What hangs on the days or the month of the trip; null where they are open. */
export const OF_THE_YEAR = {
  ramadan,
  thanksgiving: (of) =>
    feast(of, "thanksgiving", feasts.thanksgiving(of.code, Number(yearOf(of.context))), of.code === "US"),
  easter: (of) => feast(of, "easter", easterSunday(Number(yearOf(of.context))), true),
  lunarNewYear: (of) => feast(of, "lunarNewYear", feasts.lunarNewYear(yearOf(of.context)), true),
  ferragosto: (of) =>
    closed.keepsAugust(of.code)
      ? feast(of, of.code === "IT" ? "ferragosto" : "assumption", `${yearOf(of.context)}-08-15`, true)
      : null,
  nationalDay: (of) => {
    const day = NATIONAL_DAYS[of.code];
    return day ? feast(of, day[0], `${yearOf(of.context)}-${day[1]}`, true) : null;
  },
  christmasMarkets: markets,
  cherry: (of) => colours(of, "cherry"),
  foliage: (of) => colours(of, "foliage"),
  sunStrength: sun,
  aurora: ({ context, code, city }) => {
    const { brief, language, words } = context;
    const month = monthAsked(words) ?? monthOf(brief.startDate);
    if (!month) return null;
    const how = !usual.hasNorthernLights(code) ? "never" : month >= 9 || month <= 4 ? "yes" : "light";
    return more.aurora[how][language]({ city, month: monthName(language, month) });
  },
} satisfies Partial<Record<Everyday, (of: Of) => string | null>>;
