import type { FormProblem } from "../forms/form-problems";

export const JOIN_CODE_MIN = 3;
export const JOIN_CODE_MAX = 32;

/** The form in which join codes are compared: their letters and digits alone, in capitals (DESIGN section 3). */
export const normalizeJoinCode = (code: string): string =>
  code
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");

/** What a code is looked up by. */
export type JoinCodeKeys = {
  key: string;
  /**
   * With its hyphens, as which any other sign between letters counts: a few trips from before codes were compared without them have codes
   * that differ in nothing else, and each opens only by its own (docs/decisions/023).
   */
  asWritten: string;
};

export const joinCodeKeys = (code: string): JoinCodeKeys => ({
  key: normalizeJoinCode(code),
  asWritten: code
    .normalize("NFKC")
    .trim()
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "-"),
});

/** What is wrong with a join code, or null. */
export function joinCodeProblem(code: string): FormProblem | null {
  const trimmed = code.trim();
  if (trimmed.length < JOIN_CODE_MIN) return { code: "code-too-short", least: JOIN_CODE_MIN };
  if (trimmed.length > JOIN_CODE_MAX) return { code: "code-too-long", most: JOIN_CODE_MAX };
  if (!/^[A-Za-z0-9-]+$/.test(trimmed)) return { code: "code-has-other-signs" };
  return normalizeJoinCode(trimmed).length < JOIN_CODE_MIN ? { code: "code-of-hyphens", least: JOIN_CODE_MIN } : null;
}

/** Whether two people typing these mean the same trip. */
export const sameJoinCode = (a: string, b: string): boolean => normalizeJoinCode(a) === normalizeJoinCode(b);

/** Where an invitation leads: the join screen with the code filled in. */
export const inviteLink = (origin: string, joinCode: string): string =>
  `${origin}/join${joinCode && `?code=${encodeURIComponent(joinCode)}`}`;
