import { callApi } from "~/browser/api/api-client";
import { stored } from "~/browser/storage/stored-keys";
import { destinationWeatherShape, readWeather } from "~/contracts/calls/destination";
import type { TripWeather } from "~/domain/destination/weather";
import { keptCall } from "./kept-answer";

/** What the sky will do on a trip's days, as this device last heard. */
export const weatherCall = keptCall<TripWeather>(stored.destinationWeather, destinationWeatherShape, (tripId) =>
  callApi(readWeather, { params: { tripId } }),
);
