import { describe, expect, test } from "vitest";
import type { Anchor } from "~/domain/trip/anchor";
import { titlesInNoStop, typedMusts } from "~/domain/trip/typed-musts";

const typed = (title: string, more: Partial<Anchor> = {}): Anchor => ({
  title,
  description: "",
  source: "traveller",
  ...more,
});

describe("musts that a traveller typed", () => {
  test("are those that are still chosen, whenever they were typed; what was suggested is none", () =>
    expect(
      typedMusts(
        ["Castle", "Tea with Ana", "Évora"],
        ["Old Town", { title: "Castle", description: "High", source: "embedded" }, typed("Évora"), typed("Left out")],
        [typed("Tea with Ana"), typed("Not chosen")],
      ).map(({ title }) => title),
    ).toEqual(["Tea with Ana", "Évora"]));

  test("typed again are known by what was found last", () =>
    expect(typedMusts(["Évora"], [typed("Évora")], [typed("Évora", { location: "110 km away" })])).toEqual([
      typed("Évora", { location: "110 km away" }),
    ]));

  test("stand in no day where no stop has them as a whole phrase", () =>
    expect(
      titlesInNoStop(["Tea with Ana", "Bar"], [{ title: "Barcelos" }, { title: "Then tea with Ána, at five" }]),
    ).toEqual(["Bar"]));
});
