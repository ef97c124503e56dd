import type { ProviderConfig } from "~/contracts/calls/identity";
import type { Env } from "../env";

/** What the browser must know to open the provider's popup; its hosts are those of the document's policy. */
export function providerFor({
  IDENTITY_PROVIDER,
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_API_KEY: apiKey,
}: Env): ProviderConfig {
  if (IDENTITY_PROVIDER !== "firebase" || !projectId || !apiKey) return { kind: "local" };
  return { kind: "firebase", apiKey, projectId, authDomain: `${projectId}.firebaseapp.com` };
}
