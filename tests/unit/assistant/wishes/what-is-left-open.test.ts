import { describe, expect, test } from "vitest";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { answerWish, reviseBlock, type WishReply } from "~/server/assistant/shared/wishes/wish-reply";
import { wishing } from "./wishing-on-a-day";

const answered = (request: RevisionRequest): Promise<WishReply> =>
  answerWish(request, async (each) => reviseBlock(each), {
    plan: { days: request.days, shelf: [] },
    now: { isOver: false, firstOpenDay: 1, maySwap: () => true },
  });

const OPEN = /Still open|Noch offen|Reste à voir|Queda pendiente|Resta da vedere|Fica por tratar/;

describe("what no card is about is said in the words that were typed", () => {
  test.each([
    [
      "rome",
      "morning",
      "Colosseum",
      "we have tickets for the colosseum at 3pm. put the trevi fountain here",
      'Still open: "we have tickets for the colosseum at 3pm". Ask for it on its own.',
    ],
    [
      "rome",
      "morning",
      "Colosseum",
      "já temos bilhete pro coliseu às 15h, dá pra passar pra tarde? e de manhã põe a fontana di trevi",
      "Fica por tratar: «já temos bilhete pro coliseu às 15h». Pede-o à parte.",
    ],
    [
      "florence",
      "morning",
      "Galleria dell'Accademia",
      "drop the accademia, bring in the duomo museum, and the zoo please",
      'Still open: "the zoo please".',
    ],
    [
      "paris",
      "evening",
      "Eiffel Tower",
      "quitad la torre eiffel q ya subimos la otra vez, mejor montmartre y unas crepes por ahi",
      "Queda pendiente: «unas crepes por ahi».",
    ],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish, said) => {
    const reply = await answered(wishing(city, part, now, wish));
    expect(reply.note).toContain(said);
  });

  test.each([
    ["rome", "morning", "Colosseum", "move the colosseum to the afternoon, my mum cannot bear the queue"],
    ["rome", "morning", "Colosseum", "put the trevi fountain here, but not the spanish steps again"],
    ["rome", "morning", "Colosseum", "keep the colosseum, and add a gelato after it"],
    ["rome", "morning", "Colosseum", "zum Trevi-Brunnen um 8, und das Kolosseum danach"],
    ["rome", "morning", "Colosseum", "start at 11, nobody is up before 10"],
    ["rome", "morning", "Colosseum", "something quieter"],
  ] as const)("but not why, what is served, or what is not wanted: %s, %s, %s: %s", async (city, part, now, wish) => {
    const reply = await answered(wishing(city, part, now, wish));
    expect(reply.note).not.toMatch(OPEN);
  });
});

describe("what has an hour on another day moves to that hour", () => {
  test.each([
    ["tickets for the colosseum are thursday at 5pm, move it there", { day: 4, part: "evening" }, "17:00"],
    [
      "tenemos entradas para el coliseo el jueves a las 17:00 no por la mañana, muévelo",
      { day: 4, part: "evening" },
      "17:00",
    ],
    ["das Kolosseum bitte auf Donnerstag um 15 Uhr", { day: 4, part: "afternoon" }, "15:00"],
    ["sposta il colosseo a giovedì alle 11", { day: 4, part: "morning" }, "11:00"],
    ["we have tickets for it on day 3 at 5pm, move it there", { day: 3, part: "evening" }, "17:00"],
    ["haben karten für donnerstag 17 uhr, bitte verschieben", { day: 4, part: "evening" }, "17:00"],
    ["nos billets sont pour jeudi 15h, déplacez", { day: 4, part: "afternoon" }, "15:00"],
    ["got tix for thursday 10am now not today, something else here?", { day: 4, part: "morning" }, "10:00"],
    ["move the colosseum to thursday", { day: 4, part: "morning" }, undefined],
    ["2 pm at the colosseum in this heat?? move it to the morning of day 3", { day: 3, part: "morning" }, undefined],
    ["move the colosseum to thursday. dinner is booked for 20:00", { day: 4, part: "morning" }, undefined],
  ] as const)("%s", async (wish, to, start) => {
    const { proposals } = await answered(
      wishing("rome", wish.includes("heat") ? "afternoon" : "morning", "Colosseum", wish),
    );
    expect(proposals.find(({ kind }) => kind === "move")).toMatchObject({ to, ...(start && { start }) });
  });
});

describe("of what is planned elsewhere and is on a card it is only said where it stands", () => {
  test.each([
    [
      "the trevi fountain here please",
      "Trevi Fountain is planned for the evening of day 1. Nothing changes until you accept it.",
    ],
    [
      "lieber den Trevi-Brunnen",
      "Trevi Fountain steht an Tag 1 abends im Plan. Es ändert sich nichts, bis ihr es annehmt.",
    ],
  ])("%s", async (wish, said) => {
    const { note, proposals } = await answered(wishing("rome", "morning", "Colosseum", wish));
    expect(proposals.length).toBeGreaterThan(0);
    expect(note).toBe(said);
  });
});
