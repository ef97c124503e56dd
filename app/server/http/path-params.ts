import { Problem } from "./problem";

/** The `:name` parts of a path as the router matched them. Throws 404 when one is missing, which means route table and contract disagree. */
export function pathParams(path: string, matched: Record<string, string | undefined>): Record<string, string> {
  const names = path
    .split("/")
    .filter((part) => part.startsWith(":"))
    .map((part) => part.slice(1));
  return Object.fromEntries(
    names.map((name) => {
      const value = matched[name];
      if (value === undefined) throw new Problem("not-found");
      return [name, value];
    }),
  );
}
