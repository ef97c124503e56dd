import { randomUUID } from "node:crypto";

/** A name, address or join code that nobody else in any journey has. */
export const unique = (name: string): string => `${name}-${randomUUID().slice(0, 8)}`;
