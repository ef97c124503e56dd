import type { Role } from "./companion";

export type Capability =
  | "read-trip"
  | "enter-room"
  | "ask-assistant"
  | "reflect"
  | "plan-trip"
  | "run-trip"
  | "manage-companions"
  | "leave-trip";

const CAPABILITIES: Record<Role, ReadonlySet<Capability>> = {
  originator: new Set([
    "read-trip",
    "enter-room",
    "ask-assistant",
    "reflect",
    "plan-trip",
    "run-trip",
    "manage-companions",
    "leave-trip",
  ]),
  participant: new Set(["read-trip", "enter-room", "ask-assistant", "reflect", "leave-trip"]),
  noroleset: new Set(),
};

/** Whether a companion of that role may do it: the one table for Worker, room and screens (SPEC section 6). */
export const can = (role: Role, capability: Capability): boolean => CAPABILITIES[role].has(capability);
