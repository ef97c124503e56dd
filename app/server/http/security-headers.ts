import type { Env } from "../env";
import { streetOrigins } from "./map-style-for";

/** 16 random bytes, new for each document. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

type Header = readonly [name: string, value: string];

/** On every answer, whatever it carries. The sign-in popup talks to its opener, so openers may be kept. */
const ALWAYS: readonly Header[] = [
  ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
];

/** What an answer that is no document needs of a policy: nothing may load from it or frame it. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A service worker is held to the policy of its own file: it fetches what the app is made of, from here. */
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The name of a file under /assets is made of what is in it, so what is kept of it never grows old. */
export const isNamedByContent = (path: string): boolean => path.startsWith("/assets/");

/** The headers of a file that is served as it was built, past the Worker: the build writes them down for whoever serves it. */
export const fileHeaders = (path: string): readonly Header[] => [
  ...ALWAYS,
  ["Content-Security-Policy", path === "/service-worker.js" ? SERVICE_WORKER_POLICY : DATA_POLICY],
  ["Cache-Control", isNamedByContent(path) ? "public, max-age=31536000, immutable" : "no-cache"],
];

/** Sets the security headers of a reply; a document's scripts must carry the nonce. */
export function secure(response: Response, env: Env, nonce: string): Response {
  const { headers } = response;
  for (const [name, value] of ALWAYS) headers.set(name, value);
  const isDocument = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  headers.set("Content-Security-Policy", isDocument ? documentPolicy(env, nonce) : DATA_POLICY);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  return response;
}

/** Styles may be inline: toasts and dialogs place themselves with style elements and attributes. */
function documentPolicy(env: Env, nonce: string): string {
  const { scripts, connects, frames } =
    env.IDENTITY_PROVIDER === "firebase" ? firebaseHosts(env.FIREBASE_PROJECT_ID ?? "") : NO_HOSTS;
  const room = env.ROOM_HOST ? ` ws://${env.ROOM_HOST} wss://${env.ROOM_HOST}` : "";
  const streets = streetOrigins(env)
    .map((origin) => ` ${origin}`)
    .join("");
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${room}${connects}${streets}`,
    `frame-src ${frames || "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const NO_HOSTS = { scripts: "", connects: "", frames: "" };

/** What the Firebase SDK's popup sign-in talks to. */
const firebaseHosts = (project: string) => ({
  scripts: " https://apis.google.com",
  connects: " https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  frames: `https://${project}.firebaseapp.com`,
});
