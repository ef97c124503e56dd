import { findGuide } from "#db/repositories/guides";
import { demoItineraryShape, type generateDemo as call } from "~/contracts/calls/demo";
import { guideKeyOf, settingOf } from "../cities/gazetteer";
import type { UseCase } from "../http/call-context";
import { demoOnRoute } from "./demo-route";
import { signDemo } from "./demo-signature";

/** A demo itinerary for whoever asks; nothing of it is kept here. */
export const generateDemo: UseCase<typeof call> = async ({ db, assistant, env, log, now }, { body }) => {
  const guide = await findGuide(db, await guideKeyOf(body.destination, { env, log }));
  const wish = { ...body, destination: guide?.name ?? body.destination };
  const { days, source } =
    (guide ? null : await demoOnRoute(db, assistant, wish)) ??
    (await assistant.demoItinerary(wish, guide, guide ? undefined : await settingOf(body.destination, { env, log })));
  const made = demoItineraryShape.parse({ ...wish, days });
  return { itineraryDataDemo: await signDemo(env, made, now()), source };
};
