import { findGuide } from "#db/repositories/guides";
import type { findBestThings as call } from "~/contracts/demo";
import { cityKey } from "~/domain/city-key.mjs";
import type { OpenUseCase } from "../http/call-context";

/** The best things of a destination for whoever asks; nothing of it is kept here. */
export const findBestThings: OpenUseCase<typeof call> = async ({ db, assistant }, { body }) =>
  assistant.bestThings(body, await findGuide(db, cityKey(body.destination)));
