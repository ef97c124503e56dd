import { describe, expect, test } from "vitest";
import type { BlockName } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { answered, wishing } from "../wishing-on-a-day";

/** The same with what stands there booked for an hour. */
function booked(wish: RevisionRequest, time: string): RevisionRequest {
  const { days, dayIndex, blockName } = wish;
  const at = days.find((day) => day.dayIndex === dayIndex);
  const lead = at ? leadAt(at, blockName) : null;
  const booking = { reference: "", name: "", time, url: "", note: "" };
  return {
    ...wish,
    days: days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) => (stop.id === lead?.id ? { ...stop, booking, start: time } : stop)),
    })),
  };
}

const cardsFor = async (city: string, part: BlockName, now: string, feedback: string) =>
  (await answered(wishing(city, part, now, feedback))).proposals;

describe("all of a day", () => {
  test.each([
    ["hungover. push everything back 2 hrs", 120],
    ["alles 2 stunden später bitte", 120],
    ["on décale tout de 2 h ?", 120],
    ["retrasamos todo una hora", 60],
    ["spostiamo tutto di un'ora", 60],
    ["empurra tudo 2 horas", 120],
  ])("moves by its first stop: %s", async (feedback, minutes) => {
    const { proposals } = await answered(wishing("rome", "morning", "Colosseum", feedback));
    const [card] = proposals;
    if (card?.kind !== "set-time") throw new Error(`No hour for: ${feedback}`);
    expect(card.stop.title).toBe("Colosseum");
    expect((minutesOfDay(card.start) ?? 0) - (minutesOfDay(card.from) ?? 0)).toBe(minutes);
  });

  test("leaves what is booked at its hour, and says so", async () => {
    const wish = booked(wishing("rome", "morning", "Colosseum", "alles eine stunde nach hinten"), "09:30");
    const { note, proposals } = await answered(wish);
    expect(note).toContain("Was gebucht oder gesperrt ist, behält seine Uhrzeit: Colosseum.");
    expect(proposals.map((card) => ("stop" in card ? card.stop.title : ""))).not.toContain("Colosseum");
  });

  test.each(["everything closes 2 hours earlier today, what then?", "move everything to the evening"])(
    "stays where something else is said of everything: %s",
    async (feedback) => {
      const { note } = await answered(wishing("rome", "morning", "Colosseum", feedback));
      expect(note).not.toContain("the new hour moves what comes after it along");
    },
  );
});

describe("what is booked", () => {
  test.each([
    ["can we make it 9:30 instead", "and its time stays until you move the booking"],
    ["geht auch 9:30?", "und die Uhrzeit bleibt"],
    ["queremos dormir um bocado mais, dá pra mudar pras 11 e pouco?", "e a hora fica até mudares a reserva"],
    ["si può fare più tardi? tipo 11.30, prima vogliamo riposarci in hotel", "e l'ora resta"],
  ])("keeps its hour, which is said once: %s", async (feedback, said) => {
    const { note, proposals } = await answered(booked(wishing("rome", "morning", "Colosseum", feedback), "09:00"));
    expect(note).toContain(said);
    expect(note.match(/Colosseum/gu)).toHaveLength(1);
    expect(proposals).toEqual([]);
  });

  test("makes way for what is asked for besides the hour", async () => {
    const wish = booked(wishing("rome", "morning", "Colosseum", "a museum at 11 instead"), "09:00");
    const { block, proposals, alternatives } = await answered(wish);
    expect(block.title !== "Colosseum" || proposals.length + alternatives.length > 0).toBe(true);
  });

  test.each([
    ["nos hemos dormido, son las 9:40. q hacemos??", "ve ya, o llama de camino"],
    ["we overslept!! its 9:40 now what do we do", "go there now, or call them on the way"],
    ["panne de réveil, il est 9h40, on fait quoi ?", "allez-y maintenant"],
    ["verschlafen, es ist 9:40. was jetzt?", "Geht jetzt hin oder ruft unterwegs an"],
  ])("may still be reached by who is late for it: %s", async (feedback, said) => {
    expect((await answered(booked(wishing("rome", "morning", "Colosseum", feedback), "09:00"))).note).toContain(said);
  });

  test("is not late for who would sleep in", async () => {
    const wish = booked(wishing("rome", "morning", "Colosseum", "we'd like to sleep in, can we go at 10:30"), "09:00");
    expect((await answered(wish)).note).not.toContain("call them on the way");
  });

  test.each(["add a proper breakfast before this? nothing touristy", "possiamo fare colazione prima?"])(
    "has its breakfast before it: %s",
    async (feedback) => {
      const wish = booked(wishing("athens", "morning", "Acropolis and Parthenon", feedback), "08:00");
      const [card] = (await answered(wish)).proposals;
      expect(card).toMatchObject({ start: "07:00" });
      expect(card?.kind === "add" || card?.kind === "add-own").toBe(true);
    },
  );
});

