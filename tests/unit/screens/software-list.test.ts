import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SOFTWARE } from "virtual:software-list";
import { softwareOf } from "../../../scripts/vite/software-list";
import { openScreen } from "./open-screen";

test("what is listed is what the lock file has us depend on, each under its licence", () => {
  const lock = {
    packages: {
      "": { dependencies: { form: "1", icons: "2" } },
      "node_modules/form": { version: "1.0.0", license: "MIT", dependencies: { field: "3", "@types/field": "3" } },
      "node_modules/form/node_modules/field": { version: "3.1.0", license: "ISC" },
      "node_modules/field": { version: "4.0.0", license: "MIT" },
      "node_modules/@types/field": { version: "3.0.0", license: "MIT" },
      "node_modules/icons": { version: "2.0.0", dependencies: { form: "1" } },
      "node_modules/compiler": { version: "9.0.0", license: "GPL-3.0" },
    },
  };
  expect(softwareOf(lock, () => "Permission is hereby granted, free of charge, to any person")).toEqual([
    {
      licence: "MIT",
      packages: [
        ["form", "1.0.0"],
        ["icons", "2.0.0"],
      ],
    },
    { licence: "ISC", packages: [["field", "3.1.0"]] },
  ]);
  expect(() => softwareOf(lock)).toThrow("node_modules/icons does not say under which licence it is.");
});

/** Licences that ask for no more than to be named. */
const ASKS_TO_BE_NAMED = /^((MIT|ISC|0BSD|Unlicense|CC0-1\.0|OFL-1\.1|Apache-2\.0|BSD-[23]-Clause)( (OR|AND) )?)+$/;

test("every package may be used in a product as this one is", () => {
  expect(SOFTWARE.filter(({ licence }) => !ASKS_TO_BE_NAMED.test(licence))).toEqual([]);
});

test("the page of sources names every package that package.json asks for, with its version and a link", async () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  const screen = await openScreen("/credits");
  if (screen.kind === "led-on") throw new Error(`led on to ${screen.to}`);
  const missing = Object.entries(dependencies).filter(
    ([name, version]) => !screen.links.includes(`https://www.npmjs.com/package/${name}/v/${version}`),
  );
  expect(missing).toEqual([]);
});
