import { expect, test } from "vitest";
import { UsedTickets } from "#party/seats/used-tickets";
import { memoryStorage } from "#tests/fixtures/memory-storage";

const ticket = (id: string, expiresAt = 60) => ({ id, expiresAt });

test("a ticket is good once, also after a restart of the room, and another is good beside it", async () => {
  const storage = memoryStorage();
  const tickets = new UsedTickets(storage);
  expect(tickets.take(ticket("one"), 0)).toBe(true);
  expect(tickets.take(ticket("one"), 1)).toBe(false);
  expect(tickets.take(ticket("another"), 1)).toBe(true);
  const afterwards = new UsedTickets(storage);
  await afterwards.load();
  expect(afterwards.take(ticket("one"), 2)).toBe(false);
  expect(afterwards.take(ticket("a third"), 2)).toBe(true);
});

test("what has long expired is remembered no more", async () => {
  const storage = memoryStorage();
  const tickets = new UsedTickets(storage);
  for (let number = 0; number < 150; number += 1) tickets.take(ticket(`ticket ${number}`), 0);
  for (let number = 0; number < 3; number += 1) tickets.take(ticket(`later ${number}`, 1_060), 1_000);
  expect(storage.keys()).toEqual(["used:later 0", "used:later 1", "used:later 2"]);
});
