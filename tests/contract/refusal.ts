import { expect } from "vitest";
import { problemShape } from "~/contracts/problem";
import type { Answer } from "./api";

/** The problem that an answer is: told as every refusal is, and telling nothing else. */
export function expectRefusal({ status, body, headers }: Answer, expected: number, code?: string) {
  const problem = problemShape.parse(body);
  expect({ status, code: code && problem.code }).toEqual({ status: expected, code });
  expect(problem.error).not.toMatch(/SQLITE|SELECT|INSERT|\bat .*:\d+/);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Request-Id")).toBeTruthy();
  if (status === 401) expect(headers.get("WWW-Authenticate")).toBe("Bearer");
  return problem;
}
