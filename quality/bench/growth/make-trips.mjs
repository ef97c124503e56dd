/** @typedef {(statements: string[]) => Promise<Record<string, unknown>[][]>} Batch */

/** Rows made by one statement: many, and still far from the time that D1 gives one. */
const AT_ONCE = 1_000;

/** What stands in columns that name a row: another one for each copy. */
const ID = /^(id|.*_id)$/;
/** What no two rows may share, and is no id. */
const UNIQUE = new Set(["firebase_id", "join_code", "join_code_key"]);
/** These name places, which everybody shares. */
const SHARED = new Set(["city_id", "place_id"]);

/** The people of a trip and all that is kept of it, and where the trip is named. */
const TABLES = {
  users: "id IN (SELECT user_id FROM memberships WHERE trip_id = $trip)",
  trips: "id = $trip",
  memberships: "trip_id = $trip",
  trip_intents: "trip_id = $trip",
  anchor_suggestions: "trip_id = $trip",
  anchor_selections: "trip_id = $trip",
  itineraries: "trip_id = $trip",
  reflections: "trip_id = $trip",
  messages: "trip_id = $trip",
};

/**
 * Copies a trip with its people so many times, inside the database: each copy has ids, codes and people of its own and is as large as the first.
 * @param {Batch} batch @param {string} tripId @param {number} copies
 */
export async function copyTrip(batch, tripId, copies) {
  const statements = await copyingStatements(batch, tripId);
  for (let from = 1; from <= copies; from += AT_ONCE) {
    const numbers = `WITH RECURSIVE copies(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM copies WHERE n < ${Math.min(copies, from + AT_ONCE - 1)})`;
    for (const copying of statements) await batch([copying(numbers)]);
  }
}

/** @param {Batch} batch @param {string} tripId @returns {Promise<((numbers: string) => string)[]>} */
async function copyingStatements(batch, tripId) {
  const found = await batch(Object.keys(TABLES).map((table) => `SELECT name FROM pragma_table_info('${table}')`));
  return Object.entries(TABLES).map(([table, where], at) => {
    const columns = (found[at] ?? []).map(({ name }) => String(name));
    const values = columns.map((column) => valueOf(table, column));
    return (numbers) =>
      `INSERT INTO ${table} (${columns.join(", ")}) ${numbers} SELECT ${values.join(", ")} FROM copies, ${table} WHERE ${where.replace("$trip", `'${tripId}'`)}`;
  });
}

/** @param {string} table @param {string} column */
function valueOf(table, column) {
  const own = `${table}.${column}`;
  if (UNIQUE.has(column)) return `${own} || '-' || n`;
  if (SHARED.has(column) || !ID.test(column)) return own;
  // The end of a UUIDv7 is random; with the copy's number in its place it is as long, and as much in order, as before.
  return `substr(${own}, 1, 28) || printf('%08x', n)`;
}
