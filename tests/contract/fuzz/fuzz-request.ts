import { gzipSync } from "node:zlib";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { MAX_BODY_BYTES } from "~/domain/forms/limits";
import type { Chance } from "../../fixtures/seeded-random";
import { pathOf } from "../api";
import type { callersIn } from "../authorization/everybody";
import { EVERYBODY, expectedCell } from "../authorization/who";
import { ENDPOINT_NAMES, type EndpointName, SAMPLES } from "../world";
import { oddText, oddValue, spoiled } from "./odd-values";
import { type Known, validValue } from "./valid-value";

export type Callers = Awaited<ReturnType<typeof callersIn>>;

/** One request, whole; the same seed makes the same again. */
export type FuzzRequest = {
  /** The call it was made from, and by whom; null when its path is no longer that call's. */
  name: EndpointName | null;
  who: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | null;
  /** Sent in pieces, without a length. */
  inChunks: boolean;
};

type Making = { request: FuzzRequest; endpoint: Endpoint; chance: Chance; callers: Callers };

/** What is wrong with a request, if anything: each changes what was valid in one way. */
const FLAWS: readonly ((making: Making) => FuzzRequest)[] = [
  ({ request, chance, endpoint }) => withJson(request, spoiled(valueOf(request), chance), endpoint),
  ({ request, chance, endpoint }) => withJson(request, spoiled(spoiled(valueOf(request), chance), chance), endpoint),
  ({ request, chance, endpoint }) => withJson(request, oddValue(chance), endpoint),
  ({ request, chance }) => ({ ...request, body: brokenBytes(request, chance) }),
  ({ request, chance }) => ({ ...request, headers: { ...request.headers, ...oddHeaders(chance) } }),
  ({ request, chance }) => ({
    ...request,
    method: chance.oneOf(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]),
    name: null,
  }),
  ({ request, chance }) => ({ ...request, path: oddPath(request.path, chance), name: null }),
  ({ request, chance, endpoint }) => {
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? "", oddText(chance).slice(0, 2_000)]),
    );
    return { ...request, path: pathOf(endpoint, wellFormed(params)) || request.path, name: null };
  },
  ({ request, chance }) => ({
    ...request,
    body: new TextEncoder().encode(huge(chance)),
    inChunks: chance.happens(0.5),
  }),
];

/** A request of a call as it may come from anywhere; `index` decides which call, so that each has its turn. */
export function makeRequest(index: number, chance: Chance, callers: Callers): FuzzRequest {
  const name = callAt(index);
  const endpoint: Endpoint = ALL_ENDPOINTS[name];
  const who = chance.happens(0.7) ? chance.oneOf(letInAt(endpoint)) : chance.oneOf(EVERYBODY);
  const plain = plainRequest(name, who, chance, callers);
  const sample = SAMPLES[name](callers[who].world);
  const request = chance.happens(0.5)
    ? plain
    : withJson(plain, validBody(endpoint, sample.body, chance, callers), endpoint);
  return chance.happens(0.35) ? request : chance.oneOf(FLAWS)({ request, endpoint, chance, callers });
}

/** A request of a call with nothing wrong about it, by somebody who may make it. */
export function makeGoodRequest(index: number, chance: Chance, callers: Callers): FuzzRequest {
  const name = callAt(index);
  return plainRequest(name, chance.oneOf(letInAt(ALL_ENDPOINTS[name])), chance, callers);
}

const callAt = (index: number): EndpointName => {
  const name = ENDPOINT_NAMES[index % ENDPOINT_NAMES.length];
  if (name === undefined) throw new Error("There are no calls.");
  return name;
};

const letInAt = ({ access }: Endpoint) => EVERYBODY.filter((who) => expectedCell(access, who) === "in");

function plainRequest(name: EndpointName, who: keyof Callers, chance: Chance, callers: Callers): FuzzRequest {
  const endpoint: Endpoint = ALL_ENDPOINTS[name];
  const { tokens, world } = callers[who];
  const sample = SAMPLES[name](world);
  const token = tokens[chance.below(tokens.length)];
  return {
    name,
    who,
    method: endpoint.method,
    path: pathOf(endpoint, sample.params ?? {}),
    headers: {
      "CF-Connecting-IP": anAddressBy(chance),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(endpoint.body && { "Content-Type": "application/json" }),
    },
    body: endpoint.body ? json(sample.body) : null,
    inChunks: chance.happens(0.2),
  };
}

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value) ?? "");

const valueOf = ({ body }: FuzzRequest): unknown =>
  body === null || body.length === 0 ? {} : JSON.parse(new TextDecoder().decode(body));

/** A call that takes no body gets one all the same, now and then. */
const withJson = (request: FuzzRequest, value: unknown, { method }: Endpoint): FuzzRequest =>
  method === "GET" ? request : { ...request, body: json(value) };

