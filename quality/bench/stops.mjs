import { openLocalD1 } from "../../scripts/setup/local-d1.mjs";

/**
 * Gives trips in the local database plans of so many stops: those that the planner made, again and again or the first of them, evenly over the days.
 * @param {string} state the folder that holds the database @param {Record<string, number>} counts by the ids of the trips
 */
export async function setStops(state, counts) {
  const d1 = await openLocalD1(state);
  for (const [tripId, count] of Object.entries(counts)) {
    const [rows] = await d1.batch([`SELECT days FROM itineraries WHERE trip_id = '${tripId}'`]);
    const days = withStops(JSON.parse(String(rows?.[0]?.days)), count);
    const text = JSON.stringify(days).replaceAll("'", "''");
    await d1.batch([`UPDATE itineraries SET days = '${text}', version = version + 1 WHERE trip_id = '${tripId}'`]);
  }
  await d1.stop();
}

/** @typedef {{ id: string, at: { day: number, part: string, order: string } }} Stop */

/** @param {{ dayIndex: number, stops: Stop[] }[]} days @param {number} count */
function withStops(days, count) {
  const from = (/** @type {number} */ i) => Math.round((i * count) / days.length);
  return days.map((day, i) => {
    const { stops } = day;
    const wanted = from(i + 1) - from(i);
    const again = Array.from({ length: wanted }, (_, n) => stops[n % stops.length]).flatMap((stop, n) =>
      stop ? [{ ...stop, id: `${day.dayIndex}-${n}`, at: { ...stop.at, order: `${stop.at.order}${n + 1}` } }] : [],
    );
    return { ...day, stops: again };
  });
}
