import { createContext, useContext } from "react";
import type { ProviderConfig } from "~/contracts/calls/identity";
import { PROVIDER_META, providerOfDocument } from "./provider-config";

const ProviderContext = createContext<ProviderConfig>({ kind: "local" });

/** The server wraps the document in this; the browser reads what the document says. */
export const IdentityProvider = ProviderContext.Provider;

/** Who signs people in here, the same on the server and in the browser. */
export function useIdentityProvider(): ProviderConfig {
  const given = useContext(ProviderContext);
  return typeof document === "undefined" ? given : providerOfDocument();
}

/** Names the identity provider in the head of the document, for the sign-in to find; nothing for the local one. */
export function IdentityProviderMeta() {
  const provider = useIdentityProvider();
  return provider.kind === "local" ? null : <meta name={PROVIDER_META} content={JSON.stringify(provider)} />;
}
