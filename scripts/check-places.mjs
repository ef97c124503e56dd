// node scripts/check-places.mjs [FOLDER]: compares the bundled places with the open points in FOLDER/open-points-by-city.jsonl.gz and
// writes which have one of a similar name near by. Nothing of the points is kept but that yes or no. With and without a folder it writes
// docs/places-report.md, the share of each city.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { cityKey } from "../app/domain/cities/city-key.mjs";
import { readCities, readCityFiles } from "../db/places/city-files.mjs";
import { metresBetween } from "../db/places/distance.mjs";
import { placesReport } from "../db/places/places-report.mjs";

const NEAR_METRES = 300;
const MISMATCH_METRES = 6_000;
const CENTRAL_METRES = 4_000;
const DAY_TRIP_METRES = 150_000;
/** Words that say what a place is or join others, not which one it is. */
const GENERIC = new Set(
  [
    "the of de la le les du des d l da do dos das del della di der die das am im el los las y e et and at a an in on to s",
    "museum museo museu musee museums church cathedral basilica basilique eglise igreja iglesia kirche temple mosque camii cami moschee pasha pasa",
    "shrine jinja jingu schrein convento convent monastery mosteiro park parc parque garden gardens jardin jardins jardim market marche mercado markt",
    "weekend wochenendmarkt square place plaza piazza praca platz largo street rue rua calle road avenue dori castle castelo schloss palace palais palazzo",
    "palacio bridge tower house hall upper terrace center centre old national royal city view viewpoint miradouro river gare station",
  ]
    .join(" ")
    .split(" "),
);

const words = (name) =>
  cityKey(name)
    .split(" ")
    .filter((word) => word.length > 1 && !GENERIC.has(word));
const pairs = (word) => new Set(Array.from(word.slice(1), (letter, at) => word[at] + letter));

/** Brandenburg is Brandebourg: words of five letters and more are alike when most of their letter pairs are. */
function alike(a, b) {
  if (a === b || Math.min(a.length, b.length) < 5) return a === b;
  const [left, right] = [pairs(a), pairs(b)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / (left.size + right.size) >= 0.6;
}

/** How much of the shorter name is in the longer one, 0 to 1; whole keys decide when a name has only generic words. */
function similarity(a, b) {
  const [left, right] = [words(a), words(b)];
  if (!left.length || !right.length) return cityKey(a) === cityKey(b) ? 1 : 0;
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  return short.filter((word) => long.some((other) => alike(word, other))).length / short.length;
}

const similar = (place, city) => {
  // A point called just like the city matches everything in it.
  const cityWords = new Set([city.name, ...city.aliases].flatMap(words));
  return (point) =>
    point.names.some((name) => words(name).some((w) => !cityWords.has(w)) && similarity(place.name, name) > 0.5);
};

function readPoints(folder) {
  const lines = gunzipSync(readFileSync(join(folder, "open-points-by-city.jsonl.gz")))
    .toString("utf8")
    .trim()
    .split("\n");
  return lines
    .flatMap((line) => JSON.parse(line).points)
    .map(({ lat, lng, name, alt }) => ({ lat, lng, names: [name, ...alt.map(([other]) => other)] }));
}

/** The nearest point of a similar name, and how far it is. */
function nearest(place, city, points) {
  let best = { metres: Infinity, names: [] };
  for (const point of points.filter(similar(place, city))) {
    const metres = metresBetween(place, point);
    if (metres < best.metres) best = { metres, names: point.names };
  }
  return best;
}

function checkCity(city, points) {
  const around = points.filter((point) => metresBetween(city, point) < DAY_TRIP_METRES);
  const checked = city.places.map((place) => ({ place, ...nearest(place, city, around) }));
  const found = checked.filter(({ metres }) => metres <= NEAR_METRES);
  const share = Math.round((100 * found.length) / checked.length) / 100;
  console.log(`\n${city.name}: ${found.length} of ${checked.length} corroborated`);
  const off = checked
    .filter(({ metres }) => metres > NEAR_METRES && metres < MISMATCH_METRES)
    .sort((a, b) => b.metres - a.metres);
  for (const { place, metres, names } of off) console.log(`  ${Math.round(metres)} m  ${place.name}  ~  ${names[0]}`);
  const missing = checked.filter(
    ({ place, metres }) => metres >= MISMATCH_METRES && metresBetween(city, place) < CENTRAL_METRES,
  );
  if (missing.length) console.log(`  not found: ${missing.map(({ place }) => place.name).join(", ")}`);
  return [city.id, { share, places: found.map(({ place }) => place.id) }];
}

function corroborate(folder) {
  const points = readPoints(folder);
  const entries = readCityFiles().map((city) => checkCity(city, points));
  const line = ([id, result]) => `  ${JSON.stringify(id)}: ${JSON.stringify(result)}`;
  writeFileSync(
    new URL("../db/places/corroboration.json", import.meta.url),
    `{\n${entries.map(line).join(",\n")}\n}\n`,
  );
}

const [folder] = process.argv.slice(2);
if (folder) corroborate(folder);
writeFileSync(new URL("../docs/places-report.md", import.meta.url), placesReport(readCities()));
