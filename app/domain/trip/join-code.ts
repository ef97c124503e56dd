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
   * With its hyphens: two trips from before codes were compared without them may have codes that differ in nothing else, and each still
   * opens by its own (docs/decisions/023).
   */
  asTyped: string;
};

export const joinCodeKeys = (code: string): JoinCodeKeys => ({
  key: normalizeJoinCode(code),
  asTyped: code.trim().toUpperCase(),
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
