/** Metres above the sea of the covered cities where newcomers feel the height, rounded: common knowledge, as of 2026-11. */
const METRES: Readonly<Record<string, number>> = {
  "addis-ababa": 2360,
  bogota: 2640,
  cusco: 3400,
  "mexico-city": 2240,
  quito: 2850,
  "santa-fe": 2190,
};

/** How high a city lies where that is felt; null elsewhere. */
export const altitudeFelt = (cityId: string): number | null => METRES[cityId] ?? null;
