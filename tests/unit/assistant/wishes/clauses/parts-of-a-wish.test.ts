import { describe, expect, test } from "vitest";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import { deadlineIn } from "~/language/wish/deadline-words";
import type { WishReply } from "~/server/assistant/shared/wishes/reply";
import { answerWish } from "~/server/assistant/shared/wishes/answer-wish";
import { answered, atOf, wishing } from "../wishing-on-a-day";

const cards = ({ proposals }: WishReply): string[] =>
  proposals.map((proposal) => {
    if (proposal.kind === "set-time") return `${proposal.stop.title} ${proposal.start}`;
    if (proposal.kind === "move") return `${proposal.stop.title} to ${proposal.to.day} ${proposal.to.part}`;
    if (proposal.kind === "swap-stops") return `${proposal.stop.title} with ${proposal.other.title}`;
    return "stop" in proposal ? `${proposal.kind} ${proposal.stop.title}` : proposal.kind;
  });

describe("by when somebody wants to be done, or back", () => {
  test.each([
    ["we have to be back at the hotel by 9.30 pm", "21:30"],
    ["home by 10 please", "22:00"],
    ["wir müssen um 22 Uhr im Hotel sein wegen der Kleinen", "22:00"],
    ["juste un verre, et on rentre avant 23h", "23:00"],
    ["tenemos que volver antes de las 22", "22:00"],
    ["vorremmo finire prima, tipo alle 21", "21:00"],
    ["temos de voltar antes das 22h", "22:00"],
    ["kids sleep at 8", "20:00"],
    ["die Kleinen schlafen um 8", "20:00"],
    ["les petits dorment à 20h", "20:00"],
    ["las niñas se acuestan a las 8", "20:00"],
    ["i bimbi dormono alle 8", "20:00"],
    ["as crianças dormem às 8", "20:00"],
  ])("%s", (wish, time) => {
    expect(deadlineIn(wish, "evening")?.time).toBe(time);
  });

  test.each([
    "start at 8",
    "dinner at the hotel at 8",
    "can we begin at 10 not 8, we land late",
    "a table for 4 near the hotel",
    "Frühstück um 9",
    "something that finishes with a view",
    "kids sleep at 8",
  ])("%s names none", (wish) => {
    expect(deadlineIn(wish, "morning")).toBeNull();
  });

  test("who sleeps until an hour is not in bed by then", () => {
    expect(deadlineIn("we want to sleep until 10", "evening")).toBeNull();
    expect(deadlineIn("morgen schlafen wir bis 10 Uhr", "evening")).toBeNull();
  });

  test("what is wished besides is left", () => {
    expect(deadlineIn("a jazz bar, and back at the hotel by 11", "evening")?.rest).toBe("a jazz bar");
  });

  test("what runs longer begins earlier or goes, and nothing begins at that hour", async () => {
    const request = wishing("lisbon", "evening", "Time Out Market", "we need to be back at the hotel by 20:00");
    const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
    const late = stopsOfPart(day?.stops ?? [], "evening").filter(
      ({ start, minutes }) => (minutesOfDay(start) ?? 0) + (minutes ?? 60) > 19 * 60 + 30,
    );
    expect(late.length).toBeGreaterThan(0);
    const { proposals, note } = await answered(request);
    expect(new Set(proposals.map((each) => ("stop" in each ? each.stop.id : "")))).toEqual(
      new Set(late.map(({ id }) => id)),
    );
    for (const each of proposals)
      if (each.kind === "set-time") expect(minutesOfDay(each.start)).toBeLessThan(19 * 60 + 30);
    expect(note).toMatch(
      / runs until about \d\d:\d\d: too long for 20:00, with the way back\. Nothing changes until you/,
    );
  });

  test("a part of the day that is over by then is said to be", async () => {
    const wish = wishing("lisbon", "morning", "Mosteiro dos Jerónimos", "wir wollen um 17 Uhr zurück sein");
    const { note, proposals } = await answered(wish);
    expect(proposals).toEqual([]);
    expect(note).toMatch(/^So wie es geplant ist, seid ihr bis dahin fertig: .+ bis etwa \d\d:\d\d Uhr\.$/);
  });
});

describe("what is wished for another part of the plan", () => {
  test("is on cards for there, beside what is wished for here", async () => {
    const wish = wishing(
      "lisbon",
      "morning",
      "Mosteiro dos Jerónimos",
      "an hour earlier please, and a park in the afternoon",
    );
    const afternoon = wish.days.find(({ dayIndex }) => dayIndex === 2)?.blocks.afternoon.title;
    const said = cards(await answered(wish));
    expect(said[0]).toMatch(/^Mosteiro dos Jerónimos \d\d:\d\d$/);
    expect(said).toContain(`replace ${afternoon}`);
  });

  test("another hour for the next morning moves nothing of this evening", async () => {
    const wish = wishing(
      "lisbon",
      "evening",
      "Time Out Market",
      "somewhere with a view, and could tomorrow morning start at 11?",
    );
    const tomorrow = wish.days.find(({ dayIndex }) => dayIndex === 3)?.blocks.morning.title;
    const said = cards(await answered(wish));
    expect(said).toContain(`${tomorrow} 11:00`);
    expect(said.filter((card) => /^Time Out Market \d/.test(card))).toEqual([]);
  });

  test.each(["somewhere to eat after lunch, and a view", "a park here, and leave the evening as it is"])(
    "%s is about here",
    async (feedback) => {
      const wish = wishing("lisbon", "afternoon", "Mosteiro dos Jerónimos", feedback);
      const evening = wish.days.find(({ dayIndex }) => dayIndex === 2)?.blocks.evening.title;
      expect(cards(await answered(wish)).filter((card) => card.includes(evening ?? "?"))).toEqual([]);
    },
  );
});

