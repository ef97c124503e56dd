import fc from "fast-check";
import { expect, test } from "vitest";
import { clientOf } from "~/server/http/client-address";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  [" 192.0.2.7 ", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["0:0:0:0:0:FFFF:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0db8:0000:0000:0000:0000:0000:0001", "2001:db8:0:0::/64"],
  ["64:ff9b::192.0.2.7", "64:ff9b:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s is counted as %s", (address, client) => expect(clientOf(address)).toBe(client));

test.each([
  null,
  "",
  "unknown",
  "300.1.2.3",
  "1.2.3",
  "1:2:3",
  "1::2::3",
  "1:2:3:4:5:6:7:8:9",
  "g::1",
  "1:2:3:4:5:6:7:8::",
  "::1.2.3.400",
])("%s is no address", (address) => expect(clientOf(address)).toBe("unknown"));

const GROUP = fc.integer({ min: 0, max: 0xffff });
const groups = (count: number) => fc.array(GROUP, { minLength: count, maxLength: count });
const spelled = (parts: number[], padded: boolean): string =>
  parts.map((part) => part.toString(16).padStart(padded ? 4 : 1, "0")).join(":");

test("all addresses of a network of 64 bits are one client, in whatever way they are spelled; those of another are another", () => {
  fc.assert(
    fc.property(
      groups(4),
      groups(4),
      groups(4),
      groups(4),
      fc.boolean(),
      (network, host, otherHost, otherNetwork, padded) => {
        fc.pre(network.some((group) => group !== 0) && network.join() !== otherNetwork.join());
        const client = clientOf(spelled([...network, ...host], padded));
        expect(clientOf(spelled([...network, ...otherHost], !padded).toUpperCase())).toBe(client);
        expect(clientOf(`${spelled(network, padded)}::`)).toBe(client);
        expect(clientOf(spelled([...otherNetwork, ...host], padded))).not.toBe(client);
      },
    ),
  );
});
