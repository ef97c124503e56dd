import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { LANGUAGES, type Language } from "~/domain/people/language";
import { planTripDays } from "~/planner/plan/plan-trip";
import { offeredFor, sayLocked } from "~/server/assistant/shared/wishes/wish-reply";
import { reviseBlock } from "~/server/assistant/shared/wishes/revise-block";
import { aBrief } from "../../planner/guide-builder";

const guide = loadCities().find(({ id }) => id === "lisbon");
if (!guide) throw new Error("No Lisbon.");
const brief = aBrief({ cityName: guide.name, guide, daysTotal: 4, startDate: "2027-05-03" });
const days = planTripDays(brief);
const wishIn = (feedback: string) => {
  const day = days.find(({ blocks }) => !blocks.afternoon.isDayTrip);
  if (!day) throw new Error("No day in town.");
  return {
    brief,
    days,
    dayIndex: day.dayIndex,
    blockName: "afternoon" as const,
    current: day.blocks.afternoon,
    feedback,
  };
};

/** The same wishes in the order of the languages. */
const WISHES: Record<string, readonly [string, string, string, string, string, string]> = {
  "what is swapped": [
    "another museum",
    "bitte ein anderes Museum",
    "un autre musée s'il vous plaît",
    "otro museo por favor",
    "vorrei un altro museo",
    "quero outro museu por favor",
  ],
  "where they stay": [
    "closer to our hotel",
    "näher an unserer Unterkunft bitte",
    "plus près de notre logement",
    "más cerca de nuestro alojamiento",
    "più vicino al nostro albergo",
    "mais perto do nosso alojamento",
  ],
  "what is not understood": [
    "please make it nicer for us",
    "bitte macht es uns hier schön",
    "je voudrais que ce soit mieux pour nous",
    "quiero que sea mejor para nosotros",
    "vorrei che fosse meglio per noi",
    "queremos que seja melhor para nós",
  ],
};
const LITTLE_WORDS: Record<Language, RegExp> = {
  en: /\b(I|the|you|it)\b/,
  de: /\b(Hier|bleibt|statt|ich|ihr|nicht)\b/,
  fr: /\b(J'ai|je|vous|du|de la)\b/,
  es: /\b(He|tu|no|el|la|unos)\b/,
  it: /\b(Ho|non|il|al|dove)\b/,
  pt: /\b(Pus|Mantive|não|do|no)\b/,
};
const IN_ENGLISH = /\b(I put|I kept|I left|as you asked|in place of|minutes on foot|from the|would do)\b/;

describe("a wish is answered in the language it is typed in", () => {
  for (const [what, wishes] of Object.entries(WISHES))
    test.each(LANGUAGES.map((language, at) => [language, wishes[at] ?? ""] as const))(
      `${what}, %s: %s`,
      (language, feedback) => {
        const { note } = reviseBlock(wishIn(feedback));
        expect(note).toMatch(LITTLE_WORDS[language]);
        expect(note).not.toMatch(/undefined|null|NaN| {2}|\$\{/);
        if (language !== "en") expect(note).not.toMatch(IN_ENGLISH);
      },
    );

  test("and so is why a place is offered instead, and that a stop is locked", () => {
    const [first] = offeredFor(wishIn("ich möchte hier bitte Pizza und Flamenco"));
    expect(first?.why).toMatch(/zu Fuß von|km von/);
    expect(sayLocked({ title: "Belém" }, "je voudrais autre chose")).toBe(
      "Belém est verrouillé, je n'y ai pas touché. Déverrouillez-le d'abord.",
    );
  });
});