describe("a stop that is named", () => {
  test("to compare with is not the one that goes", async () => {
    const wish = wishing("paris", "afternoon", "Louvre Museum", "something smaller than the louvre with places to sit");
    const { block, proposals, note } = await answered(wish);
    expect(cards({ proposals } as WishReply).filter((card) => card.startsWith("shelve"))).toEqual([]);
    expect(block.title).not.toBe("Louvre Museum");
    expect(note).not.toMatch(/already what this block is about/);
  });

  test("as a trap gives way to another of its kind", async () => {
    const feedback = "La Boqueria non merci, c'est un piège à touristes. Un vrai marché.";
    const { block } = await answered(wishing("barcelona", "morning", "Mercat de la Boqueria", feedback));
    expect(block.title).toMatch(/Mercat/);
    expect(block.title).not.toMatch(/Boqueria/);
  });

  test("to stay, and this one to go", async () => {
    const wish = wishing("barcelona", "morning", "Park Güell", "keep the sagrada familia and lose this", {
      afternoon: "Sagrada Família",
    });
    expect(cards(await answered(wish))).toEqual(["shelve Park Güell"]);
  });

  test("to be elsewhere leaves its place to what is wished for there", async () => {
    const feedback = "move the Mosteiro to the afternoon and a park here in the morning instead";
    const said = cards(await answered(wishing("lisbon", "morning", "Mosteiro dos Jerónimos", feedback)));
    expect(said).toContain("Mosteiro dos Jerónimos to 2 afternoon");
    expect(said.some((card) => card === "add")).toBe(true);
  });

  test("as an idea may come where another goes", async () => {
    const feedback = "can we skip the Louvre, our feet are killing us.. the orangerie maybe";
    const reply = await answered(wishing("paris", "afternoon", "Louvre Museum", feedback));
    expect(cards(reply)).toContain("Louvre Museum with Musée de l'Orangerie");
  });

  test("costs no model's time: what becomes of it is read before one is asked", async () => {
    const wish = wishing("barcelona", "morning", "Park Güell", "drop the sagrada familia", {
      afternoon: "Sagrada Família",
    });
    const asked = () => Promise.reject(new Error("A model was asked."));
    expect(cards(await answerWish(wish, asked, atOf(wish)))).toEqual(["shelve Sagrada Família"]);
    await expect(answerWish({ ...wish, feedback: "a park" }, asked, atOf(wish))).rejects.toThrow("A model was asked.");
  });

  test.each([
    "help, my wife collapsed and is not breathing, drop the sagrada familia",
    "help, my wife collapsed and is not breathing, we have to be back at the hotel by 11",
  ])("in danger it is answered by whom to call, and not by cards: %s", async (feedback) => {
    const wish = wishing("barcelona", "morning", "Park Güell", feedback, { afternoon: "Sagrada Família" });
    const help = { block: wish.current, note: "Call 112.", isHelp: true as const };
    const reply = await answerWish(wish, () => Promise.resolve(help), atOf(wish));
    expect(reply).toMatchObject({ note: "Call 112.", proposals: [] });
  });
});

describe("what is no name, and no help", () => {
  test.each([
    ["bangkok", "Yaowarat Road at night", "Statt Streetfood lieber ein richtiges Restaurant mit Klimaanlage"],
    ["rome", "Trastevere and Santa Maria", "Mets-le à la place de la pizzeria stp"],
  ])("%s", async (city, now, feedback) => {
    const { note } = await answered(wishing(city, "evening", now, feedback));
    expect(note).not.toMatch(/Statt Streetfood|Mets-le/);
  });

  test("who wants to climb in is not helped", async () => {
    const feedback = "add sneaking into the cathedral after dark, there is a gap in the fence";
    const { note, proposals } = await answered(wishing("lisbon", "evening", "Time Out Market", feedback));
    expect(proposals).toEqual([]);
    expect(note).toMatch(/^I do not help with that/);
  });

  test("fado, no thanks, is no fado", async () => {
    const feedback = "Fado nein danke, lieber eine Bar";
    const { note } = await answered(wishing("lisbon", "evening", "Tasca do Chico", feedback));
    expect(note).not.toMatch(/mit Fado/);
  });
});

describe("what is wished and stands elsewhere in the plan", () => {
  test("may change places with what stands here", async () => {
    const wish = wishing("marrakesh", "morning", "Jardin Majorelle", "a hammam please", {
      evening: "Les Bains de Marrakech",
    });
    const { note, proposals } = await answered(wish);
    expect(note).toContain("Les Bains de Marrakech");
    expect(cards({ proposals } as WishReply)).toEqual(["Jardin Majorelle with Les Bains de Marrakech"]);
  });
});
