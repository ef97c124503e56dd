import * as z from "zod/mini";
import { tripPersonShape } from "~/contracts/calls/people";
import type { TripPerson } from "~/domain/people/membership";
import { stored } from "./stored-keys";
import { storedValue, useStored } from "./stored-value";

/** Who is or was on the trip, in the order in which they first came. */
export const tripPeople = storedValue({ ...stored.tripPeople, shape: z.array(tripPersonShape) });

const NOBODY: readonly TripPerson[] = [];

export const useTripPeople = (): readonly TripPerson[] => useStored(tripPeople) ?? NOBODY;
