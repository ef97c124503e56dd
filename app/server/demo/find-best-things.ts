import { findGuide } from "#db/repositories/guides";
import { bestThingsShape, type findBestThings as call } from "~/contracts/calls/demo";
import { guideKeyOf, settingOf } from "../cities/gazetteer";
import type { UseCase } from "../http/call-context";
import { signDemo } from "./demo-signature";

/** The best things of a destination for whoever asks, under the name the city has; nothing of it is kept here. */
export const findBestThings: UseCase<typeof call> = async ({ db, assistant, env, log, now }, { body }) => {
  const guide = await findGuide(db, await guideKeyOf(body.destination, { env, log }));
  const destination = guide?.name ?? body.destination;
  const setting = guide ? undefined : await settingOf(body.destination, { env, log });
  const found = await assistant.bestThings({ ...body, destination }, guide, setting);
  const things = bestThingsShape.parse(found.bestThings);
  const bestThings = await Promise.all(things.map((thing) => signDemo(env, thing, now())));
  return { destination, bestThings, source: found.source };
};
