export const TEMPERATURE_UNITS = ["C", "F"] as const;
export type TemperatureUnit = (typeof TEMPERATURE_UNITS)[number];

/** Where people think in Fahrenheit, two letters each. */
const FAHRENHEIT_REGIONS = new Set(["US", "PR", "GU", "VI", "AS", "MP", "LR", "BS", "BZ", "KY", "PW", "FM", "MH"]);

/** The unit that people of a region read without thinking. */
export const unitOfRegion = (region: string | undefined): TemperatureUnit =>
  region !== undefined && FAHRENHEIT_REGIONS.has(region) ? "F" : "C";

/** Whole degrees of a unit, from °C. */
export const degreesIn = (unit: TemperatureUnit, celsius: number): number =>
  Math.round(unit === "F" ? (celsius * 9) / 5 + 32 : celsius) + 0;