/** A body of the call's shape; half of its fields as in the sample, since those are of this trip. */
function validBody({ body: shape }: Endpoint, sample: unknown, chance: Chance, callers: Callers): unknown {
  if (shape === null) return undefined;
  const made = validValue(shape, chance, knownIn(callers));
  const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
  if (!isObject(made) || !isObject(sample)) return made;
  const kept = Object.entries(sample).filter(([field]) => /Id$/.test(field) || chance.happens(0.5));
  return { ...made, ...Object.fromEntries(kept) };
}

const knownIn = (callers: Callers): Known => {
  const everybody = Object.values(callers).map(({ world }) => world.organizer);
  const { tripId, joinCode } = callers["the organizer"].world;
  return {
    tripId: (chance) => chance.oneOf([tripId, tripId, tripId, "another-trip"]),
    userId: (chance) => chance.oneOf(everybody).userId,
    email: (chance) => chance.oneOf(everybody).email,
    joinCode: (chance) => chance.oneOf([joinCode, "GUESS-1", `${joinCode}-2`]),
    code: (chance) => chance.oneOf([joinCode, "GUESS-1"]),
    startDate: (chance) => `2027-03-0${1 + chance.below(4)}`,
    endDate: (chance) => `2027-03-0${2 + chance.below(7)}`,
    dayIndex: (chance) => 1 + chance.below(4),
  };
};

const anAddressBy = (chance: Chance): string =>
  `2001:db8:${chance.below(65_536).toString(16)}:${chance.below(65_536).toString(16)}::1`;

function brokenBytes(request: FuzzRequest, chance: Chance): Uint8Array {
  const body = request.body ?? new TextEncoder().encode("{}");
  const text = new TextDecoder().decode(body);
  const encoded = (changed: string) => new TextEncoder().encode(changed);
  return chance.oneOf<() => Uint8Array>([
    () => new Uint8Array(),
    () => body.slice(0, Math.max(1, chance.below(body.length))),
    () => Uint8Array.from([...body.slice(0, 5), 0xff, 0xc0, ...body.slice(5)]),
    () => Uint8Array.from([0xef, 0xbb, 0xbf, ...body]),
    () => new Uint8Array(Buffer.from(text, "utf16le")),
    () => gzipSync(body),
    () => encoded(text.replace(/\d+/, "1e999")),
    () => encoded(text.replace("{", '{"__proto__":{"polluted":1},"tripId":"none","tripId":7,')),
    () => encoded("[".repeat(60_000)),
    () => encoded(`${"[".repeat(20_000)}${"]".repeat(20_000)}`),
    () => encoded(`${text}${text}`),
    () => encoded("NaN"),
  ])();
}

const huge = (chance: Chance): string =>
  JSON.stringify({ fill: "x".repeat(chance.oneOf([MAX_BODY_BYTES - 20, MAX_BODY_BYTES + 1, 3 * MAX_BODY_BYTES])) });

const oddHeaders = (chance: Chance): Record<string, string> =>
  chance.oneOf<Record<string, string>>([
    { "Content-Type": "text/plain" },
    { "Content-Type": "application/json; charset=utf-16" },
    { "Content-Type": "APPLICATION/JSON" },
    { "Content-Type": "multipart/form-data; boundary=x" },
    { "Content-Type": "" },
    { "Content-Encoding": "gzip" },
    { "Content-Encoding": "br, gzip" },
    { Authorization: "Bearer" },
    { Authorization: "Basic YTpi" },
    { Authorization: `Bearer ${"a".repeat(7_000)}` },
    { Authorization: "bearer  x.y.z" },
    { "CF-Connecting-IP": "not an address" },
    { "CF-Connecting-IP": "::ffff:1.2.3.4%eth0" },
    { "If-None-Match": "*" },
    { Range: "bytes=0-1" },
    { Accept: "text/html" },
    { "X-HTTP-Method-Override": "DELETE" },
    { "X-Remix-Revalidate": "yes" },
    { Origin: "null", "Access-Control-Request-Method": "PUT" },
    { Cookie: "a=b; __session=%7B%7D" },
    { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "javascript" },
  ]);

const oddPath = (path: string, chance: Chance): string =>
  chance.oneOf([
    `${path}/`,
    `${path}//`,
    path.toUpperCase(),
    `${path}.data`,
    `${path}?_data=routes%2Froot`,
    `${path}?_routes=`,
    `${path}?a=${"x".repeat(4_000)}`,
    `${path}?tripId[]=1&tripId[]=2&%00=%FF`,
    path.replace(/[^/]+$/, "%00"),
    path.replace(/[^/]+$/, "%E0%A4%A"),
    path.replace(/[^/]+$/, "%2e%2e%2fhydrate"),
    path.replace(/[^/]+$/, "x".repeat(5_000)),
    path.replace("/wayfellow", "/wayfellow/%2e%2e/wayfellow"),
    path.replace("/wayfellow", "//wayfellow"),
    `${path}/more`,
    `${path};jsessionid=1`,
    `${path}#fragment`,
  ]);

/** A path cannot hold half a character. */
const wellFormed = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, Buffer.from(text).toString()]));
