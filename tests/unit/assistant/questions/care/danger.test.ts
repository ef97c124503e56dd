import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { planTripDays } from "~/planner/plan/plan-trip";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { aBrief } from "../../../planner/guide-builder";

const cities = loadCities();
const assistant = byLeg(embeddedAssistant());
const trips = new Map<string, Awaited<ReturnType<typeof tripTo>>>();

async function tripTo(id: string) {
  const guide = cities.find((city) => city.id === id);
  if (!guide) throw new Error(`No ${id}.`);
  const brief = aBrief({ cityName: guide.name, guide, daysTotal: 3, startDate: "2027-05-03" });
  return { brief, days: planTripDays(brief) };
}
async function ask(id: string, message: string): Promise<string> {
  const trip = trips.get(id) ?? (await tripTo(id));
  trips.set(id, trip);
  return (await assistant.chat({ ...trip, message, travellerName: "Ana" })).reply;
}

describe("who is in danger reads what to do, with the country's number", () => {
  test.each([
    ["tokyo", "everything is shaking!", /^Drop down.*119/],
    ["tokyo", "alles wackelt, was tun", /^Runter auf den Boden.*119/],
    ["lisbon", "someone put something in her drink", /^Call 112 now.*drugged/],
    ["lisbon", "me parece que le han echado algo en la copa", /^Llama ya al 112.*drogado/],
    ["cairo", "a man keeps following us", /^Call the police on 122 now.*Tourist police 126/],
    ["lisbon", "ci segue un uomo da mezz'ora", /^Chiama subito la polizia al 112/],
    ["lisbon", "ils ne nous laissent pas sortir du bar", /^Appelez tout de suite la police au 112/],
    ["lisbon", "the cash machine swallowed my card", /^Block the card first/],
    ["lisbon", "our phones are gone", /^Call the police on 112/],
    ["bangkok", "taxi driver asks 900 baht for two minutes", /known trick.*Tourist police 1155/],
    ["sydney", "is it ok to swim with black flags", /^No, stay out of the water.*000/],
    ["rio-de-janeiro", "wir wollen eine Favela besuchen", /^Bitte nicht auf eigene Faust.*190/],
    ["rio-de-janeiro", "is it ok to take phones n stuff to copacabana beach or nah", /^Take as little.*190/],
    ["barcelona", "podemos dejar las cosas en la playa?", /^Lleva lo mínimo.*112/],
    ["rio-de-janeiro", "danach noch nachts im meer baden, gg mitternacht, nur wir zwei", /^Nachts im Meer.*190/],
    ["barcelona", "un bain de minuit, on peut ?", /^Je ne prévois pas de baignade.*112/],
    ["tokyo", "im on adderall, can i just bring it with me in my bag", /^No: amphetamine medicines.*banned in Japan/],
    ["kyoto", "can we take pics of the geishas in gion or is that rude", /^Not without their leave.*10,000 yen/],
    ["cape-town", "hiking up alone after dark, good idea?", /^I would not go there alone.*112/],
    ["cusco", "do we get altitude sickness", /about 3,400 m/],
    ["lisbon", "i do not see the point of anything", /^I am sorry.*112/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });
});

describe("what only sounds like it is answered as what it is", () => {
  test.each([
    ["tokyo", "where do they sell kitchen knives"],
    ["lisbon", "quiero acostarme temprano, ¿qué hay cerca?"],
    ["lisbon", "un seul soir, où aller à la plage"],
    ["lisbon", "solo quiero una playa para la noche"],
    ["lisbon", "swim at the beach and then a night market"],
    ["lisbon", "is there a swimming pool open at night"],
    ["lisbon", "things to do at the beach"],
    ["lisbon", "cosas que hacer en la playa"],
    ["lisbon", "a bar for drinks with friends"],
    ["lisbon", "how high is the altitude there"],
    ["lisbon", "any red wine with the fish"],
    ["lisbon", "what is the point of interest nearby"],
  ])("%s: %s", async (city, message) => {
    expect(await ask(city, message)).not.toMatch(
      /\b(police|policía|polizia|secours|known trick|sorry|3,400|as little|lo mínimo|at night: no)\b/i,
    );
  });
});

test("beside a number to call no sights are offered", async () => {
  const { brief, days } = await tripTo("lisbon");
  const [day] = days;
  if (!day) throw new Error("No day.");
  const asked = { brief, days, dayIndex: 1, blockName: "morning" as const, current: day.blocks.morning };
  expect(await assistant.reviseBlock({ ...asked, feedback: "I want to end my life" })).toMatchObject({
    block: day.blocks.morning,
    isHelp: true,
  });
});
