// Every table of D1. Columns ending in `At` are milliseconds since 1970.
export * from "./accounts";
export * from "./destinations";
export * from "./membership";
export * from "./plans";
export * from "./trips";
export * from "./upkeep";
export * from "./writings";
