import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { firebaseVerifier, googleKeys } from "~/server/identity/firebase-verifier";
import { issueLocalToken } from "~/server/identity/issue-local-token";
import { localIssuer } from "~/server/identity/local-issuer";
import type { Verifier } from "~/server/identity/port";
import { readLocalKeys } from "~/server/identity/read-local-keys";
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

  test("knows who a good token speaks for, since when and until when", async () => {
    expect(await verify(await sign())).toEqual({
      uid: "uid-1",
      email: "ada@example.com",
      emailVerified: true,
      name: "Ada",
      signedInAt: NOW - 60_000,
      expiresAt: NOW + 3_540_000,
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
  const env = { LOCAL_IDENTITY_KEY, ENVIRONMENT: "development" };

  test("gives one address one uid, however it is capitalised", async () => {
    const uidOf = async (email: string) =>
      (await issuer.verifier.verify(await issuer.issue({ email, name: "Ada" }, NOW), NOW)).uid;
    expect(await uidOf("Ada@Example.com")).toBe(await uidOf("ada@example.com"));
    expect(await uidOf("ben@example.com")).not.toBe(await uidOf("ada@example.com"));
  });

  test("publishes no private key", () => {
    expect(JSON.stringify(issuer.jwks)).not.toContain('"d"');
  });

  test("runs where this is a place for developing, and no other provider is configured", () => {
    expect(localIssuerFor(env)).not.toBeNull();
    expect(localIssuerFor({ ...env, IDENTITY_PROVIDER: "local" })).not.toBeNull();
    expect(localIssuerFor({ ...env, IDENTITY_PROVIDER: "firebase" })).toBeNull();
    expect(localIssuerFor({ ENVIRONMENT: "development" })).toBeNull();
  });

  test.each([
    "production",
    "Production",
    "PRODUCTION",
    "prod",
    "live",
    "staging",
    "preview",
    "test",
    "dev",
    "Development",
    "development ",
    " development",
    "develop",
    "local",
    "",
    undefined,
  ])("does not run where ENVIRONMENT is %j: no tokens, no keys, nobody let in", async (ENVIRONMENT) => {
    const elsewhere = { ...env, ENVIRONMENT };
    expect(localIssuerFor(elsewhere)).toBeNull();
    expect(() => verifierFor(elsewhere)).toThrow("No identity provider");
    const context = { env: { ...elsewhere, DB: {} }, now: () => NOW } as never;
    const body = { email: "ada@example.com", name: "Ada" };
    await expect(issueLocalToken(context, { params: {}, body })).rejects.toMatchObject({ status: 404 });
    await expect(readLocalKeys(context, { params: {}, body: undefined })).rejects.toMatchObject({ status: 404 });
  });
});

describe("the keys of Google", async () => {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: "RS256" };
  const claims = { ...GOOD, iss: "https://securetoken.google.com/demo", aud: "demo" };
  const token = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: KID }).sign(privateKey);

  /** The verifier as it runs, with a key server that gives that answer. */
  const verifyWith = (answer: () => Response | Promise<Response>) =>
    firebaseVerifier(
      "demo",
      googleKeys(() => Promise.resolve(answer())),
    ).verify(token, NOW);

  test("open what they signed", async () =>
    expect(await verifyWith(() => Response.json({ keys: [jwk] }))).toMatchObject({ uid: "uid-1" }));

  test.each<[string, () => Response | Promise<Response>]>([
    ["nothing", () => Promise.reject(new TypeError("fetch failed"))],
    ["that it is busy", () => new Response("Busy", { status: 503 })],
    ["a page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["an empty object", () => Response.json({})],
    ["null", () => Response.json(null)],
    ["a list", () => Response.json([jwk])],
    ["keys that are no list", () => Response.json({ keys: jwk })],
    ["keys that are no objects", () => Response.json({ keys: ["key"] })],
    ["no key at all", () => Response.json({ keys: [] })],
    ["an empty key", () => Response.json({ keys: [{}] })],
    ["a key that is cut off", () => Response.json({ keys: [{ ...jwk, n: undefined }] })],
  ])("are away when their server answers %s: 503, and nobody is signed out", async (_, answer) => {
    await expect(verifyWith(answer)).rejects.toMatchObject({ code: "unavailable", status: 503 });
  });

  test("do not open what another signed: 401", async () => {
    const { publicKey: other } = await generateKeyPair("RS256");
    const keys = [{ ...(await exportJWK(other)), kid: "another", alg: "RS256" }];
    await expect(verifyWith(() => Response.json({ keys }))).rejects.toMatchObject({ status: 401 });
  });
});
