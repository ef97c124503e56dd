/** Weekdays as `Date` counts them: 0 is Sunday. */
const SUN = 0,
  MON = 1,
  TUE = 2,
  FRI = 5,
  SAT = 6;

/**
 * The usual days of rest in a country, as far as they change a plan. These are rules of thumb, not opening hours: a single museum may do
 * otherwise, so sentences made from them say "most" or "many", and ask to check. A country without a common habit has none.
 */
export type Customs = {
  /** Days on which most museums rest. */
  museumRest: readonly number[];
  /** Days on which most shops stay shut. */
  shopRest: readonly number[];
  /** Days on which covered food markets stay shut. */
  marketRest: readonly number[];
  weekend: readonly number[];
  /** Friday noon belongs to the mosques, and bazaars open late. */
  fridayPrayer: boolean;
  /** From Friday afternoon to Saturday evening hardly anything opens or runs. */
  sabbath: boolean;
  /** Much is closed on 25 December and 1 January. */
  christmas: boolean;
};

const USUAL: Customs = {
  museumRest: [],
  shopRest: [],
  marketRest: [],
  weekend: [SAT, SUN],
  fridayPrayer: false,
  sabbath: false,
  christmas: false,
};

const named = (countries: string): string[] => countries.split(", ");

const MUSEUMS_REST_MONDAYS = named(
  "Argentina, Austria, Belgium, Brazil, Bulgaria, Chile, China, Colombia, Croatia, Cuba, Czechia, Denmark, Ecuador, Estonia, Finland, Georgia, Germany, Hungary, India, Indonesia, Italy, Japan, Kazakhstan, Latvia, Lithuania, Mexico, Norway, Panama, Philippines, Poland, Portugal, Romania, Senegal, Serbia, Slovenia, South Korea, Spain, Sweden, Switzerland, Taiwan, Thailand, Tunisia, Turkey, Uruguay, Uzbekistan, Vietnam",
);
const SHOPS_REST_SUNDAYS = named("Austria, Germany, Norway, Poland, Switzerland");
const MARKETS_REST_SUNDAYS = named("Austria, Germany, Hungary, Italy, Norway, Portugal, Slovenia, Spain, Switzerland");
const FRIDAY_SATURDAY = named("Egypt, Jordan, Oman, Qatar, Israel");
const FRIDAY_PRAYER = named("Egypt, Jordan, Morocco, Oman, Qatar, Tunisia, United Arab Emirates");
const CHRISTMAS = named(
  "Australia, Austria, Belgium, Canada, Croatia, Czechia, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Iceland, Ireland, Italy, Latvia, Lithuania, Malta, Netherlands, New Zealand, Norway, Poland, Portugal, Slovenia, Spain, Sweden, Switzerland, United Kingdom, United States",
);

const PARTS: readonly (readonly [readonly string[], Partial<Customs>])[] = [
  [MUSEUMS_REST_MONDAYS, { museumRest: [MON] }],
  [["France"], { museumRest: [MON, TUE] }],
  [SHOPS_REST_SUNDAYS, { shopRest: [SUN] }],
  [MARKETS_REST_SUNDAYS, { marketRest: [SUN] }],
  [FRIDAY_SATURDAY, { weekend: [FRI, SAT] }],
  [["Nepal"], { weekend: [SAT] }],
  [FRIDAY_PRAYER, { fridayPrayer: true }],
  [["Israel"], { sabbath: true, shopRest: [SAT], marketRest: [SAT] }],
  [CHRISTMAS, { christmas: true }],
];

/** The customs of a country by its English name. */
export const customsOf = (country: string): Customs =>
  PARTS.reduce<Customs>(
    (customs, [countries, part]) => (countries.includes(country) ? { ...customs, ...part } : customs),
    USUAL,
  );
