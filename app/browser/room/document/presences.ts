import type { Awareness } from "y-protocols/awareness";
import { presenceShape } from "~/contracts/room/presence";
import type { CompanionHere } from "../room-state";

/** A companion by the Yjs client id of their browser; null for one that shows nothing readable. */
export function companionAt(awareness: Awareness, clientId: number): CompanionHere | null {
  const parsed = presenceShape.safeParse(awareness.getStates().get(clientId));
  if (!parsed.success) return null;
  const { user, at = null } = parsed.data;
  return { userId: user.id, name: user.name, role: user.role, at };
}

/** This traveller's own other devices and tabs. */
export const ownOtherDevices = (awareness: Awareness, ownUserId: string): CompanionHere[] =>
  [...awareness.getStates().keys()].flatMap((clientId) => {
    const device = clientId === awareness.clientID ? null : companionAt(awareness, clientId);
    return device?.userId === ownUserId ? [device] : [];
  });

/** The other companions who are here, each once however many devices they have, by name. */
export function companionsHere(awareness: Awareness, ownUserId: string): CompanionHere[] {
  const found = new Map<string, CompanionHere>();
  for (const clientId of awareness.getStates().keys()) {
    const companion = clientId === awareness.clientID ? null : companionAt(awareness, clientId);
    if (companion === null || companion.userId === ownUserId) continue;
    const known = found.get(companion.userId);
    if (known === undefined || known.at === null) found.set(companion.userId, companion);
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name) || a.userId.localeCompare(b.userId));
}
