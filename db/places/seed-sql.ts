/** The SQL that fills D1 with the bundled places, for TypeScript; `npm start` imports the same plain module without a compiler. */
export { cityKeys, placesSql, placesStatements, placesVersion } from "./places-sql.mjs";
