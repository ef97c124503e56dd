import type { FormProblem } from "../forms/form-problems";

export const JOIN_CODE_MIN = 3;
export const JOIN_CODE_MAX = 32;

/** The form in which join codes are compared: without surrounding space, in capitals (DESIGN section 3). */
export const normalizeJoinCode = (code: string): string => code.trim().toUpperCase();

/** What is wrong with a join code, or null. */
export function joinCodeProblem(code: string): FormProblem | null {
  const trimmed = code.trim();
  if (trimmed.length < JOIN_CODE_MIN) return { code: "code-too-short", least: JOIN_CODE_MIN };
  if (trimmed.length > JOIN_CODE_MAX) return { code: "code-too-long", most: JOIN_CODE_MAX };
  return /^[A-Za-z0-9-]+$/.test(trimmed) ? null : { code: "code-has-other-signs" };
}

/** Whether two people typing these mean the same trip. */
export const sameJoinCode = (a: string, b: string): boolean => normalizeJoinCode(a) === normalizeJoinCode(b);

/** Where an invitation leads: the join screen with the code filled in. */
export const inviteLink = (origin: string, joinCode: string): string =>
  `${origin}/join${joinCode && `?code=${encodeURIComponent(joinCode)}`}`;

// Read aloud and written on paper: nothing that looks like something else.
const CLEAR_SIGNS = "ACDEFHJKMNPRTUVWXY34679";
const SUFFIX_LENGTH = 2;
const CITY_LENGTH_MAX = 20;

/** "Springfield, Illinois" is called Springfield. */
const plainLetters = (city: string): string =>
  (city.split(",", 1)[0] ?? "")
    .normalize("NFKD")
    .replace(/[^A-Za-z]/g, "")
    .toUpperCase()
    .slice(0, CITY_LENGTH_MAX);

/** A readable code for a new trip, "LISBON2027-K7"; `random` gives numbers from 0 up to 1. */
export function suggestJoinCode(city: string, year: number, random: () => number): string {
  const sign = () => CLEAR_SIGNS.charAt(Math.floor(random() * CLEAR_SIGNS.length));
  return `${plainLetters(city) || "TRIP"}${year}-${Array.from({ length: SUFFIX_LENGTH }, sign).join("")}`;
}
