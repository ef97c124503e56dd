import type { Block } from "~/domain/plan/block";
import type { Proposal } from "~/domain/proposal/proposal";

/** A real place that could stand in the block instead, and why in a few words. */
export type Offered = { name: string; why: string };

/**
 * What a wish gets: its block and the words about it, with other places that do it as well; where nothing would change, changes of the plan to accept, or
 * else places that come near it.
 */
export type WishReply = { block: Block; note: string; alternatives: Offered[]; proposals: Proposal[] };
