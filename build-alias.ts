import { fileURLToPath } from "node:url";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Import prefixes, the same for the bundler and the tests; tsconfig.json repeats them for the compiler. */
export const alias = { "~": folder("./app"), "#db": folder("./db"), "#party": folder("./party"), "#tests": folder("./tests") };
