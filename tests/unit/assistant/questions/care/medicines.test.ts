import { describe, expect, test } from "vitest";
import { askWithNotes as ask } from "../asking-on-a-trip";

describe("who has to ask before any medicine reads that first, and then where pharmacies are", () => {
  test.each([
    [
      "kyoto",
      "frau hat kopfweh, gibts hier ibuprofen in der drogerie? sie nimmt blutverdünner",
      /^Mit Blutverdünnern kein Ibuprofen, Aspirin.*119 rufen\. Auf 薬/,
    ],
    [
      "rome",
      "can my husband take aspirin here, hes on warfarin",
      /^With blood thinners take no ibuprofen.*112.*green cross/,
    ],
    ["rome", "mio padre prende l'anticoagulante e ha mal di testa, che faccio?", /^Con gli anticoagulanti niente.*112/],
    ["istanbul", "je prends du xarelto et j'ai mal au dos, un antidouleur ?", /^Sous anticoagulant, pas d'ibuprofène/],
    ["london", "my husband on eliquis cut his finger, nothing dramatic", /^With blood thinners/],
    ["porto", "minha esposa está grávida, posso comprar paracetamol?", /^Na gravidez ou a amamentar não tomes nada/],
    ["madrid", "algo para la fiebre de la niña de 3 años?", /para un niño no digo medicina ni dosis.*nunca aspirina/],
    ["kyoto", "advil for my back, i have bad kidneys", /^With this, ask a pharmacist or doctor before/],
  ])("%s: %s", async (city, message, said) => expect(await ask(city, message)).toMatch(said));

  test("nobody of them is told that painkillers are free to buy", async () => {
    expect(await ask("kyoto", "ibuprofen in der drogerie? sie nimmt marcumar")).not.toMatch(/Schmerz- und|sind frei/);
  });

  test.each([
    ["london", "where can i buy ibuprofen"],
    ["kyoto", "is the onsen ok with blood thinners"],
    ["rome", "what can the kids do, its cold"],
    ["hanoi", "i forgot my blood pressure pills"],
  ])("but nobody else, in %s: %s", async (city, message) =>
    expect(await ask(city, message)).not.toMatch(/With blood thinners|name no medicine|With this, ask/),
  );
});
