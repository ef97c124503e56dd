import { readFileSync } from "node:fs";

/** A sight for which people come to a city, written down before the data was looked at; `names` are what else people call it. */
export type Icon = { city: string; name: string; names: string[]; lat: number; lng: number; interests: string[] };

/** What somebody types as a must, and the place that is meant. */
export type TypedName = { city: string; typed: string; means: string };

const read = <Row>(file: string): Row[] => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));

export const readIcons = (): Icon[] => read<Icon>("./icons.json");
export const readTypedNames = (): TypedName[] => read<TypedName>("./typed-names.json");
