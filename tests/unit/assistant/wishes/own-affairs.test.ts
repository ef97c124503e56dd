import { describe, expect, test } from "vitest";
import { thingAsked } from "~/language/wish/own-affairs/thing-asked";
import { answered, wishing } from "./wishing-on-a-day";

describe("what is the travellers' own affair stands in the plan as they say it", () => {
  test.for([
    ["berlin", "afternoon", "Fernsehturm", "we got invited to my aunts for coffee at 3, put that in", "15:00"],
    ["barcelona", "evening", "Park Güell", "guardiamo la partita alle 20:45 da qualche parte", "20:45"],
    ["london", "afternoon", "British Museum", "preciso de uma hora pra uma call do trabalho às 15", "15:00"],
    ["rome", "morning", "Colosseum", "mis papás quieren ir a misa, tipo 9", "09:00"],
    ["vienna", "afternoon", "Albertina", "ich hab um 14 uhr einen zahnarzttermin", "14:00"],
    ["paris", "evening", "Panthéon", "on est invités chez des amis à 20h, note ça", "20:00"],
  ] as const)("%s, %s: %s", async ([city, part, now, text, start]) => {
    const request = wishing(city, part, now, text);
    const { block, proposals } = await answered(request);
    expect(block).toBe(request.current);
    expect(proposals[0]).toMatchObject({ kind: "add-own", does: "event", start, to: { day: 2 } });
  });

  test("and what is wished for after it comes beside it", async () => {
    const text = "haircut appointment at 2, then a café near";
    const { proposals } = await answered(wishing("tokyo", "afternoon", "Sensō-ji", text));
    expect(proposals[0]).toMatchObject({ kind: "add-own", title: "Haircut appointment", start: "14:00" });
    expect(proposals.some((card) => card.kind === "add" || card.kind === "replace")).toBe(true);
  });

  test.for([
    ["evening", "we're meeting friends at 8 so something short nearby before that"],
    ["afternoon", "our friends are tired, a park near by"],
    ["evening", "its our wedding anniversary, somewhere special"],
    ["morning", "no appointments please, just a café"],
    ["afternoon", "somewhere nice for a business lunch"],
    ["evening", "having dinner with the kids somewhere quiet"],
    ["evening", "wo sich junge leute treffen, so eine bar"],
  ] as const)("which tells only why in the %s: %s", async ([part, text]) => {
    const { proposals } = await answered(wishing("lisbon", part, "Castelo de São Jorge", text));
    expect(proposals.some((card) => card.kind === "add-own" && card.does === "event")).toBe(false);
  });
});

describe("a pastime for which nothing here has a place", () => {
  test.for([
    ["budapest", "evening", "Gellért Hill", "escape room wäre cool"],
    ["lisbon", "afternoon", "Torre de Belém", "on veut faire une partie de padel"],
  ] as const)("%s, %s: %s", async ([city, part, now, text]) => {
    const { proposals } = await answered(wishing(city, part, now, text));
    expect(proposals[0]).toMatchObject({ kind: "add-own", to: { day: 2, part } });
  });
});

describe("the words of a wish as somebody writes them into a plan", () => {
  test.each([
    ["can we go for a run pls", "Go for a run"],
    ["and maybe a haircut at 3 pm?", "A haircut"],
    ["wir würden gerne padel spielen", "Padel spielen"],
    ["on voudrait voir des amis vers 20h", "Voir des amis"],
    ["queremos quedar con mi prima a las 8", "Quedar con mi prima"],
    ["please", ""],
  ])("%s: %s", (clause, title) => {
    expect(thingAsked(clause)).toBe(title);
  });

  test("a long one up to its last comma, or its last whole word", () => {
    expect(thingAsked("meet my old friend Ana from university, who lives somewhere near the harbour now")).toBe(
      "Meet my old friend Ana from university",
    );
    expect(thingAsked(`visit ${"grandmother ".repeat(8)}`).length).toBeLessThanOrEqual(60);
  });
});
