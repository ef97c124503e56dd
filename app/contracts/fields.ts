import * as z from "zod/mini";
import { fieldTexts } from "#messages/forms";
import { BLOCK_NAMES, SOURCES } from "../domain/plan/block";
import { MAX_LIST_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "../domain/forms/limits";

/** A short text that may be empty: a name, a city, a title. */
export const shortText = z.string().check(z.trim(), z.maxLength(MAX_NAME_LENGTH));

/** A short text that must say something. */
export const requiredText = z
  .string()
  .check(z.trim(), z.minLength(1, fieldTexts.required), z.maxLength(MAX_NAME_LENGTH));

/** Free text, possibly empty. */
export const freeText = z.string().check(z.trim(), z.maxLength(MAX_TEXT_LENGTH));

/** Free text that must say something. */
export const requiredFreeText = z
  .string()
  .check(z.trim(), z.minLength(1, fieldTexts.required), z.maxLength(MAX_TEXT_LENGTH));

/** An id made by the server. */
export const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/, fieldTexts.id));

export const email = z.email(fieldTexts.email).check(z.maxLength(254));

export const listOf = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(MAX_LIST_LENGTH));

export const blockName = z.enum(BLOCK_NAMES);
export const source = z.enum(SOURCES);

/** 1-based. */
export const dayIndex = z.int().check(z.minimum(1), z.maximum(61));
