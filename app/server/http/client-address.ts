/**
 * What stands for one client among the addresses: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has one address of such a
 * network has all of them. "unknown" for what is no address.
 */
export function clientOf(address: string | null): string {
  const text = (address ?? "").trim().toLowerCase();
  if (isIPv4(text)) return text;
  const groups = groupsOf(text);
  if (groups === null) return "unknown";
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).map(hex).join(":")}::/64`;
}

const hex = (group: number): string => group.toString(16);

const isIPv4 = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split(".").every((part) => Number(part) <= 255);

/** The eight groups of an IPv6 address, in whatever way it is written; null for anything else. */
function groupsOf(text: string): number[] | null {
  const [head = "", tail, ...more] = withoutDots(text.replace(/%.*$/, "")).split("::");
  if (more.length > 0) return null;
  const [before, after] = [partsOf(head), partsOf(tail ?? "")];
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const parts = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  return parts.every((part) => /^[\da-f]{1,4}$/.test(part)) ? parts.map((part) => Number.parseInt(part, 16)) : null;
}

const partsOf = (text: string): string[] => (text === "" ? [] : text.split(":"));

/** The last 32 bits may be written as an IPv4 address. */
function withoutDots(text: string): string {
  const dotted = /[\d.]+$/.exec(text)?.[0] ?? "";
  if (!isIPv4(dotted)) return text;
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return `${text.slice(0, -dotted.length)}${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
}

/** `::ffff:192.0.2.1` is 192.0.2.1. */
function mappedIPv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join(".") : null;
}
