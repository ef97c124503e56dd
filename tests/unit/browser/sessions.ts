const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token as the browser sees it: the claims are all that is read. */
export const tokenFor = (uid: string, claims: object = {}): string =>
  `${base64Url({ alg: "ES256" })}.${base64Url({ sub: uid, email: `${uid}@example.com`, name: "Åsa", ...claims })}.sig`;

/** Puts a signed-in user into the browser's storage. */
export function storedSession({
  uid = "u1",
  provider = "local",
  expiresInMs,
}: {
  uid?: string;
  provider?: string;
  expiresInMs: number;
}): void {
  const session = {
    provider,
    uid,
    email: `${uid}@example.com`,
    name: "Åsa",
    idToken: tokenFor(uid),
    expiresAt: Date.now() + expiresInMs,
  };
  window.localStorage.setItem("identitySession", JSON.stringify(session));
}
