import { createContext, useContext } from "react";
import type { ProviderConfig } from "~/contracts/identity";
import { PROVIDER_META, providerOfDocument } from "./provider-config";

const ProviderContext = createContext<ProviderConfig>({ kind: "local" });

/** The server wraps the document in this; the browser reads what the document says. */
export const IdentityProvider = ProviderContext.Provider;

/** Names the identity provider in the head of the document, for the sign-in to find; nothing for the local one. */
export function IdentityProviderMeta() {
  const given = useContext(ProviderContext);
  const provider = typeof document === "undefined" ? given : providerOfDocument();
  return provider.kind === "local" ? null : <meta name={PROVIDER_META} content={JSON.stringify(provider)} />;
}
