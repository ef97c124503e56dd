import { findGuide } from "#db/repositories/guides";
import type { findBestThings as call } from "~/contracts/calls/demo";
import { guideKeyOf } from "../cities/gazetteer";
import type { UseCase } from "../http/call-context";

/** The best things of a destination for whoever asks, under the name the city has; nothing of it is kept here. */
export const findBestThings: UseCase<typeof call> = async ({ db, assistant, env, log }, { body }) => {
  const guide = await findGuide(db, await guideKeyOf(body.destination, { env, log }));
  const destination = guide?.name ?? body.destination;
  return { ...(await assistant.bestThings({ ...body, destination }, guide)), destination };
};
