import { describe, expect, test } from "vitest";
import { heartOrStrokeIn } from "~/language/question/heart-and-stroke";
import { readWords } from "~/language/words/read-words";
import { ask, askWithNotes } from "../asking-on-a-trip";

describe("signs of a heart attack or a stroke do not wait, however mildly they are told of", () => {
  test.each([
    ["kyoto", "its my husband, chest feels tight since this morning. can it wait till tmrw", "119"],
    ["london", "pressure on my chest when i climb stairs since yesterday, pharmacy enough?", "999"],
    ["bangkok", "dad suddenly cant find his words and his left arm feels weak, he says hes just tired", "1669"],
    ["rome", "half of his face looks weird when he smiles, is it the sun", "112"],
    ["rome", "mein vater hat seit heut früh so ein engegefühl in der brust, reicht morgen ein arzt?", "112"],
    ["lisbon", "mon mari a comme un poids sur la poitrine depuis hier soir, on peut attendre?", "112"],
    ["mexico-city", "mi papá siente opresión en el pecho y le duele el brazo, será del taco?", "911"],
    ["barcelona", "a mia mamma si è storta un po' la bocca e parla strano da stamattina, passa?", "112"],
    ["paris", "a minha mãe acordou com o braço direito dormente e fala enrolado, espero?", "112"],
    ["lisbon", "o meu marido sente um aperto no peito, dá pra esperar até amanhã?", "112"],
  ])("%s: %s", async (city, message, number) => {
    const reply = await askWithNotes(city, message);
    const [first = ""] = reply.split(/(?<=[.!])\s/);
    expect(first).toContain(number);
    expect(reply).toMatch(/does not wait|wartet nicht|n'attend pas|no espera|non aspetta|não espera/);
    expect(reply).not.toMatch(/clinic with|insurance|Guardia Medica|8,000|farm[aá]cia/);
  });

  test.each([
    ["lisbon", "he says its better now, can we still do the tram", "my dad has chest pain", /^Call 112 now/],
    ["madrid", "y no puede esperar a mañana?", "a mi marido le aprieta el pecho", /^Llama ya al 112/],
    ["rome", "es ist schon besser, muss das wirklich sein?", "mama redet plötzlich so komisch", /^Ruft jetzt die 112/],
  ])("asked again, too, in %s: %s", async (city, message, before, said) =>
    expect(await ask(city, message, before)).toMatch(said),
  );

  test("but not once they are in good hands", async () =>
    expect(
      await ask("lisbon", "he is in hospital now, can we move tomorrow to thursday", "my dad has chest pain"),
    ).not.toMatch(/^Call/));

  test.each([
    "where can i get good chicken breast for dinner",
    "my left leg is sore from all the walking",
    "viajo con un bebé y le doy el pecho, ¿me mirarán raro?",
    "il petto di pollo è pesante?",
    "la farmacia es cara y me he torcido el tobillo",
    "dad had a stroke years ago and his right arm is weak, no stairs please",
    "sitzplätze auf der linken seite vom zug sind besser",
    "les chaises à gauche, c'est la bouche du métro",
  ])("and this is none: %s", (text) => expect(heartOrStrokeIn(readWords(text))).toBeNull());
});
