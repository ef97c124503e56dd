import type { BrowserContext } from "playwright-core";

/** A map server that nobody runs: each device is answered in its place (`answerStreets`). */
export const STREET_HOST = "http://localhost:9";

export const STREET_SETTINGS = { MAP_STYLE: `${STREET_HOST}/day`, MAP_STYLE_DARK: `${STREET_HOST}/night` };

const GRID_KM = 12;
const STEPS = [...Array(81).keys()].map((step) => -GRID_KM + step * ((2 * GRID_KM) / 80));
const around = (lat: number, lng: number) =>
  STEPS.flatMap((km) => {
    const [north, east] = [km / 111, km / 87];
    const reach = [-GRID_KM / 111, GRID_KM / 111];
    return [
      reach.map((along) => [lng + (along * 111) / 87, lat + north]),
      reach.map((along) => [lng + east, lat + along]),
    ];
  });

/** Streets as straight as nowhere, over Lisbon. */
const STREETS = {
  type: "Feature",
  properties: {},
  geometry: { type: "MultiLineString", coordinates: around(38.712, -9.135) },
};

const styleOf = (ground: string, street: string) => ({
  version: 8,
  sources: {
    streets: {
      type: "geojson",
      data: `${STREET_HOST}/streets.json`,
      attribution: '© <a href="https://streets.example">Fake Streets</a>',
    },
  },
  layers: [
    { id: "ground", type: "background", paint: { "background-color": ground } },
    { id: "streets", type: "line", source: "streets", paint: { "line-color": street, "line-width": 3 } },
  ],
});

const ANSWERS: Record<string, object> = {
  "/day": styleOf("#eef0ea", "#ffffff"),
  "/night": styleOf("#1b1c22", "#3a3c46"),
  "/streets.json": STREETS,
};

/** Has the map server's part played on a device: a style by day and by night, and the streets that both draw. */
export const answerStreets = (context: BrowserContext): Promise<unknown> =>
  context.route(`${STREET_HOST}/**`, (route) => {
    const json = ANSWERS[new URL(route.request().url()).pathname];
    return json
      ? route.fulfill({ json, headers: { "Access-Control-Allow-Origin": "*" } })
      : route.fulfill({ status: 404 });
  });
