import { Problem } from "./problem";

/** The token of `Authorization: Bearer …`. Throws 401 without one. */
export function bearerToken(request: Request): string {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!token) throw unauthenticated();
  return token;
}

/** 401, whatever was wrong with the token: the caller learns no more. */
export const unauthenticated = (): Problem =>
  new Problem("unauthenticated", undefined, { headers: { "WWW-Authenticate": "Bearer" } });
