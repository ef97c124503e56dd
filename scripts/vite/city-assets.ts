import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { buildShards } from "../../db/gazetteer/build-shards";
import { joinGuides } from "../../db/gazetteer/join-guides";
import { readGeonames } from "../../db/gazetteer/read-geonames";
import { readGuides } from "../../db/gazetteer/read-guides";

type Files = { folder: string; files: Map<string, string> };

let made: Files | null = null;

/** The files of the gazetteer, in a folder named after what they say, so that each may be kept forever. */
function cityFiles(): Files {
  if (made) return made;
  const shards = buildShards(joinGuides(readGeonames(), readGuides()));
  const files = new Map([...shards].map(([name, shard]) => [`${name}.json`, JSON.stringify(shard)]));
  const hash = createHash("sha256");
  for (const text of files.values()) hash.update(text);
  made = { folder: `assets/cities-${hash.digest("hex").slice(0, 10)}`, files };
  return made;
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
