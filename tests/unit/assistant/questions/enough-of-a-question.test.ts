import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { questionsIn } from "~/language/question/questions-in";
import { planTripDays } from "~/planner/plan/plan-trip";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { aBrief } from "../../planner/guide-builder";

const guide = loadCities().find(({ id }) => id === "lisbon");
if (!guide) throw new Error("No Lisbon.");
const brief = aBrief({ cityName: "Lisbon", guide, daysTotal: 4, startDate: "2027-05-03" });
const trip = { brief, days: planTripDays(brief) };
const assistant = byLeg(embeddedAssistant());
const ask = async (message: string, ...before: { question: string; reply: string }[]): Promise<string> =>
  (await assistant.chat({ ...trip, message, travellerName: "", before })).reply;
const current = trip.days[1]?.blocks.afternoon;
if (!current) throw new Error("No second day.");
const wish = async (feedback: string): Promise<string> =>
  (await assistant.reviseBlock({ ...trip, dayIndex: 2, blockName: "afternoon", current, feedback })).note;

describe("an answer stands on enough of what was asked", () => {
  test("what one stray word would answer is not answered by it, and the words that nothing reads are named", async () => {
    const said = await ask("does the falconry lend gauntlets, jesses and lures if you pay by card");
    expect(said).toMatch(/^That I do not know: my notes say nothing about .*“falconry”/);
    expect(said).not.toMatch(/cash machines|take cards/);
  });

  test.each([
    ["kann man hier flaschenpost mit lampions verschicken", /^Das weiß ich nicht: Zu „flaschenpost/],
    [
      "on trouve du cirage et des lacets rouges",
      /^Cela, je ne le sais pas : mes notes ne disent rien sur .*« cirage »/,
    ],
    ["¿dan clases de esgrima y malabares?", /^Eso no lo sé: mis notas no dicen nada sobre «.*esgrima.*malabares/],
    ["si trovano bottoni di madreperla e passamanerie", /^Questo non lo so: i miei appunti non dicono nulla su «/],
    ["dá para consertar gaiteiros e berimbaus", /^Isso não sei: as minhas notas não dizem nada sobre «/],
  ])("in the traveller's language: %s", async (message, said) => expect(await ask(message)).toMatch(said));

  test("what is known of the place that is meant stands beside it, and who knows the rest", async () => {
    const said = await ask("does the Oceanário de Lisboa sell inflatable flamingos and snorkels");
    expect(said).toMatch(/“.*flamingos/);
    expect(said).toMatch(/Oceanário de Lisboa is usually (open|closed)|Oceanário de Lisboa takes a ticket/);
    expect(said).toMatch(/Oceanário de Lisboa's own site/);
  });

  test("who knows it fits the matter", async () => {
    expect(await ask("do trams use gimbals or flywheels and dynamos")).toMatch(/operator's own site/);
    expect(await ask("am i allowed to flick boogers at pigeons and herons")).toMatch(/travel advice/);
  });

  test("a question that is read is answered as before", async () => {
    expect(await ask("is the Oceanário de Lisboa open on tuesday?")).toMatch(/Oceanário de Lisboa is usually open/);
    expect(await ask("do we tip in restaurants?")).not.toMatch(/I do not know/);
  });
});

describe("several questions in one breath", () => {
  test.each<[string, string[]]>([
    ["is it open on monday? and how much is it?", ["is it open on monday?", "and how much is it?"]],
    ["what do i wear and can we take photos", ["what do i wear", "can we take photos"]],
    ["wie weit ist das und gibt es dort Essen?", ["wie weit ist das", "gibt es dort Essen?"]],
    ["my son is four. can he go in? is it far?", ["my son is four. can he go in?", "is it far?"]],
    ["salt and pepper", ["salt and pepper"]],
    ["what is open and what not", ["what is open and what not"]],
  ])("%s", (text, questions) => expect(questionsIn(text)).toEqual(questions));

  test("are answered one by one, and what is not known is said by its own words", async () => {
    const said = await ask("can we drink the tap water? and where do they sell plutonium gaskets?");
    expect(said).toMatch(/tap water/i);
    expect(said).toMatch(/To “.*plutonium gaskets\?” I have no sure answer/);
  });

  test("the second goes on about what the first names", async () =>
    expect(await ask("is the Oceanário de Lisboa good? do we need tickets for it?")).toMatch(
      /Oceanário de Lisboa takes a ticket|book/,
    ));
});

describe("a question in a wish", () => {
  test("is answered, and the wish is read without it", async () => {
    const said = await wish("can i drink the tap water there? a museum instead");
    expect(said).toMatch(/tap water|Tap water/);
    expect(said).toMatch(/I put .* in place of/);
  });

  test("changes nothing where only something is asked", async () => {
    const { block, note } = await assistant.reviseBlock({
      ...trip,
      dayIndex: 2,
      blockName: "afternoon",
      current,
      feedback: "is tipping usual?",
    });
    expect(block).toBe(current);
    expect(note).toMatch(/Small change/);
  });
});
