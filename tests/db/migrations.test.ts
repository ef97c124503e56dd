import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the migrations say all that the schema says", () => {
  const out = mkdtempSync(join(tmpdir(), "migrations-"));
  try {
    cpSync("migrations", out, { recursive: true });
    const before = readdirSync(out);
    execFileSync(
      "npx",
      ["drizzle-kit", "generate", "--dialect", "sqlite", "--schema", "./db/schema.ts", "--out", out],
      { stdio: "pipe" },
    );
    expect(readdirSync(out)).toEqual(before);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});
