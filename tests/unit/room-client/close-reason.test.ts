import { expect, test } from "vitest";
import { readClose } from "~/browser/room/document/close-reason";

test.each([
  [1006, { kind: "lost", reason: null }],
  [4400, { kind: "refused", reason: "unreadable" }],
  [4401, { kind: "lost", reason: null }],
  [4403, { kind: "refused", reason: "notAMember" }],
  [4408, { kind: "crowded", reason: "tooFast" }],
  [4409, { kind: "refused", reason: "tooLarge" }],
  [4410, { kind: "crowded", reason: "full" }],
  [4411, { kind: "refused", reason: "elsewhere" }],
] as const)("close code %i is read as %o", (code, closing) => expect(readClose(code)).toEqual(closing));
