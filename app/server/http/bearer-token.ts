import { Problem } from "./problem";

/** The token of `Authorization: Bearer …`. Throws 401 without one. */
export function bearerToken(request: Request): string {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!token) throw unauthenticated();
  return token;
}

/** 401, whatever was wrong with the token: the caller learns no more, unless there is a sentence that helps its owner. */
export const unauthenticated = (sentence?: string): Problem =>
  new Problem("unauthenticated", sentence, { headers: { "WWW-Authenticate": "Bearer" } });
