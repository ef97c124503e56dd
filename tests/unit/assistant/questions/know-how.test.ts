import { describe, expect, test, vi } from "vitest";
import { readKnowHow } from "#db/know-how/know-how-files";
import { loadCities } from "#db/places/load-cities";
import type { KnowHow } from "~/domain/destination/know-how";
import type { Language } from "~/domain/people/language";
import { planTripDays } from "~/planner/plan/plan-trip";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import type { AskKnowHow } from "~/server/cities/know-how";
import { aBrief } from "../../planner/guide-builder";

const cities = loadCities();
const assistant = byLeg(embeddedAssistant());

const cityOf = (id: string) => {
  const city = cities.find((each) => each.id === id);
  if (!city) throw new Error(`No ${id}.`);
  return city;
};

function tripTo(id: string) {
  const guide = cityOf(id);
  const brief = aBrief({ cityName: guide.name, guide, daysTotal: 3, startDate: "2027-05-03" });
  return { brief, days: planTripDays(brief), travellerName: "" };
}

const fromFiles: AskKnowHow = async (id, language) => readKnowHow(language, cityOf(id));

const ask = async (id: string, message: string, knowHow: AskKnowHow | null = fromFiles): Promise<string> =>
  (await assistant.chat({ ...tripTo(id), message, ...(knowHow === null ? {} : { knowHow }) })).reply;

const saysOf = (id: string, language: Language, topic: keyof KnowHow): string =>
  readKnowHow(language, cityOf(id))[topic] ?? "nothing";

describe("what one asks somebody who lives there is answered from what such people know", () => {
  test.each([
    ["paris", "en", "do we need to validate the metro ticket again when changing lines?", "payRides"],
    ["lisbon", "de", "kann man leitungswasser trinken", "water"],
    ["madrid", "es", "hay que dejar propina?", "tipping"],
    ["rome", "it", "fino a che ora va la metro il sabato", "lateRides"],
    ["rio-de-janeiro", "pt", "dá para pagar com cartão em todo lado ou levo dinheiro?", "cardsCash"],
    ["lyon", "fr", "à quelle heure on dîne ici", "mealTimes"],
  ] as const)("%s, %s: %s", async (id, language, message, topic) => {
    const said = await ask(id, message);
    expect(said).toContain(saysOf(id, language, topic));
    expect(said).toContain("2026-11");
  });

  test("only of the city of the trip, in the language of the question, and not for a wish", async () => {
    const knowHow = vi.fn<AskKnowHow>(() => Promise.resolve({ tipping: "Aufrunden genügt." }));
    expect(await ask("vienna", "wie viel trinkgeld gibt man hier", knowHow)).toContain("Aufrunden genügt.");
    expect(knowHow.mock.calls).toEqual([["vienna", "de"]]);
  });

  test("on a trip through two cities that of the city that is named, else of the day", async () => {
    const [one, other] = [cityOf("tokyo"), cityOf("kyoto")];
    const leg = (guide: typeof one, fromDay: number, toDay: number) => ({
      fromDay,
      toDay,
      cityName: guide.name,
      guide,
      at: { lat: guide.lat, lng: guide.lng },
    });
    const trip = tripTo("tokyo");
    const brief = { ...trip.brief, legs: [leg(one, 1, 2), leg(other, 3, 3)] };
    const asked = vi.fn<AskKnowHow>(() => Promise.resolve(null));
    const say = (message: string) => assistant.chat({ ...trip, brief, message, knowHow: asked });
    await say("how do we pay for the bus in kyoto");
    await say("do we tip on day 3");
    await say("do we tip in restaurants");
    expect(asked.mock.calls.map(([id]) => id)).toEqual(["kyoto", "kyoto", "tokyo"]);
  });

  test("where nothing can be read, what is known of the country answers", async () => {
    for (const knowHow of [null, () => Promise.resolve(null)])
      expect(await ask("prague", "do we tip in restaurants", knowHow)).toMatch(/10/);
  });

  test.each([
    ["vienna", "it", "supermercati fino a che ora stasera? ci serve il latte per il piccolo", "shopHours"],
    [
      "istanbul",
      "de",
      "mittwoch flug um 11. wann müssen wir in sultanahmet los und womit am besten mit 2 koffern",
      "airport",
    ],
  ] as const)("%s, %s: a day that only says when calls for no plan: %s", async (id, language, message, topic) => {
    const said = await ask(id, message);
    expect(said).toContain(saysOf(id, language, topic));
    expect(said).not.toMatch(/\d\d:\d\d .+;/);
  });

  test("how one gets out of town on a day is no question for the plan of that day", async () => {
    expect(await ask("paris", "melhor jeito de ir pra versalhes na terça?")).toContain("RER C");
  });

  test("what is eaten tonight is looked for, and what is on tonight is the plan", async () => {
    expect(await ask("naples", "pizza ce soir, où y a pas la queue ?")).toMatch(/Pizzeria|Sorbillo/);
    expect(await ask("naples", "on fait quoi ce soir ?")).toMatch(/^Jour 1/);
  });

  test("words that any text may have name none of them", async () => {
    const said = await ask("amsterdam", "alquilo bici o es muy loco pa alguien q no monta hace años");
    expect(said).toContain("MacBike");
    expect(said).not.toContain("Tabaco");
  });

  test("a place that is named is answered by what is known of it", async () => {
    expect(await ask("lisbon", "is Castelo de São Jorge closed on monday")).toMatch(/Castelo de São Jorge/);
  });

  test("in an emergency nothing of it stands before the number", async () => {
    expect(await ask("lisbon", "my chest hurts and my left arm feels weird, what should i do")).toMatch(/^.{0,40}112/);
  });

  test("an ailment is answered by what one does anywhere, then by what holds here", async () => {
    const said = await ask("delhi", "i have had diarrhoea since last night, what do i do");
    expect(said).toContain(saysOf("delhi", "en", "stomach"));
    expect(said.indexOf("doctor")).toBeGreaterThan(-1);
  });

  test("in the middle of a day, too", async () => {
    const { brief, days } = tripTo("vienna");
    const question = { brief, days, dayIndex: 1, blockName: "morning" as const, knowHow: fromFiles };
    const { answer } = await assistant.answer({ ...question, question: "do they take cards here?" });
    expect(answer).toContain(saysOf("vienna", "en", "cardsCash"));
  });
});
