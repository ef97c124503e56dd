import { describe, expect, test } from "vitest";
import { isFeastOn } from "~/domain/dates/moving-feasts";

describe("a feast by another calendar", () => {
  test.each([
    ["Ramadan", "2027-02-07", false],
    ["Ramadan", "2027-02-09", true],
    ["Ramadan", "2027-03-05", true],
    ["Ramadan", "2027-03-12", false],
    ["Eid al-Fitr", "2027-03-05", false],
    ["Eid al-Fitr", "2027-03-10", true],
    ["Lebaran", "2027-03-11", true],
    ["Eid al-Adha", "2027-05-17", true],
    ["Eid al-Adha", "2027-05-10", false],
    ["Chinese New Year", "2027-02-06", true],
    ["Chinese New Year", "2027-01-25", false],
    ["Tết (lunar new year)", "2028-01-26", true],
    ["Seollal, Lunar New Year", "2028-01-26", true],
    ["Yom Kippur", "2027-10-11", true],
    ["Yom Kippur", "2027-09-20", false],
    ["Orthodox Easter", "2026-04-12", true],
    ["Orthodox Easter", "2026-04-10", true],
    ["Orthodox Easter", "2026-04-28", false],
    ["Orthodox Easter", "2027-05-02", true],
    ["Orthodox Easter", "2027-03-28", false],
    ["Semana Santa", "2027-03-24", true],
    ["Holy Week", "2027-04-05", false],
    ["Carnival", "2027-02-09", true],
    ["Carnival", "2027-02-12", false],
    ["Carnival of Venice", "2027-01-30", true],
    ["Carnival of Venice", "2027-02-10", false],
  ])("%s on %s: %s", (name, date, isOn) => {
    expect(isFeastOn(name, date)).toBe(isOn);
  });

  test.each(["Oktoberfest", "Chinese New Year Parade", "Cherry blossom", "Passover and Easter"])(
    "%s goes by its usual dates",
    (name) => {
      expect(isFeastOn(name, "2027-02-06")).toBeNull();
    },
  );
});
