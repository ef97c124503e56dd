/** Areas that take an article in a sentence. */
const THE = new Set(
  `Arts District|Bund|CBD|Capitol District|Center|Central Business District|Centre|Citadel|City|City Bowl|City Centre|Civic Center|Civic District|Corniche|East Bank|East Coast|East End|East Village|Financial District|Fort|French Quarter|Garden District|Harbour|Historic District|Kasbah|Latin Quarter|Lower East Side|Marais|Marina|Meatpacking District|Medina|Mellah|Merchant City|Milk District|Mission|Muslim Quarter|North|North End|Northern Quarter|Old City|Old Market|Old Quarter|Old Town|Old centre|Old city|East quarter|Pearl District|Peninsula|Port|River|Royal Quarter|Science Park|Seafront|South|South Bank|South City|South End|Theater District|University District|Upper East Side|Upper West Side|Victorian District|Vieux-Port|Warehouse District|Waterfront|West Bank|West End|West Side`.split(
    "|",
  ),
);

/** The name of an area within a sentence: "Saint-Germain" for "7e, Saint-Germain", and "the Medina". */
export function areaName(neighborhood: string): string {
  const name = neighborhood.split(",").at(-1)?.trim() || neighborhood;
  if (name === "Outskirts") return "the outskirts";
  return THE.has(name) ? `the ${name}` : name;
}
