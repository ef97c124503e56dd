import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import type { Finding } from "./finding.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 A and AA and axe's best practices; the size of targets is off unless asked for. */
const EVERYTHING: RunOptions = { rules: { "target-size": { enabled: true } } };

/** What another size or another scheme can change; what is named, labelled and nested how stays as it was. */
const WHAT_LOOKS_DIFFERENT: RunOptions = {
  runOnly: {
    type: "rule",
    values: ["color-contrast", "target-size", "link-in-text-block", "scrollable-region-focusable"],
  },
};

export type Depth = "everything" | "what looks different";

export const loadAxe = (page: Page): Promise<unknown> => page.evaluate(SOURCE);

/** Violations of any impact, one for each element. */
export function judgeByAxe(page: Page, depth: Depth): Promise<Finding[]> {
  const options: RunOptions = {
    ...(depth === "everything" ? EVERYTHING : WHAT_LOOKS_DIFFERENT),
    resultTypes: ["violations"],
    preload: false,
    iframes: false,
  };
  return page.evaluate(async (chosen) => {
    const { violations } = await window.axe.run(document, chosen);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary = "" }) => ({
        rule: id,
        what: `${help}. ${failureSummary.split("\n").at(-1)?.trim() ?? ""}`,
        element: html,
      })),
    );
  }, options);
}
