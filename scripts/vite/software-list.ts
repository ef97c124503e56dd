import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Packages under one licence, each by its name and version. */
export type LicensedSoftware = { licence: string; packages: [name: string, version: string][] };

/** A package as `package-lock.json` has it. */
type Locked = { version?: string; license?: string; dependencies?: Record<string, string> };
type Lock = { packages: Record<string, Locked> };

/** What the lock file leaves out stands in the package's own LICENSE. */
const WORDS_OF_LICENCES: readonly [RegExp, string][] = [
  [/Permission is hereby granted, free of charge/, "MIT"],
  [/Permission to use, copy, modify, and(\/or)? distribute/, "ISC"],
  [/Redistribution and use in source and binary forms[^]*Neither the name/, "BSD-3-Clause"],
  [/Redistribution and use in source and binary forms/, "BSD-2-Clause"],
  [/Apache License\s+Version 2\.0/, "Apache-2.0"],
];

/** What a package forgot to say, and says in its later versions. */
const SAID_LATER: Record<string, string> = { "node_modules/@mapbox/jsonlint-lines-primitives": "MIT" };

/**
 * All packages that the product is made of, by licence, the most used first: what package.json depends on, and what these depend on.
 * Throws when one says nowhere under which licence it is.
 */
export function softwareOf(lock: Lock, licenceText: (folder: string) => string = () => ""): LicensedSoftware[] {
  const byLicence = new Map<string, Map<string, [string, string]>>();
  for (const folder of neededFrom(lock, "")) {
    const { version = "", license } = lock.packages[folder] ?? {};
    const licence =
      license?.replace(/^\((.*)\)$/, "$1") ??
      WORDS_OF_LICENCES.find(([words]) => words.test(licenceText(folder)))?.[1] ??
      SAID_LATER[folder];
    if (licence === undefined) throw new Error(`${folder} does not say under which licence it is.`);
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    const known = byLicence.get(licence) ?? new Map<string, [string, string]>();
    byLicence.set(licence, known.set(`${name}@${version}`, [name, version]));
  }
  return [...byLicence]
    .map(([licence, packages]) => ({
      licence,
      packages: [...packages.values()].sort(([one], [other]) => (one < other ? -1 : 1)),
    }))
    .sort((one, other) => other.packages.length - one.packages.length || (one.licence < other.licence ? -1 : 1));
}

/** The folders of all packages that the one in this folder needs, however indirectly. */
function neededFrom({ packages }: Lock, root: string): Set<string> {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    for (const name of Object.keys(packages[folder]?.dependencies ?? {})) {
      const place = placesOf(name, folder).find((candidate) => candidate in packages);
      if (place === undefined || found.has(place) || name.startsWith("@types/")) continue;
      found.add(place);
      visit(place);
    }
  };
  visit(root);
  return found;
}

/** Where Node looks for a package: beside what needs it, then further out. */
function placesOf(name: string, from: string): string[] {
  const place = join(from, "node_modules", name);
  if (from === "") return [place];
  const outer = from.slice(0, Math.max(0, from.lastIndexOf("node_modules/"))).replace(/\/$/, "");
  return [place, ...placesOf(name, outer)];
}

const NAME = "virtual:software-list";

/** Lets the app import which packages it is made of, from the lock file it is built by. */
export function softwareList(): Plugin {
  const root = dirname(dirname(import.meta.dirname));
  const licenceText = (folder: string): string => {
    const file = ["LICENSE", "LICENSE.md", "LICENSE.txt"].map((name) => join(root, folder, name)).find(existsSync);
    return file ? readFileSync(file, "utf8") : "";
  };
  return {
    name: "software-list",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const lock: Lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
      return `export const SOFTWARE = ${JSON.stringify(softwareOf(lock, licenceText))};`;
    },
  };
}
