import { callApi } from "~/browser/api/api-client";
import { stored } from "~/browser/storage/stored-keys";
import { countryReplyShape, readCountry } from "~/contracts/calls/destination";
import type { CountryFacts } from "~/domain/destination/country-facts";
import { keptCall } from "./kept-answer";

/** What is known of the country that a trip goes to; kept on this device. */
export const countryCall = keptCall<{ country: CountryFacts | null }>(
  stored.destinationCountry,
  countryReplyShape,
  (tripId) => callApi(readCountry, { params: { tripId } }),
);
