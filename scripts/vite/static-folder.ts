import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Files by their names, without ".json". */
type Entries = () => Iterable<readonly [name: string, content: unknown]>;

type Folder = { path: string; files: ReadonlyMap<string, string> };

declare global {
  var foldersOfThisBuild: Map<string, Folder> | undefined;
}

/**
 * JSON files in a folder named after what they say, so that each may be kept forever. A build reads its configuration three times over, this module with
 * it, so that what is made once is remembered by the process.
 */
function folderOf(name: string, entries: Entries): Folder {
  const made = (globalThis.foldersOfThisBuild ??= new Map<string, Folder>());
  const folder = made.get(name) ?? makeFolder(name, entries);
  made.set(name, folder);
  return folder;
}

function makeFolder(name: string, entries: Entries): Folder {
  const files = new Map([...entries()].map(([file, content]) => [`${file}.json`, JSON.stringify(content)]));
  const hash = createHash("sha256");
  for (const text of files.values()) hash.update(text);
  return { path: `assets/${name}-${hash.digest("hex").slice(0, 10)}`, files };
}

/** Makes the files beside the app's scripts, and tells the app where they are, by `import.meta.env` and the name of the variable. */
export function staticFolder(name: string, variable: `VITE_${string}`, entries: Entries): Plugin {
  let isForServer = false;
  return {
    name: `static-folder-${name}`,
    config: () => ({ define: { [`import.meta.env.${variable}`]: JSON.stringify(`/${folderOf(name, entries).path}`) } }),
    configResolved: ({ build }) => void (isForServer = Boolean(build.ssr)),
    configureServer({ middlewares }) {
      const { path, files } = folderOf(name, entries);
      middlewares.use(`/${path}`, (request, response, next) => {
        const text = files.get((request.url ?? "").slice(1));
        if (text === undefined) return next();
        response.setHeader("Content-Type", "application/json").end(text);
      });
    },
    generateBundle() {
      if (isForServer) return;
      const { path, files } = folderOf(name, entries);
      for (const [file, source] of files) this.emitFile({ type: "asset", fileName: `${path}/${file}`, source });
    },
  };
}
