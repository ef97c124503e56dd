import { problemTexts } from "#messages/server";
import type { Company, Standing } from "#db/repositories/company";
import { Problem } from "../http/problem";

/** Somebody of the trip's company. Throws 404 for anybody else. */
export function personOf(company: Company, userId: string): Standing {
  const person = company.person(userId);
  if (!person) throw new Problem("not-found", problemTexts.notOnTrip);
  return person;
}
