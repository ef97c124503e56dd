const percent = (/** @type {number} */ part, /** @type {number} */ whole) =>
  `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`;

const HEAD = `# The places, city by city

Written by \`node scripts/check-places.mjs\`; not by hand. "Corroborated" are places of which open data has a point of a similar name within 300 m.
Open data is thin outside Europe and North America, so a missing point disproves nothing; every place is written from knowledge and held to the checks of \`tests/unit/places\`.
`;

/**
 * The report on the bundled places, as Markdown: a row for each city, in order of name, and the whole.
 * @param {readonly { name: string, country: string, places: readonly { dayTrip: boolean, corroborated: boolean }[] }[]} cities
 */
export function placesReport(cities) {
  const rows = cities.map(({ name, country, places }) => ({
    name: `${name}, ${country}`,
    places: places.length,
    trips: places.filter(({ dayTrip }) => dayTrip).length,
    found: places.filter(({ corroborated }) => corroborated).length,
  }));
  const sum = (/** @type {"places" | "trips" | "found"} */ what) => rows.reduce((total, row) => total + row[what], 0);
  const whole = {
    name: `**All ${rows.length} cities**`,
    places: sum("places"),
    trips: sum("trips"),
    found: sum("found"),
  };
  const line = (/** @type {typeof whole} */ row) =>
    `| ${row.name} | ${row.places} | ${row.trips} | ${row.found} | ${percent(row.found, row.places)} |`;
  const sorted = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    HEAD,
    "| city | places | day trips | corroborated | share |",
    "|---|--:|--:|--:|--:|",
    line(whole),
    ...sorted.map(line),
    "",
  ].join("\n");
}
