import { MEMBER_ROLES } from "./membership";
import type { Role } from "./companion";

export type Capability =
  | "read-trip"
  | "enter-room"
  | "ask-assistant"
  | "reflect"
  | "tick-stops"
  | "plan-trip"
  | "run-trip"
  | "manage-companions"
  | "answer-offer"
  | "leave-trip";

const CAPABILITIES: Record<Role, ReadonlySet<Capability>> = {
  originator: new Set([
    "read-trip",
    "enter-room",
    "ask-assistant",
    "reflect",
    "tick-stops",
    "plan-trip",
    "run-trip",
    "manage-companions",
    "answer-offer",
    "leave-trip",
  ]),
  participant: new Set([
    "read-trip",
    "enter-room",
    "ask-assistant",
    "reflect",
    "tick-stops",
    "answer-offer",
    "leave-trip",
  ]),
  noroleset: new Set(),
};

/** Whether a companion of that role may do it: the one table for Worker, room and screens (SPEC section 6). */
export const can = (role: Role, capability: Capability): boolean => CAPABILITIES[role].has(capability);

/** The roles of a trip's companions who may do it. */
export const rolesWith = (capability: Capability): (typeof MEMBER_ROLES)[number][] =>
  MEMBER_ROLES.filter((role) => can(role, capability));
