import { failureOf } from "./failure";

/** How structured output is asked for, the strictest first. The last one asks by the prompt alone. */
const OUTPUT_FORMATS = ["json_schema", "json_object", "prompt"] as const;

export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** The format that each server, by its address and model, accepted last. */
export type FormatMemory = Map<string, OutputFormat>;

/** Lives as long as the isolate, so that only its first request tries the formats one after another. */
export const acceptedFormats: FormatMemory = new Map();

/** Sends in the strictest format that the server takes, and remembers it. A format that failed is not remembered. */
export async function withFormatFallback<Result>(
  memory: FormatMemory,
  server: string,
  send: (format: OutputFormat) => Promise<Result>,
): Promise<Result> {
  const formats = OUTPUT_FORMATS.slice(OUTPUT_FORMATS.indexOf(memory.get(server) ?? "json_schema"));
  for (const format of formats) {
    try {
      const result = await send(format);
      memory.set(server, format);
      return result;
    } catch (problem) {
      if (failureOf(problem).kind !== "format" || format === formats.at(-1)) throw problem;
    }
  }
  throw new Error("There is no format to send in.");
}
