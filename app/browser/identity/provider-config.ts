import * as z from "zod/mini";

/** Public settings of the identity provider; they name the project and open nothing. */
const providerConfig = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("local") }),
  z.object({ kind: z.literal("firebase"), apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
]);

export type ProviderConfig = z.output<typeof providerConfig>;

export const PROVIDER_META = "identity-provider";

/** The provider that the document names in its `identity-provider` meta element; the local one when it names none. */
export function providerOfDocument(): ProviderConfig {
  const content = document.querySelector(`meta[name="${PROVIDER_META}"]`)?.getAttribute("content");
  try {
    const result = providerConfig.safeParse(JSON.parse(content ?? "null"));
    return result.success ? result.data : { kind: "local" };
  } catch {
    return { kind: "local" };
  }
}
