/** Everything about the destination, in one script that comes after the first paint. */
export { CountryCards } from "./country-cards";
export { WeatherCard } from "./weather-card";
