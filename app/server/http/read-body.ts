import type * as z from "zod/mini";
import { problemTexts } from "#messages/server";
import { MAX_BODY_BYTES } from "~/domain/forms/limits";
import { fieldIssues } from "./field-issues";
import { invalidFields, Problem } from "./problem";

/** The request's JSON, checked. Throws a `Problem`: 415 not JSON, 413 over 256 KB (or another limit in bytes), 400 broken or not of that shape. */
export async function readBody<Shape extends z.ZodMiniType>(
  request: Request,
  shape: Shape,
  maxBytes = MAX_BODY_BYTES,
): Promise<z.output<Shape>> {
  if (!isJson(request.headers.get("Content-Type"))) throw new Problem("unsupported-media-type");
  const parsed = shape.safeParse(parseJson(await readText(request, maxBytes)));
  if (parsed.success) return parsed.data;
  throw invalidFields(fieldIssues(parsed.error.issues));
}

const isJson = (contentType: string | null): boolean =>
  contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";

/** Counts the bytes that arrive; what Content-Length promises is only taken as a reason to stop early. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get("Content-Length")) > maxBytes) throw new Problem("too-large");
  if (!request.body) return "";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  let text = "";
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      reader.releaseLock(); // the rest is for `discardBody`
      throw new Problem("too-large");
    }
    text += decoded(() => decoder.decode(part.value, { stream: true }));
  }
  return text + decoded(() => decoder.decode());
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch (broken) {
    if (broken instanceof TypeError) throw new Problem("bad-request", problemTexts.notUtf8);
    throw broken;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (broken) {
    if (broken instanceof SyntaxError) throw new Problem("bad-request", problemTexts.notJson);
    throw broken;
  }
}
