import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ERROR_ROWS } from "../../../quality/spec-coverage/errors";
import { RULE_WORDS } from "../../../quality/spec-coverage/rules";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));
const product = sources.map((path) => readFileSync(join("app", path), "utf8")).join("\n");

test.each([...new Set([...ERROR_ROWS.flatMap(({ words }) => words), ...RULE_WORDS])])(
  "“%s” stands in the product word for word",
  (words) => {
    expect(product).toContain(words);
  },
);
