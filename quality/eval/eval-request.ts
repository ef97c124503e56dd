import type { BlockName } from "~/domain/plan/block";
import type { CityGuide } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";

/** A must as the traveller chose it; `placeId` is null for words of their own. */
export type Must = { title: string; placeId: string | null };

/** One block that somebody wants otherwise. */
export type Ask = { dayIndex: number; blockName: BlockName; feedback: string };

/** One trip to be planned and judged. */
export type EvalRequest = { name: string; guide: CityGuide; brief: TripBrief; musts: Must[]; asks: Ask[] };
