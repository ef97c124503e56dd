import * as z from "zod/mini";

/** The signed-in user as this browser knows them. `expiresAt` is in milliseconds since 1970. */
export const sessionShape = z.object({
  provider: z.enum(["local", "firebase"]),
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  idToken: z.string(),
  expiresAt: z.number(),
});

export type Session = z.output<typeof sessionShape>;
export type ProviderName = Session["provider"];

const claimsShape = z.object({ sub: z.string(), email: z.optional(z.string()), name: z.optional(z.string()) });

/** What a token says of its owner, unverified: enough to greet them; the server trusts nothing of it. */
export function sessionFromToken(
  provider: ProviderName,
  idToken: string,
  expiresInSeconds: number,
  nowMs: number,
): Session | null {
  try {
    const claims = claimsShape.safeParse(JSON.parse(decodeBase64Url(idToken.split(".")[1] ?? "")));
    if (!claims.success) return null;
    const { sub, email = "", name = "" } = claims.data;
    return { provider, uid: sub, email, name, idToken, expiresAt: nowMs + expiresInSeconds * 1000 };
  } catch {
    return null;
  }
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}
