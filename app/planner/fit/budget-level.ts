export type BudgetLevel = "low" | "middle" | "high";

/** Short patterns, no rows of words: these go to the phone. */
const LOW =
  /\b(?:cheap\w*|inexpensive|free|sav(?:e|ing)|low|tight|modest|frugal\w*|thrift\w*|econom\w+|as little as possible)\b/;
const SPARING = /\b(?:on a budget|budget[- ]?friendly|shoestring|backpack\w*|student)\b/;
const HIGH =
  /\b(luxur\w+|splurg\w+|unlimited|no limit\w*|high|upscale|premium|five[- ]star|generous|lavish|money is no)\b/;
const MIDDLE = /\b(mid|middle|mid[- ]?range|moderate\w*|medium|average|normal|reasonable|comfortable)\b/;
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
    [SPARING, "low"],
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