describe("before sunset", () => {
  test.each([
    "alle 14 si muore di caldo, spostiamo le mura più tardi? tipo prima del tramonto",
    "can we do the walls later, like before sunset?",
    "lieber die stadtmauer später machen, so vor sonnenuntergang",
    "podemos mudar as muralhas para antes do pôr do sol?",
  ])("is an hour, and no view: %s", async (feedback) => {
    const cards = await cardsFor("dubrovnik", "afternoon", "City Walls and Minčeta Tower", feedback);
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({ kind: "move", to: { day: 2, part: "evening" } });
  });

  test("a view at sunset is a view", async () => {
    const reply = await answered(
      wishing("dubrovnik", "afternoon", "City Walls and Minčeta Tower", "un sitio con vistas al atardecer"),
    );
    expect(reply.proposals.filter(({ kind }) => kind === "move")).toEqual([]);
  });
});

describe("later", () => {
  test.each([
    "vorrei andarci ma piu tardi, adesso vorrei un museo",
    "i want to go there but later, right now a museum",
    "quiero ir pero más tarde, ahora un museo",
  ])("is later that day where it has the time: %s", async (feedback) => {
    const { note, proposals } = await answered(wishing("seoul", "morning", "Bukchon Hanok Village", feedback));
    expect(proposals).toContainEqual(expect.objectContaining({ kind: "move", to: { day: 2, part: "afternoon" } }));
    expect(note).not.toContain("«");
  });

  test.each([
    "le spectacle un autre soir, ce soir juste manger vite fait et dodo",
    "die show lieber an einem anderen abend, heute nur schnell was essen und schlafen",
    "the show another night, tonight just a quick bite and bed",
  ])("on another evening is what stands there, whatever they call it: %s", async (feedback) => {
    const { note, proposals } = await answered(wishing("singapore", "evening", "Gardens by the Bay", feedback));
    expect(proposals).toContainEqual(
      expect.objectContaining({ kind: "move", stop: expect.objectContaining({ title: "Gardens by the Bay" }) }),
    );
    expect(note).not.toMatch(/dodo|schlafen|bed/u);
  });

  test("dinner is earlier for who would not be out late", async () => {
    const cards = await cardsFor(
      "cape-town",
      "evening",
      "V&A Waterfront",
      "dont want to be out late. can dinner be earlier, like 6, and close to where i can get an uber",
    );
    expect(cards[0]).toMatchObject({ kind: "set-time", start: "18:00" });
  });
});

test.each([
  ["nap is 12.30 so we gotta be done by 12 latest, and can we start when it opens", /too long for 12:00|over by then/u],
  [
    "sieste à 12h30 donc il faut avoir fini à midi, et on peut commencer à l'ouverture ?",
    /trop long pour 12:00|c'est fini d'ici là/u,
  ],
])("when it opens, and over by noon, are both heard: %s", async (feedback, over) => {
  const { note } = await answered(wishing("london", "morning", "Natural History Museum", feedback));
  expect(note).toContain("17:50");
  expect(note).toMatch(over);
});

test("what is to change places with something of tomorrow, and stands elsewhere, is said to stand there", async () => {
  const feedback = "können wir das mit dem kolosseum von morgen abend tauschen?";
  const wish = wishing("rome", "evening", "Campo de' Fiori", feedback, { morning: "Pantheon" });
  const stop = wish.days.flatMap(({ stops }) => stops).find(({ title }) => title === "Colosseum");
  expect(stop?.at).not.toMatchObject({ day: 3, part: "evening" });
  expect((await answered(wish)).note).toContain(`Colosseum steht an Tag ${stop?.at.day}`);
});
