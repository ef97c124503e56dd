import * as z from "zod/mini";
import { BLOCK_NAMES, SOURCES } from "../domain/plan/block";
import { cleanLine, cleanText } from "../domain/forms/clean-text";
import type { FieldFault } from "../domain/forms/form-problems";
import { MAX_LIST_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "../domain/forms/limits";
import { atLeast, atMost } from "./lengths";

// What a text loses, it loses here: nobody can send one whose unseen characters hide what it says, or turn the words around it.

/** What a shape says when a field is at fault: the code of it. Whoever answers the call finds the sentence. */
export const fault = (code: FieldFault): string => code;

/** A text of one line, at most so long. */
export const lineOf = (longest: number) => z.string().check(z.overwrite(cleanLine), z.trim(), atMost(longest));

/** A text of several lines, at most so long. */
export const textOf = (longest: number) => z.string().check(z.overwrite(cleanText), z.trim(), atMost(longest));

const saysSomething = atLeast(1, fault("required"));

/** A short text that may be empty: a name, a city, a title. */
export const shortText = lineOf(MAX_NAME_LENGTH);

/** A short text that must say something. */
export const requiredText = shortText.check(saysSomething);

/** Free text, possibly empty. */
export const freeText = textOf(MAX_TEXT_LENGTH);

/** Free text that must say something. */
export const requiredFreeText = freeText.check(saysSomething);

/** An id made by the server. */
export const id = z.string().check(atLeast(1), atMost(64), z.regex(/^[\w-]+$/, fault("no-id")));

/** By which the server knows again what it sent out; none where it has no secret to sign with. */
export const signature = z.optional(z.string().check(atMost(64)));

export const email = z.email(fault("no-email")).check(atMost(254));

export const listOf = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(atMost(MAX_LIST_LENGTH));

export const blockName = z.enum(BLOCK_NAMES);
export const source = z.enum(SOURCES);

/** 1-based. */
export const dayIndex = z.int().check(z.minimum(1), z.maximum(61));
