import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { fileHeaders } from "../../app/server/http/security-headers";

const CLIENT = "build/client";

/**
 * Writes `_headers`, by which files are served past the Worker, when all of them are there. One rule for each name at the top and none that
 * matches another's files: two rules would join their values into one.
 */
export const staticHeaders = (): Plugin => ({
  name: "static-headers",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  closeBundle: { order: "post", sequential: true, handler: () => writeFileSync(join(CLIENT, "_headers"), rules()) },
});

function rules(): string {
  const served = readdirSync(CLIENT, { withFileTypes: true }).filter(({ name }) => !/^[._]/.test(name));
  return served.map((entry) => ruleOf(entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`)).join("");
}

const ruleOf = (path: string): string =>
  [path, ...fileHeaders(path).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
