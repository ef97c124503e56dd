import { expect, test } from "vitest";
import { auditReport, findingsIn } from "../../../scripts/testing/audit/findings.mjs";

const advisory = (id: string, severity: string, name: string) => ({
  source: 1,
  name,
  severity,
  title: `A flaw of ${name}`,
  url: `https://github.com/advisories/${id}`,
});

const AUDIT = {
  auditReportVersion: 2,
  vulnerabilities: {
    bundler: { name: "bundler", via: ["compiler"] },
    compiler: { name: "compiler", via: [advisory("GHSA-1", "moderate", "compiler")] },
    parser: {
      name: "parser",
      via: [advisory("GHSA-2", "critical", "parser"), advisory("GHSA-1", "moderate", "compiler")],
    },
  },
};

test("each advisory is told once, the worst first", () => {
  expect(findingsIn(AUDIT)?.map(({ advisory, severity }) => [advisory, severity])).toEqual([
    ["GHSA-2", "critical"],
    ["GHSA-1", "moderate"],
  ]);
});

test("what is accepted says why, and what is gone asks to be taken off the list", () => {
  const report = auditReport(findingsIn(AUDIT) ?? [], { "GHSA-1": "It only builds.", "GHSA-3": "Was fixed." });
  expect(report).toEqual([
    "1 to look at, 1 accepted",
    "critical: parser: A flaw of parser (https://github.com/advisories/GHSA-2)",
    "accepted: compiler, GHSA-1: It only builds.",
    "no longer found, take it off the list: GHSA-3",
  ]);
});

test.each([
  [null],
  [{ message: "405 Method Not Allowed" }],
  [{ error: { summary: "getaddrinfo ENOTFOUND" } }],
  ["text"],
])("%j is no audit", (answer) => expect(findingsIn(answer)).toBeNull());
