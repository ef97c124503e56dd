import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { helpFirstIn } from "~/server/assistant/shared/safety-answers";
import { aBrief } from "../../../planner/guide-builder";

const cities = loadCities();
const assistant = byLeg(embeddedAssistant());

function briefOf(id: string) {
  const guide = cities.find((city) => city.id === id);
  if (!guide) throw new Error(`No ${id}.`);
  return aBrief({ cityName: guide.name, guide, daysTotal: 2, startDate: "2027-05-03" });
}

const ask = async (id: string, message: string): Promise<string> =>
  (await assistant.chat({ brief: briefOf(id), days: [], message, travellerName: "Ana" })).reply;

describe("what is wrong around somebody is answered by what to do, with the country's number", () => {
  test.each([
    ["lisbon", "it smells of gas in the flat", /^Leave now with everybody.*112/],
    ["rome", "c'è odore di gas in cucina", /^Uscite tutti subito.*112/],
    ["berlin", "es riecht nach gas im hotelzimmer", /^Geht jetzt alle hinaus.*112/],
    ["paris", "there is an abandoned suitcase on our train", /^Do not touch or move it.*112/],
    ["madrid", "hay una mochila sin dueño en el metro", /^No lo toques.*112/],
    ["tokyo", "typhoon warning for tonight, what can we do", /^Stay indoors.*119/],
    ["athens", "ash is falling on our terrace", /^Take the alert as meant for you.*(112|199)/],
    ["bangkok", "sirens going off everywhere", /^Take the alert as meant for you/],
    ["delhi", "ist ein Ausflug bei so viel Smog ok", /^Besser nicht.*FFP2/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });
});

describe("what has happened to somebody is told apart from what only sounds like it", () => {
  test.each([
    ["lisbon", "our son fell on his head and is dizzy", /^Call 112 now for an ambulance.*blow to the head/],
    ["lisbon", "unser Kind ist auf den Kopf gefallen und erbricht", /^Ruft jetzt die 112.*Schlag auf den Kopf/],
    ["paris", "ma femme a perdu les eaux dans le métro", /^Appelez tout de suite le 112.*semaines/],
    ["sydney", "a snake bit my friend on the trail", /^Call 000 now.*firm bandage/],
    ["bangkok", "a dog bit me, it is hardly bleeding", /^Wash the bite.*15 minutes/],
    ["lisbon", "he is bleeding a lot", /^Call 112 now for an ambulance.*[Pp]ress/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });

  test.each([
    ["lisbon", "is there a gas station on the way"],
    ["hong-kong", "is it typhoon season in september"],
    ["lisbon", "where can we leave our bags"],
    ["sydney", "a zoo with spiders and snakes"],
    ["lisbon", "head to the beach after lunch"],
    ["lisbon", "hurricane cocktails somewhere"],
    ["lisbon", "a dog friendly café"],
    ["lisbon", "it is chucking it down, what now"],
  ])("%s: %s", async (city, message) => {
    expect(await ask(city, message)).not.toMatch(/\b(112|999|000|911)\b/);
  });
});

test("whoever wishes for something else under a storm warning is told to stay in", () => {
  expect(helpFirstIn(briefOf("hong-kong"), "typhoon signal is up, another restaurant please")).toMatch(/^Stay indoors/);
  expect(helpFirstIn(briefOf("hong-kong"), "another restaurant please")).toBeNull();
});

describe("a life in danger comes before what is wished for in the same breath", () => {
  test.each([
    "my friend is not breathing, and a park in the afternoon",
    "mein Mann ist ohnmächtig geworden, danach ein Museum",
    "on ne trouve plus notre fille, et un musée cet après-midi",
    "he hit his head and throws up, a café instead",
  ])("%s", (wish) => {
    expect(helpFirstIn(briefOf("lisbon"), wish)).toMatch(/112/);
  });

  test.each([
    "I broke my ankle last year, a museum without stairs",
    "my back hurts, somewhere to sit with a view",
    "one of us has epilepsy, no club with strobe lights, a jazz bar",
    "we want to drown our sorrows, a bar please",
    "forecast is chucking it down all afternoon. indoors please",
    "a good photo shot of the tower, another viewpoint",
    "a place for a shot of ginjinha",
    "give it a shot, some museum",
    "a museum where we can lose ourselves, we lost our way yesterday",
    "my head hurts, a quiet park",
    "no bloody horror, a bar where I can pass out happy",
    "the boys are gone for the day, a spa for us girls",
    "viel Blutwurst bitte, ein Biergarten",
    "le pain me fait saliver, une boulangerie",
  ])("but not before what was long ago, or is only said so: %s", (wish) => {
    expect(helpFirstIn(briefOf("lisbon"), wish)).toBeNull();
  });
});

describe("a child who hangs limp with a fever and who was robbed read the number first", () => {
  test.each([
    ["new-york-city", "my 4yr old has 40 fever and shes really floppy and wont drink what do i do", /911/],
    ["rome", "il bimbo ha la febbre alta ed è apatico", /112/],
    ["kuala-lumpur", "handy grad aus der hand gerissen von typ auf moped!! was jetzt", /999/],
  ])("%s: %s", async (city, message, number) => {
    const [first = ""] = (await ask(city, message)).split(/(?<=[.!]) /);
    expect(first).toMatch(number);
  });
});
