import { callApi } from "~/browser/api/api-client";
import { stored } from "~/browser/storage/stored-keys";
import { countryReplyShape, readCountry } from "~/contracts/calls/destination";
import type { CountryFacts } from "~/domain/destination/country-facts";
import { keptCall } from "./kept-answer";

/** The country that a trip goes to, and those after it; null where nothing is known of the first. */
export type CountryAnswer = { country: CountryFacts | null; others: CountryFacts[] };

/** What is known of the countries that a trip goes to; kept on this device. */
export const countryCall = keptCall<CountryAnswer>(stored.destinationCountry, countryReplyShape, (tripId) =>
  callApi(readCountry, { params: { tripId } }),
);
