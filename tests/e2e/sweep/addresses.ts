import { SCREENS } from "../../../app/routes.ts";

/** One way to open a screen: an address with `:tripId` still to be filled in, and the file that answers it. */
export type Address = { path: string; file: string };

/** What the parameters of the table stand for; the second day is the one that a trip on its way is at. */
const PARAMETERS: Record<string, string> = { dayIndex: "2", timeOfDay: "evening", blockName: "morning" };

const filled = (segment: string): string =>
  segment.replace(/^:(\w+)\??$/, (whole, name: string) => PARAMETERS[name] ?? `:${name}`);

/** A path of the table as one would type it; one with optional parameters twice, without and with them. */
function typed(path: string): string[] {
  if (path === "*") return ["/no-such-page"];
  const segments = path.split("/");
  const address = (parts: string[]) => `/${parts.map(filled).join("/")}`;
  const [whole, bare] = [address(segments), address(segments.filter((segment) => !segment.endsWith("?")))];
  return bare === whole ? [whole] : [bare, whole];
}

/** Every screen of the route table: one that joins the table is swept without being named here. */
export const ADDRESSES: readonly Address[] = SCREENS.flatMap(({ file, path }) =>
  typed(path).map((address) => ({ path: address, file })),
);

/** `ROUTES=live|memories` keeps the addresses and the folders that match. */
const ASKED_FOR = new RegExp(process.env.ROUTES ?? "");

export const askedFor = ({ path, file }: Address): boolean => ASKED_FOR.test(path) || ASKED_FOR.test(file);

export const addressOf = (path: string, tripId: string | null): string =>
  path.replace(":tripId", tripId ?? "no-such-trip");
