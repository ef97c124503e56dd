import { describe, expect, it } from "vitest";
import { remembered, rememberedOf } from "~/domain/place/remembered";

describe("a function that remembers", () => {
  it("answers as the function does, and works once for each text", () => {
    const worked: string[] = [];
    const upper = remembered((text) => (worked.push(text), text.toUpperCase()), 10);
    expect(["a", "b", "a", "b"].map(upper)).toEqual(["A", "B", "A", "B"]);
    expect(worked).toEqual(["a", "b"]);
  });

  it("remembers an answer that is nothing", () => {
    const worked: string[] = [];
    const none = remembered((text): string | undefined => (worked.push(text), undefined), 10);
    expect([none("a"), none("a")]).toEqual([undefined, undefined]);
    expect(worked).toEqual(["a"]);
  });

  it("keeps no more texts than it may", () => {
    const worked: string[] = [];
    const same = remembered((text) => (worked.push(text), text), 2);
    ["a", "b", "c", "a"].forEach(same);
    expect(worked).toEqual(["a", "b", "c", "a"]);
  });

  it("keeps what was asked of one object apart from another's", () => {
    const last = rememberedOf<object, string>(10);
    const [one, other] = [{}, {}];
    expect([
      last(one, "a", () => "of one"),
      last(other, "a", () => "of the other"),
      last(one, "a", () => "anew"),
    ]).toEqual(["of one", "of the other", "of one"]);
  });
});
