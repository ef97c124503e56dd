import type { Itinerary } from "~/domain/plan/itinerary";

/**
 * What a trip's room knows of its plan. The server's record hears of a change seconds after the room: so what the room has is laid over every plan
 * that comes from elsewhere, and another plan than the one shown waits until the room has answered.
 */
type Told = {
  tripId: string;
  /** Null while the room is not there. */
  over: ((plan: Itinerary) => Itinerary) | null;
  answered: (plan: Itinerary) => Promise<void>;
};

let told: Told | null = null;

/** Says that a room is being opened, and how one waits for its word; null when it is left. */
export function expectShared(opened: Told | null): void {
  told = opened;
}

/** Says what the room of that trip has; null once it is away. */
export function sharePlan(tripId: string, over: Told["over"]): void {
  if (told?.tripId === tripId) told.over = over;
}

const toldOf = (plan: Itinerary): Told | null => (told?.tripId === plan.tripId ? told : null);

/** The plan as the room has it by now; as it is where no room says more. */
export const asShared = (plan: Itinerary): Itinerary => toldOf(plan)?.over?.(plan) ?? plan;

/** Settles once the room has said what it has of a plan, or cannot; at once where none is open. */
export const sharedAnswered = (plan: Itinerary): Promise<void> | undefined => toldOf(plan)?.answered(plan);
