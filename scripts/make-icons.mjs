import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "./setup/chromium.mjs";
import { ROOT } from "./setup/paths.mjs";

/** The sign of the product, from which all icons are made. */
const SIGN = readFileSync(join(ROOT, "public", "favicon.svg"), "utf8");

/** Systems cut a maskable icon to their own shape: paper to the edge, and the sign within the circle that all shapes keep. */
const MASKABLE = SIGN.replace(' rx="15"', "").replace("translate(8 12)", "translate(14 17) scale(.75)");

const ICONS = [
  { file: "icon-192.png", svg: SIGN, size: 192 },
  { file: "icon-512.png", svg: SIGN, size: 512 },
  { file: "icon-maskable-192.png", svg: MASKABLE, size: 192 },
  { file: "icon-maskable-512.png", svg: MASKABLE, size: 512 },
];

/** Draws the icons of the web app manifest again; for whoever changes the sign. Their results are in the repository. */
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
for (const { file, svg, size } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(ROOT, "public", file), omitBackground: true });
  await page.close();
}
await browser.close();
