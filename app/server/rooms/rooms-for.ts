import type { Env } from "../env";

/** The rooms as the Worker reaches them. */
export type Rooms = { host: string; secret: string };

/** Null while no room is configured: the product goes on without. */
export const roomsFor = ({ ROOM_HOST: host, ROOM_SECRET: secret }: Env): Rooms | null =>
  host && secret ? { host, secret } : null;

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** The address of the rooms over HTTP; a room on this very machine has no certificate. */
export const originOf = (host: string): string => `${LOOPBACK.test(host) ? "http" : "https"}://${host}`;
