import { parseShard } from "~/contracts/calls/city-shard";
import { type ReadPart, toPart } from "~/domain/cities/shard";

/** Where the files of the gazetteer lie: a folder named after their content. */
const FOLDER = String(import.meta.env.VITE_CITIES);

/** Reads the gazetteer from the files deployed with the Worker; no database is asked. */
export const assetParts =
  (assets: Pick<Fetcher, "fetch">): ReadPart =>
  async (name) => {
    // The host is not looked at. The error keeps the name to itself: it is made of what somebody typed.
    const response = await assets.fetch(`https://assets.local${FOLDER}/${name}.json`);
    if (!response.ok) throw new Error(`A part of the gazetteer: ${response.status}`);
    return toPart(parseShard(await response.json()));
  };
