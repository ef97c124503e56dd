import type { PlaceCategory } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { MealLost, TimeCollision } from "../times/time-collisions";

/** `blocking`: a plan of the assistant must not go out like this. `gentle`: worth knowing, nothing breaks. */
export type Severity = "blocking" | "gentle";

/** What a day, or a block of it, does not have as it should. */
export type Lack = "block" | "summary" | "title" | "description" | "location" | "part" | "place" | "coordinate";

/** What was found: a code, and what its sentence needs besides where it was found (`findingText` in the messages has them all). */
export type Judgement =
  | { code: "missing-day" }
  | { code: "missing-day"; days: number; wanted: number }
  | { code: "incomplete-block"; lack: Lack }
  | { code: "unknown-place"; title: string }
  | { code: "repeated-place"; title: string; before: { dayIndex: number; part: BlockName } }
  | { code: "outside-city"; title: string; km: number; city: string }
  | { code: "fixed-elsewhere"; title: string; km: number; city: string }
  /** `cities` are those between which one travels on that day, or the one in which one stays. */
  | { code: "way-left-behind"; title: string; cities: readonly [string, ...string[]] }
  /** `city` is where it lies; `isBefore` where it comes before the way there. */
  | { code: "wrong-side-of-way"; title: string; city: string; way: string; isBefore: boolean }
  | { code: "wrong-part-of-day"; title: string; part: BlockName; better: BlockName | undefined }
  | { code: "missing-anchor"; anchor: string }
  | { code: "not-step-free"; name: string }
  | { code: "not-for-children"; name: string }
  | { code: "long-hop"; from: string; to: string; km: string }
  | { code: "pace"; hours: number }
  | { code: "same-kind-in-a-row"; before: string; name: string }
  | { code: "third-alike"; category: PlaceCategory; names: readonly string[] }
  | { code: "too-many-day-trips"; trips: number; days: number }
  | { code: "several-tickets"; names: readonly string[] }
  | { code: "outdoors-in-winter" }
  | { code: "open-part"; part: BlockName }
  | { code: "unverified"; title: string }
  /** Of a whole city we know no places. */
  | { code: "unverified"; city: string }
  | TimeCollision
  | MealLost;

export type FindingCode = Judgement["code"];

/** Where in the trip: `dayIndex` counts from 1; 0 when it concerns the whole trip. */
export type Whereabouts = { dayIndex: number; block?: BlockName };

/** One thing that the plan check found. */
export type Finding = Whereabouts & Judgement & { severity: Severity };
