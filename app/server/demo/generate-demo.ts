import { findGuide } from "#db/repositories/guides";
import { demoItineraryShape, type generateDemo as call } from "~/contracts/calls/demo";
import { guideKeyOf, landOf, settingOf } from "../cities/gazetteer";
import type { DemoWish } from "~/domain/demo/demo";
import type { UseCase } from "../http/call-context";
import { demoOnRoute } from "./demo-route";
import { signDemo } from "./demo-signature";

/** A demo itinerary for whoever asks; nothing of it is kept here. */
export const generateDemo: UseCase<typeof call> = async ({ db, assistant, env, log, now }, { body }) => {
  const land = await landOf(body.destination, { env, log });
  const { wish, days, source } =
    (land && (await demoOnRoute(db, assistant, body, land))) ??
    (await demoInOnePlace(body, { db, assistant, env, log }));
  const made = demoItineraryShape.parse({ ...wish, days });
  return { itineraryDataDemo: await signDemo(env, made, now()), source };
};

async function demoInOnePlace(
  body: DemoWish,
  { db, assistant, env, log }: Pick<Parameters<typeof generateDemo>[0], "db" | "assistant" | "env" | "log">,
) {
  const guide = await findGuide(db, await guideKeyOf(body.destination, { env, log }));
  const wish = { ...body, destination: guide?.name ?? body.destination };
  const setting = guide ? undefined : await settingOf(body.destination, { env, log });
  return { wish, ...(await assistant.demoItinerary(wish, guide, setting)) };
}
