import type { FuzzRequest } from "./fuzz-request";

const MOST_ATTEMPTS = 60;

/** The least of the request that still fails: without the headers, fields and items that have nothing to do with it. */
export async function simplest(
  request: FuzzRequest,
  fails: (simpler: FuzzRequest) => Promise<boolean>,
): Promise<FuzzRequest> {
  let left = MOST_ATTEMPTS;
  let least = request;
  for (let found = true; found && left > 0;) {
    found = false;
    for (const simpler of simplerOnes(least)) {
      left -= 1;
      if (left < 0) break;
      if (!(await fails(simpler))) continue;
      [least, found] = [simpler, true];
      break;
    }
  }
  return least;
}

function simplerOnes(request: FuzzRequest): FuzzRequest[] {
  const headers = Object.keys(request.headers).map((name) => {
    const { [name]: _, ...others } = request.headers;
    return { ...request, headers: others };
  });
  return [
    ...(request.inChunks ? [{ ...request, inChunks: false }] : []),
    ...(request.body
      ? [{ ...request, body: null }, ...simplerBodies(request.body).map((body) => ({ ...request, body }))]
      : []),
    ...headers,
  ];
}

function simplerBodies(body: Uint8Array): Uint8Array[] {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return simplerValues(value).map((simpler) => new TextEncoder().encode(JSON.stringify(simpler)));
  } catch {
    return body.length > 1 ? [body.slice(0, body.length / 2), body.slice(body.length / 2)] : [];
  }
}

function simplerValues(value: unknown): unknown[] {
  if (typeof value === "string")
    return value.length > 1 ? [value.slice(0, value.length / 2), value.slice(value.length / 2)] : [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, at) => [
      value.toSpliced(at, 1),
      ...simplerValues(item).map((simpler) => value.with(at, simpler)),
    ]);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const { [name]: _, ...others } = value as Record<string, unknown>;
    return [others, ...simplerValues(inner).map((simpler) => ({ ...value, [name]: simpler }))];
  });
}

/** A request as a person reads it, and can send it again. */
export function told({ who, method, path, headers, body, inChunks }: FuzzRequest): string {
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = body && new TextDecoder().decode(body);
  const bytes =
    body && text !== null && Buffer.compare(Buffer.from(text), body) === 0
      ? text
      : body && `base64 ${Buffer.from(body).toString("base64")}`;
  return [
    `${method} ${path} (by ${who}${inChunks ? ", in chunks" : ""})`,
    ...sent,
    "",
    bytes?.slice(0, 4_000) ?? "",
  ].join("\n");
}
