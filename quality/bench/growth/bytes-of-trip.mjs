/** The parts of a trip that take room, each as a sum over its rows. */
const PARTS = {
  "plan that screens read": "SELECT sum(length(CAST(days AS BLOB))) AS bytes FROM itineraries WHERE trip_id = $trip",
  "merged state of the plan": "SELECT sum(length(state)) AS bytes FROM itineraries WHERE trip_id = $trip",
  "suggestions of the assistant":
    "SELECT sum(length(CAST(anchors AS BLOB))) AS bytes FROM anchor_suggestions WHERE trip_id = $trip",
  reflections: "SELECT sum(length(CAST(journal_text AS BLOB))) AS bytes FROM reflections WHERE trip_id = $trip",
};

/**
 * Bytes of the large columns of a trip.
 * @param {import("./make-trips.mjs").Batch} batch @param {string} tripId
 * @returns {Promise<Record<string, number>>}
 */
export async function bytesOfTrip(batch, tripId) {
  const found = await batch(Object.values(PARTS).map((sql) => sql.replace("$trip", `'${tripId}'`)));
  return Object.fromEntries(Object.keys(PARTS).map((name, at) => [name, Number(found[at]?.[0]?.bytes ?? 0)]));
}
