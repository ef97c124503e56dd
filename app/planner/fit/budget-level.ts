import { oneOf } from "~/language/words/one-of";

export type BudgetLevel = "low" | "middle" | "high";

const LITTLE_MONEY = oneOf(`
  cheap*, inexpensive, free, save, saving, low, tight, modest, frugal*, thrift*, econom*, as little as possible,
  on a budget, budget friendly, budget-friendly/budgetfriendly, shoestring, backpack*, student
`);
const MUCH_MONEY = oneOf(`
  luxur*, splurg*, lavish, generous, high, upscale, premium, five star, five-star, unlimited, no limit*, money is no
`);
const SOME_MONEY = oneOf(`
  mid, middle, midrange, moderate*, medium, average, normal, reasonable, comfortable
`);
const LOW = new RegExp(String.raw`\b${LITTLE_MONEY}\b`);
const HIGH = new RegExp(String.raw`\b${MUCH_MONEY}\b`);
const MIDDLE = new RegExp(String.raw`\b${SOME_MONEY}\b`);
const NEGATED =
  /\b(no|not|nothing|without|avoid)\s+(too\s+|very\s+|so\s+)?(?=(luxur|splurg|cheap|lavish|high|upscale|low|fancy))/;
const AMOUNT = /(\d[\d.,\s]*)(k\b)?/;
const BY_DAY = /\b(a|per|each|every)\s+(day|night)\b|\/\s*(day|d\b)|\bdaily\b/;
const BY_PERSON = /\b(each|per person|per head|p\.?p\.?|a person|per traveller)\b/;
const LOW_A_DAY = 90;
const HIGH_A_DAY = 350;

function amountIn(text: string): number | null {
  const found = AMOUNT.exec(text);
  const digits = found?.[1]?.replace(/[\s,](?=\d{3})/g, "").replace(/[,\s]/g, "");
  const amount = digits ? Number.parseFloat(digits) : Number.NaN;
  return Number.isFinite(amount) && amount > 0 ? amount * (found?.[2] ? 1_000 : 1) : null;
}

/**
 * The budget level that a free text speaks of, or null when it says nothing about money.
 * An amount without a period is for the whole trip and everybody; it is read as dollars or euros.
 */
export function budgetLevel(text: string, daysTotal: number, partyCount: number): BudgetLevel | null {
  const said = text.toLowerCase();
  if (NEGATED.test(said)) return "middle";
  const words: [RegExp, BudgetLevel][] = [
    [MIDDLE, "middle"],
    [HIGH, "high"],
    [LOW, "low"],
  ];
  const named = words.find(([pattern]) => pattern.test(said));
  if (named) return named[1];
  const amount = amountIn(said);
  if (amount === null) return null;
  const days = BY_DAY.test(said) ? 1 : Math.max(1, daysTotal);
  const people = BY_PERSON.test(said) || BY_DAY.test(said) ? 1 : Math.max(1, partyCount);
  const aDay = amount / days / people;
  if (aDay < LOW_A_DAY) return "low";
  return aDay > HIGH_A_DAY ? "high" : "middle";
}
