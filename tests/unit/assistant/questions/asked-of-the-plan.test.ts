import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { dayOf } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { planTripDays } from "~/planner/plan/plan-trip";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { aBrief } from "../../planner/guide-builder";
import { ask as askOn } from "./asking-on-a-trip";

const lisbon = loadCities().find(({ id }) => id === "lisbon");
if (!lisbon) throw new Error("No Lisbon.");
const stay = { id: "s", name: "Casa Azul", address: "Rua do Sol 4", lat: 38.71, lng: -9.14, fromDay: 1, toDay: 4 };
const brief = aBrief({
  cityName: "Lisbon",
  guide: lisbon,
  daysTotal: 4,
  startDate: "2027-05-03",
  stays: [stay],
  arrival: { time: "11:20", place: "Humberto Delgado" },
  departure: { time: "18:05", place: "Santa Apolónia" },
});
const planned = planTripDays(brief);

const onDayTwo = planned.flatMap(({ stops }) => stops).filter(({ at }) => at.day === 2);
const meals = onDayTwo.filter(({ kind }) => kind === "meal");
const lunch = meals.find(({ start, at }) => at.part !== "evening" && (start ?? "") > "11:00");
const dinner = meals.find(({ at }) => at.part === "evening");
if (!lunch || !dinner) throw new Error("Day 2 has no two meals.");
const booking = { reference: "ALF-4471", name: "Ada", time: "20:30", url: "", note: "" };
const booked: PlacedStop = { ...dinner, booking };
const days = planned.map((day) =>
  dayOf(
    day,
    day.stops.map((stop) => (stop.id === dinner.id ? booked : stop)),
  ),
);
const assistant = byLeg(embeddedAssistant());
const ask = async (message: string): Promise<string> =>
  (await assistant.chat({ brief, days, message, travellerName: "Ada" })).reply;

describe("what stands in the plan is answered from the plan", () => {
  test("a day is told by its stops in order, with their times, meals too", async () => {
    const reply = await ask("What do we do on day 2?");
    expect(reply).toMatch(/^Day 2, Tuesday, May 4: /);
    const told = onDayTwo.map(({ title }) => reply.indexOf(title));
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(Math.min(...told)).toBeGreaterThan(0);
    expect(reply).toContain(`${lunch.start} lunch at ${lunch.title}`);
    expect(reply).toContain(`20:30 dinner at ${dinner.title}`);
  });

  test.each([
    ["When is lunch on day 2?", `${lunch.start} lunch at ${lunch.title}`],
    ["Wann essen wir an Tag 2 zu Mittag?", `${lunch.start} Mittagessen: ${lunch.title}`],
    ["À quelle heure on dîne le jour 2 ?", `20:30 dîner à ${dinner.title}`],
    ["¿A qué hora cenamos el día 2?", `20:30 cena en ${dinner.title}`],
    ["A che ora ceniamo il giorno 2?", `20:30 cena da ${dinner.title}`],
    ["A que horas jantamos no dia 2?", `20:30 jantar em ${dinner.title}`],
  ])("%s", async (question, said) => {
    expect(await ask(question)).toContain(said);
  });

  test.each([
    [`What time is ${lunch.title}?`, `at about ${lunch.start}`],
    [`When do we go to ${dinner.title}?`, "at 20:30"],
    ["What time is the tram 28 from Campo de Ourique?", /planned for day \d, .+, at about \d\d:\d\d/],
  ])("%s", async (question, said) => {
    expect(await ask(question)).toMatch(said);
  });

  test("where to eat on a day begins with the table that is planned, and offers it no second time", async () => {
    const [first = ""] = (await ask("Where can we eat on day 2?")).split("\n");
    expect(first).toMatch(new RegExp(`^Lunch on day 2: ${lunch.title}, at about ${lunch.start}\\.`));
    expect(first.split(lunch.title)).toHaveLength(2);
  });

  test("a part of a day is told alone", async () => {
    const reply = await ask("what do we do on the evening of day 2");
    expect(reply).toContain(dinner.title);
    expect(reply).not.toContain(lunch.title);
  });

  test("today is the first day that is not over", async () => {
    const { reply } = await assistant.chat({
      brief,
      days,
      message: "What time is dinner?",
      travellerName: "Ada",
      firstOpenDay: 2,
    });
    expect(reply).toContain(`20:30 dinner at ${dinner.title}`);
  });
});

