import { describe, expect, test } from "vitest";
import { lookAlikes, skeletonOf } from "~/domain/people/look-alike";

describe("a name looks like another", () => {
  test.each([
    ["Ada Fern", "ada  fern"],
    ["Ada Fern", "Ada-Fern."],
    ["Ada Fern", "Аdа Fеrn"], // with Cyrillic letters
    ["Ada Fern", "Ada Fem"],
    ["José", "Jose"],
    ["Bill", "BiII"],
    ["Bo", "B0"],
    ["Tom", "Τοm"], // with Greek letters
    ["Ａｄａ", "Ada"],
    ["Anna", "Аннa".replace(/н/g, "n")],
  ])("%s and %s", (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

  test.each([
    ["Ada Fern", "Ada Fernandes"],
    ["Ben", "Ken"],
    ["Иван", "Ивар"],
    ["田中", "山田"],
    ["😀", "😎"],
  ])("%s and %s do not", (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)));

  test("only to somebody else; everybody who looks alike is named", () => {
    const people = [
      { userId: "ada", name: "Ada" },
      { userId: "eve", name: "АDА" },
      { userId: "ben", name: "Ben" },
      { userId: "ben", name: "Ben" },
    ];
    expect([...lookAlikes(people)]).toEqual(["ada", "eve"]);
  });
});
