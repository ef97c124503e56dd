import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/** Beside what is served, not in it: `quality/weight` reads it. */
export const GRAPH_FILE = "build/chunk-graph.json";

/** A built script: the source file it was built for, if it is a screen or is fetched late; the scripts it imports at once; what lies in it. */
export type BuiltScript = { entry: string | null; imports: string[]; modules: string[] };

/** What a source file imports at once (`imports`), and by `import()` when it comes to it (`lateImports`). */
export type SourceModule = { imports: string[]; lateImports: string[] };

/** Scripts by their paths below build/client; the app's own source files by their paths below the root. */
export type ChunkGraph = { scripts: Record<string, BuiltScript>; modules: Record<string, SourceModule> };

/** Writes down which script of the browser's build needs which others, and which source file imports which. */
export function chunkGraph(): Plugin {
  let root = "";
  const nameOf = (id: string): string => relative(root, id.replace(/^\0/, "").replace(/\?.*$/, ""));
  const namesOf = (ids: Iterable<string>): string[] => [...new Set([...ids].map(nameOf))];
  return {
    name: "chunk-graph",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    configResolved: (config) => void (root = config.root),
    writeBundle(_, bundle) {
      const graph: ChunkGraph = { scripts: {}, modules: {} };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const entry = chunk.facadeModuleId === null ? null : nameOf(chunk.facadeModuleId);
        graph.scripts[chunk.fileName] = { entry, imports: chunk.imports, modules: namesOf(chunk.moduleIds) };
      }
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        const name = nameOf(id);
        if (info === null || !name.startsWith("app/")) continue;
        // Remix builds a route as two modules of one file: what the browser needs of it, and the file itself.
        const { imports, lateImports } = graph.modules[name] ?? { imports: [], lateImports: [] };
        graph.modules[name] = {
          imports: [...new Set([...imports, ...namesOf(info.importedIds)])],
          lateImports: [...new Set([...lateImports, ...namesOf(info.dynamicallyImportedIds)])],
        };
      }
      writeFileSync(join(root, GRAPH_FILE), JSON.stringify(graph));
    },
  };
}
