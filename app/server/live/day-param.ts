import { problemTexts } from "#messages/server";
import * as fields from "~/contracts/fields";
import { invalidField } from "../http/problem";

/** A day of the trip as a path names it, from 1. Throws 400 for what is no such number. */
export function dayParam(name: string, text: string): number {
  const day = fields.dayIndex.safeParse(/^\d+$/.test(text) ? Number(text) : text);
  if (!day.success) throw invalidField(name, problemTexts.dayNumber);
  return day.data;
}
