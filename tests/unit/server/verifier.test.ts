import type { JWTPayload } from "jose";
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import { firebaseVerifier } from "~/server/identity/firebase-verifier";
import { localIssuer } from "~/server/identity/local-issuer";
import type { Verifier } from "~/server/identity/port";
import { localIssuerFor, verifierFor } from "~/server/identity/verifier-for";

const NOW = Date.UTC(2027, 4, 1, 12);
const SECONDS = NOW / 1000;
const KID = "the-key";

type Adapter = { name: string; verifier: Verifier; algorithm: "RS256" | "ES256"; key: CryptoKey; claims: JWTPayload };

async function firebase(): Promise<Adapter> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: KID, alg: "RS256" }] });
  return {
    name: "firebase",
    verifier: firebaseVerifier("wayfellow-demo", keys),
    algorithm: "RS256",
    key: privateKey,
    claims: { iss: "https://securetoken.google.com/wayfellow-demo", aud: "wayfellow-demo" },
  };
}

async function local(): Promise<Adapter> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { verifier } = localIssuer(JSON.stringify({ ...(await exportJWK(privateKey)), kid: KID }));
  return {
    name: "local",
    verifier,
    algorithm: "ES256",
    key: privateKey,
    claims: { iss: "https://local.wayfellow.invalid", aud: "wayfellow" },
  };
}

const GOOD = {
  sub: "uid-1",
  email: "ada@example.com",
  email_verified: true,
  name: "Ada",
  iat: SECONDS - 60,
  auth_time: SECONDS - 60,
  exp: SECONDS + 3_540,
};

describe.each(await Promise.all([firebase(), local()]))(
  "the verifier of $name",
  ({ verifier, algorithm, key, claims }) => {
    const payload = { ...GOOD, ...claims };
    const sign = (
      changes: JWTPayload = {},
      header: { alg?: string; kid?: string } = {},
      signer: CryptoKey | Uint8Array = key,
    ) =>
      new SignJWT({ ...payload, ...changes }).setProtectedHeader({ alg: algorithm, kid: KID, ...header }).sign(signer);
    const verify = (token: string, now = NOW) => verifier.verify(token, now);
    const refused = (token: string) =>
      expect(verify(token)).rejects.toMatchObject({ code: "unauthenticated", status: 401 });

    test("knows who a good token speaks for", async () => {
      expect(await verify(await sign())).toEqual({
        uid: "uid-1",
        email: "ada@example.com",
        emailVerified: true,
        name: "Ada",
      });
    });

    const wrong: [string, () => string | Promise<string>][] = [
      ["expired", () => sign({ exp: SECONDS - 1 })],
      ["not valid yet", () => sign({ nbf: SECONDS + 60 })],
      ["issued in the future", () => sign({ iat: SECONDS + 60 })],
      ["of a sign-in in the future", () => sign({ auth_time: SECONDS + 60 })],
      ["of another issuer", () => sign({ iss: "https://securetoken.google.com/another" })],
      ["for another audience", () => sign({ aud: "another" })],
      ["of nobody", () => sign({ sub: "" })],
      ["without a subject", () => sign({ sub: undefined })],
      ["without an end", () => sign({ exp: undefined })],
      ["unsigned", () => new UnsecuredJWT(payload).encode()],
      [
        "whose algorithm was swapped for a shared secret",
        () => sign({}, { alg: "HS256" }, new TextEncoder().encode("a secret of at least 32 characters.")),
      ],
      [
        "signed by an unknown key",
        async () => sign({}, { kid: "another-key" }, (await generateKeyPair(algorithm)).privateKey),
      ],
      [
        "signed by another key under a known name",
        async () => sign({}, {}, (await generateKeyPair(algorithm)).privateKey),
      ],
      [
        "whose payload was changed",
        async () =>
          (await sign()).replace(
            /\.[^.]+\./,
            `.${btoa(JSON.stringify({ ...payload, sub: "uid-2" })).replace(/=+$/, "")}.`,
          ),
      ],
      ["that is garbage", () => "garbage"],
      ["that is three parts of garbage", () => "a.b.c"],
      ["that is empty", () => ""],
    ];
    test.each(wrong)("refuses a token %s", async (_, make) => refused(await make()));

    test("refuses a token of the other algorithm, though its key is good", async () => {
      const other = algorithm === "RS256" ? "ES256" : "RS256";
      await refused(await sign({}, { alg: other }, (await generateKeyPair(other)).privateKey));
    });

    test("remembers a token no longer than it is valid", async () => {
      const token = await sign();
      await verify(token);
      expect(await verify(token, (GOOD.exp - 1) * 1000)).toMatchObject({ uid: "uid-1" });
      await expect(verify(token, GOOD.exp * 1000)).rejects.toMatchObject({ code: "unauthenticated" });
    });
  },
);

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
