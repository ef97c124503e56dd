import { oneOf } from "~/language/words/one-of";

const CHANGED = "moved, swapped, replaced, added, removed, changed, updated, booked";
const WE_CHANGED = oneOf(`${CHANGED}, put, placed, shelved, reserved, scheduled, rearranged, cancelled`);
const WAS_CHANGED = oneOf(`${CHANGED}, rescheduled`);
const PLAN = oneOf("plan, day, days, itinerary, stop, visit");
const IS_NOW = oneOf("is/are/was/were now/already?, has/have been now/already?");

/** That something was done, which only a person's tap does: "I have moved it", "your plan is updated now", "booked for you". */
const CLAIMS = [
  new RegExp(String.raw`\b(?:I|we)(?:['’]ve| have)?(?: now| just| already)? ${WE_CHANGED}\b`, "i"),
  new RegExp(String.raw`\b${PLAN}\b[^.!?]{0,40}\b${IS_NOW} ${WAS_CHANGED}\b`, "i"),
];

/** A test for sentences: false for one that says the plan was changed. */
export const claimsNoChange = (sentence: string): boolean => !CLAIMS.some((claim) => claim.test(sentence));
