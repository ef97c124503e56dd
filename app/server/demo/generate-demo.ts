import { findGuide } from "#db/repositories/guides";
import type { generateDemo as call } from "~/contracts/demo";
import { cityKey } from "~/domain/city-key.mjs";
import type { OpenUseCase } from "../http/call-context";

/** A demo itinerary for whoever asks; nothing of it is kept here. */
export const generateDemo: OpenUseCase<typeof call> = async ({ db, assistant }, { body }) => {
  const guide = await findGuide(db, cityKey(body.destination));
  const { days, source } = await assistant.demoItinerary(body, guide);
  return { itineraryDataDemo: { ...body, days }, source };
};
