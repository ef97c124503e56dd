import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LIST_OF_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.js$/;
const IMPORT = /import \{([^}]*)\} from "lucide-react"/g;

/** The names of icons that the app's sources import, as the package calls them. */
function importedIcons(folder: string): Set<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".tsx"));
  const imports = sources.flatMap((path) => [...readFileSync(join(folder, path), "utf8").matchAll(IMPORT)]);
  return new Set(imports.flatMap(([, names = ""]) => names.split(",").map((name) => name.trim().split(" ")[0] ?? "")));
}

/**
 * Lets a build read the icons that the app imports and no others. The package's main file lists all 1,700, and the bundler would read, resolve
 * and drop each of them, for the browser and for the Worker. An icon that this leaves out in error is an import that the bundler refuses.
 */
export const usedIcons = (): Plugin => ({
  name: "used-icons",
  apply: "build",
  transform(code, id) {
    if (!LIST_OF_ICONS.test(id)) return null;
    const used = importedIcons("app");
    const lines = code
      .split("\n")
      .filter((line) => line.startsWith("export { default as") && line.match(/\w+/g)?.some((name) => used.has(name)));
    if (lines.length === 0) this.error("lucide-react lists its icons in another way now: see used-icons.ts.");
    return { code: lines.join("\n"), map: null };
  },
});
