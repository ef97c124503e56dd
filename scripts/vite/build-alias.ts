import { fileURLToPath } from "node:url";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Whose catalogue of messages is built in (docs/decisions/017); there is one so far, and the compiler reads it in any case. */
const LANGUAGE = "en";

/** Import prefixes, the same for the bundler and the tests; tsconfig.json repeats them for the compiler, package.json the messages for the route table, which is read before. */
export const alias = {
  "#messages": folder(`../../app/messages/${LANGUAGE}`),
  "~": folder("../../app"),
  "#db": folder("../../db"),
  "#party": folder("../../party"),
  "#tests": folder("../../tests"),
};
