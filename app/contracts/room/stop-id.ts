/** An id that no other stop of the trip has; of those made one after the other, the later sorts behind. */
export const newStopId = (): string => `${Date.now().toString(36)}-${crypto.randomUUID().slice(0, 13)}`;
