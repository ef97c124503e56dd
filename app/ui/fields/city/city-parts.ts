import { parseShard } from "~/contracts/calls/city-shard";
import { type CityPart, toPart } from "~/domain/cities/shard";

/** Named after its content, so what was fetched once is good forever. */
const FOLDER = String(import.meta.env.VITE_CITIES);

const kept = new Map<string, Promise<CityPart>>();

/** A part of the gazetteer, fetched once; one that failed is asked for again. */
export function readPart(name: string): Promise<CityPart> {
  const known = kept.get(name);
  if (known) return known;
  const coming = fetchPart(name);
  kept.set(name, coming);
  coming.catch(() => kept.delete(name));
  return coming;
}

async function fetchPart(name: string): Promise<CityPart> {
  const response = await fetch(`${FOLDER}/${name}.json`);
  if (!response.ok) throw new Error(`Part ${name} of the gazetteer: ${response.status}`);
  return toPart(parseShard(await response.json()));
}
