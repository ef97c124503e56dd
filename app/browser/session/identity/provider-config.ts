import { type ProviderConfig, providerConfig } from "~/contracts/calls/identity";

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
