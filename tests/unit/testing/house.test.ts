import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** Whatever product code there is, by its path from the project's folder. */
const FILES = ["app", "party", "db", "quality", "scripts"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => !file.includes("node_modules")),
);
const SOURCES = new Set(FILES.filter((file) => /\.(tsx?|mjs)$/.test(file)));

/** The file that an import names, if it is one of ours. */
function fileOf(named: string, importer: string): string | undefined {
  const path = named.startsWith(".")
    ? join(dirname(importer), named)
    : named.replace(/^~\//, "app/").replace(/^#messages\//, "app/messages/en/");
  return ["", ".ts", ".tsx", ".mjs"].map((ending) => path + ending).find((file) => SOURCES.has(file));
}

const namedIn = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles.map(({ fileName }) => fileName);
const importsOf = (file: string): string[] => namedIn(file).flatMap((named) => fileOf(named, file) ?? []);

/** Made by the build, for whatever runs it. */
const isBuilt = (named: string): boolean => named.includes("build/server/");
/** What scripts, which no types are checked in, import from beside them and is not there. */
const missingFrom = (scripts: Iterable<string>): string[] =>
  [...scripts].flatMap((script) =>
    namedIn(script)
      .filter((named) => named.startsWith(".") && !isBuilt(named) && !existsSync(join(dirname(script), named)))
      .map((named) => `${script}: ${named}`),
  );

/** A way of imports that comes back to where it began; null where there is none. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    way.push(file);
    for (const other of imports.get(file) ?? []) {
      const circle = visit(other);
      if (circle) return circle;
    }
    way.pop();
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return null;
}

describe("the structure of the tree", () => {
  it("has no circle of imports, types included", () => {
    expect(circleIn(new Map([...SOURCES].map((file) => [file, importsOf(file)])))).toBeNull();
  });

  it("has no script that imports what is not there", () => {
    expect(missingFrom([...SOURCES].filter((file) => file.endsWith(".mjs")))).toEqual([]);
  });

  it("finds a circle where there is one", () => {
    const imports = new Map([
      ["a", ["b", "c"]],
      ["b", ["c"]],
      ["c", ["d"]],
      ["d", ["b"]],
    ]);
    expect(circleIn(imports)).toEqual(["b", "c", "d", "b"]);
  });

  it("has no folder of more than twenty-five sources", () => {
    const folders = [...SOURCES].map(dirname);
    const sizeOf = (folder: string): number => folders.filter((other) => other === folder).length;
    expect([...new Set(folders)].filter((folder) => sizeOf(folder) > 25)).toEqual([]);
  });
});
