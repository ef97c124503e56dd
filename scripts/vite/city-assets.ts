import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { gazetteerFiles } from "../../db/gazetteer/gazetteer-files";

type Files = { folder: string; files: Map<string, string> };

declare global {
  var cityFilesOfThisBuild: Files | undefined;
}

/**
 * The files of the gazetteer, in a folder named after what they say, so that each may be kept forever. A build reads its configuration three
 * times over, this module with it, so that what is made once is remembered by the process.
 */
const cityFiles = (): Files => (globalThis.cityFilesOfThisBuild ??= makeCityFiles());

function makeCityFiles(): Files {
  const files = new Map(gazetteerFiles().map(([name, file]) => [`${name}.json`, JSON.stringify(file)]));
  const hash = createHash("sha256");
  for (const text of files.values()) hash.update(text);
  return { folder: `assets/cities-${hash.digest("hex").slice(0, 10)}`, files };
}

/** Makes the gazetteer's files beside the app's scripts, and tells the app where they are. */
export function cityAssets(): Plugin {
  let isForServer = false;
  return {
    name: "city-assets",
    config: () => ({ define: { "import.meta.env.VITE_CITIES": JSON.stringify(`/${cityFiles().folder}`) } }),
    configResolved: ({ build }) => void (isForServer = Boolean(build.ssr)),
    configureServer({ middlewares }) {
      const { folder, files } = cityFiles();
      middlewares.use(`/${folder}`, (request, response, next) => {
        const text = files.get((request.url ?? "").slice(1));
        if (text === undefined) return next();
        response.setHeader("Content-Type", "application/json").end(text);
      });
    },
    generateBundle() {
      if (isForServer) return;
      const { folder, files } = cityFiles();
      for (const [name, source] of files) this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
    },
  };
}
