import type { Block } from "~/domain/plan/block";
import { WRITABLE_FIELDS } from "~/domain/plan/block";
import { isOwn, signOwn, type Secrets } from "../identity/own-signature";

/**
 * What a block is sent out with that may come back: a proposal that is then saved, and what was there before, for an undo. By it the server
 * knows its own words again, and believes nobody else who says that they are an assistant's. Undefined where there is no secret to sign with.
 */
export const signBlock = (env: Secrets, tripId: string, block: Block): Promise<string | undefined> =>
  signOwn(env, "block signature", contentOf(tripId, block));

/** Whether the block is just as it was sent out for that trip. */
export const isSigned = (env: Secrets, tripId: string, block: Block, signature: string | undefined): Promise<boolean> =>
  isOwn(env, "block signature", contentOf(tripId, block), signature);

/** Where it stands in the day is not part of it: that follows from the place it is saved to. */
const contentOf = (tripId: string, block: Block): unknown => [tripId, ...WRITABLE_FIELDS.map((name) => block[name])];