describe("what is the company's own affair is answered from its notes", () => {
  test.each([
    ["Where do we stay?", "Casa Azul, Rua do Sol 4"],
    ["what is the address of our hotel", "Rua do Sol 4"],
    ["Wo schlafen wir?", "Casa Azul"],
    ["Où dort-on ?", "Casa Azul"],
    ["¿Dónde dormimos?", "Casa Azul"],
    ["Dove dormiamo?", "Casa Azul"],
    ["Onde dormimos?", "Casa Azul"],
    ["When do we arrive?", "You arrive on day 1 at 11:20: Humberto Delgado."],
    ["When do we fly home?", "You leave on day 4 at 18:05: Santa Apolónia."],
    ["Wann fliegen wir heim?", "Ihr reist an Tag 4 um 18:05 Uhr ab"],
    ["What have we booked?", `20:30 dinner at ${dinner.title} (reference ALF-4471)`],
    ["was ist schon gebucht?", "Buchungsnummer ALF-4471"],
    ["¿qué tenemos reservado?", "referencia ALF-4471"],
  ])("%s", async (question, said) => {
    expect(await ask(question)).toContain(said);
  });

  test.each([
    ["Where do we stay?", "Dates, cities, company"],
    ["When do we fly home?", "does not say how you come and go"],
    ["What have we booked?", "No booking is noted"],
  ])("%s, where nobody noted it", async (message, said) => {
    const bare = aBrief({ cityName: "Lisbon", guide: lisbon, daysTotal: 4, startDate: "2027-05-03" });
    const { reply } = await assistant.chat({ brief: bare, days: planned, message, travellerName: "Ada" });
    expect(reply).toContain(said);
  });

  test.each([
    "Where should we stay?",
    "Do I need to book the castle?",
    "When do we arrive at the Castelo de São Jorge?",
  ])("%s asks for something else", async (question) => {
    expect(await ask(question)).not.toMatch(/Casa Azul|ALF-4471|11:20/);
  });

  test("no model reads such a question, in the plan's chat or in the middle of a day", async () => {
    const model = { ...embeddedAssistant(), source: "openai" as const };
    const asked: string[] = [];
    const watched = byLeg({
      ...model,
      chat: (message) => (asked.push(message.message), model.chat(message)),
      answer: (question) => (asked.push(question.question), model.answer(question)),
    });
    await watched.chat({ brief, days, message: "What have we booked?", travellerName: "Ada" });
    const { answer } = await watched.answer({
      brief,
      days,
      dayIndex: 2,
      blockName: "morning",
      question: "what is our booking reference?",
    });
    expect(answer).toContain("ALF-4471");
    expect(asked).toEqual([]);
  });
});

describe("a card of the city", () => {
  test.each([
    ["barcelona", "is it worth getting the barcelona card?", /^It pays if .+\d+ stops of yours take a ticket: /],
    ["vienna", "Lohnt sich für uns die Vienna City Card?", /\d+ eurer Halte brauchen ein Ticket: /],
    ["paris", "le museum pass vaut le coup ?", /\d+ de vos étapes demandent un billet : /],
    ["rome", "ci conviene la roma pass per i nostri giorni?", /\d+ vostre tappe richiedono il biglietto: /],
  ])("pays by what it lets in of the plan: %s, %s", async (city, question, said) => {
    expect(await askOn(city, question)).toMatch(said);
  });

  test("is no railway pass", async () =>
    expect(await askOn("tokyo", "is the jr pass worth it for us")).not.toMatch(/take a ticket/));
});

test.each([
  ["vienna", "muss man für schönbrunn karten vorher kaufen", /bucht man am besten etwa \d+ Tage vorher/],
  ["london", "bisogna prenotare la torre di londra?", /Tower of London è meglio prenotarlo/],
  ["vienna", "kommt meine mutter mit rollator ins kunsthistorische museum", /stufenlos/],
  ["barcelona", "we want to go to montserrat, does it fit?", /takes most of the day/],
])("is heard as it is typed: %s, %s", async (city, question, said) => {
  expect(await askOn(city, question)).toMatch(said);
});

test.each([
  ["paris", "mi novia es celiaca, donde comemos?", /celíacos no lo sé seguro/],
  ["rome", "my son has a nut allergy. where do we eat?", /allerg/i],
])("no kitchen is named to whom it may harm without a word on it: %s, %s", async (city, question, said) => {
  expect(await askOn(city, question)).toMatch(said);
});

test.each([
  ["mexico-city", "can u help me write a best man speech", /911/],
  ["mexico-city", "my stomach is bad what can i take and what should i eat", /one eats/],
])("no word is taken for what it is not: %s, %s", async (city, question, wrong) => {
  expect(await askOn(city, question)).not.toMatch(wrong);
});
