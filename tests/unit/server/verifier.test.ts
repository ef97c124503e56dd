import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { firebaseVerifier } from "~/server/identity/firebase-verifier";
import { localIssuer } from "~/server/identity/local-issuer";
import type { Verifier } from "~/server/identity/port";
import { localIssuerFor, verifierFor } from "~/server/identity/verifier-for";
import { BAD_TOKENS, localSigning, type Signing, signedToken } from "../../fixtures/bad-tokens";

const NOW = Date.UTC(2027, 4, 1, 12);
const SECONDS = NOW / 1000;
const KID = "the-key";

const GOOD = {
  sub: "uid-1",
  email: "ada@example.com",
  email_verified: true,
  name: "Ada",
  iat: SECONDS - 60,
  auth_time: SECONDS - 60,
  exp: SECONDS + 3_540,
};

type Adapter = { name: string; verifier: Verifier; signing: Signing };

async function firebase(): Promise<Adapter> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: "RS256" };
  return {
    name: "firebase",
    verifier: firebaseVerifier("wayfellow-demo", createLocalJWKSet({ keys: [jwk] })),
    signing: {
      algorithm: "RS256",
      key: privateKey,
      kid: KID,
      publicKey: JSON.stringify(jwk),
      claims: { ...GOOD, iss: "https://securetoken.google.com/wayfellow-demo", aud: "wayfellow-demo" },
      now: NOW,
    },
  };
}

async function local(): Promise<Adapter> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const key = JSON.stringify({ ...(await exportJWK(privateKey)), kid: KID });
  const { claims, ...signing } = await localSigning(key, "uid-1", NOW);
  return {
    name: "local",
    verifier: localIssuer(key).verifier,
    signing: { ...signing, claims: { ...claims, ...GOOD } },
  };
}

describe.each(await Promise.all([firebase(), local()]))("the verifier of $name", ({ verifier, signing }) => {
  const sign = () => signedToken(signing);
  const verify = (token: string, now = NOW) => verifier.verify(token, now);

  test("knows who a good token speaks for", async () => {
    expect(await verify(await sign())).toEqual({
      uid: "uid-1",
      email: "ada@example.com",
      emailVerified: true,
      name: "Ada",
    });
  });

  test.each(BAD_TOKENS)("refuses a token $kind", async ({ make }) => {
    await expect(verify(await make(signing))).rejects.toMatchObject({ code: "unauthenticated", status: 401 });
  });

  test("remembers a token no longer than it is valid", async () => {
    const token = await sign();
    await verify(token);
    expect(await verify(token, (GOOD.exp - 1) * 1000)).toMatchObject({ uid: "uid-1" });
    await expect(verify(token, GOOD.exp * 1000)).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

describe("the local issuer", async () => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const LOCAL_IDENTITY_KEY = JSON.stringify(await exportJWK(privateKey));
  const issuer = localIssuer(LOCAL_IDENTITY_KEY);
  const env = { LOCAL_IDENTITY_KEY };

  test("gives one address one uid, however it is capitalised", async () => {
    const uidOf = async (email: string) =>
      (await issuer.verifier.verify(await issuer.issue({ email, name: "Ada" }, NOW), NOW)).uid;
    expect(await uidOf("Ada@Example.com")).toBe(await uidOf("ada@example.com"));
    expect(await uidOf("ben@example.com")).not.toBe(await uidOf("ada@example.com"));
  });

  test("publishes no private key", () => {
    expect(JSON.stringify(issuer.jwks)).not.toContain('"d"');
  });

  test("is refused in production, and where another provider is configured", () => {
    expect(localIssuerFor(env)).not.toBeNull();
    expect(localIssuerFor({ ...env, ENVIRONMENT: "production" })).toBeNull();
    expect(localIssuerFor({ ...env, IDENTITY_PROVIDER: "firebase" })).toBeNull();
    expect(() => verifierFor({ ...env, ENVIRONMENT: "production" })).toThrow("No identity provider");
  });
});

test("a key server that does not answer is no reason to sign anybody out", async () => {
  const { privateKey } = await generateKeyPair("RS256");
  const verifier = firebaseVerifier("demo", () => Promise.reject(new TypeError("fetch failed")));
  const token = await new SignJWT(GOOD).setProtectedHeader({ alg: "RS256", kid: KID }).sign(privateKey);
  await expect(verifier.verify(token, NOW)).rejects.toMatchObject({ code: "unavailable", status: 503 });
});
