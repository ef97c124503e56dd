import type { Cost, Stop } from "./stop";

/** What comes together in one currency: for all who travel, and for each of them. */
export type CostSum = { currency: string; all: number; each: number };

/** Currencies have three decimals at most; what adding fractions leaves behind them is nobody's money. */
const EXACT = 1000;
const rounded = (amount: number): number => Math.round(amount * EXACT) / EXACT;

/** The sums of what stops cost, a currency each, in the order of their codes. Nothing is converted. */
export function sumCosts(stops: readonly Pick<Stop, "cost">[], partyCount: number): CostSum[] {
  const people = Math.max(1, partyCount);
  const sums = new Map<string, number>();
  for (const { cost } of stops)
    if (cost !== null) sums.set(cost.currency, (sums.get(cost.currency) ?? 0) + forAll(cost, people));
  return [...sums]
    .map(([currency, all]) => ({ currency, all: rounded(all), each: rounded(all / people) }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

const forAll = ({ amount, each }: Cost, people: number): number => (each ? amount * people : amount);

const DIGITS = /^\d[\d.,]*$/;
const DECIMALS = /^(.*)[.,](\d{1,2})$/;

/** The amount that somebody typed: "12", "12.50", "12,5", "1,200", "1.200,50", "1 200"; null for what is none. */
export function typedAmount(text: string): number | null {
  const said = text.trim().replace(/[\s'’]/g, "");
  if (!DIGITS.test(said)) return null;
  const [, whole = said, decimals = ""] = DECIMALS.exec(said) ?? [];
  const amount = Number(`${whole.replace(/[.,]/g, "") || "0"}.${decimals || "0"}`);
  return Number.isFinite(amount) && amount <= MOST_COST ? amount : null;
}

const MOST_COST = 1_000_000_000;

/** What travellers pay in most often. */
const USUAL = ["EUR", "USD", "GBP", "JPY", "CHF", "CAD", "AUD", "SEK", "MXN", "INR"];

/** The currencies to choose from: first those that the trip suggests, then the usual ones. */
export const currencyChoices = (suggested: readonly (string | null | undefined)[]): string[] => [
  ...new Set([...suggested.filter((code) => typeof code === "string"), ...USUAL]),
];
