import { describe, expect, test } from "vitest";
import { askWithNotes as ask } from "./asking-on-a-trip";
import { knowHowFiles, readKnowHow } from "#db/know-how/know-how-files";
import { loadCities } from "#db/places/load-cities";
import { foodWordsIn } from "~/server/country/customs/foods";
import { answered, wishing } from "../wishes/wishing-on-a-day";

const cities = loadCities();

describe("who told an allergy and asks how to say it reads the sentence for it", () => {
  test.each([
    ["bangkok", "im allergic to peanuts", "ok and how do i say it in thai", "peanut is ถั่วลิสง (thua lisong)"],
    ["tokyo", "meine tochter ist allergisch gegen eier", "und wie sagt man das auf japanisch?", "Ei heißt 卵 (tamago)"],
    ["istanbul", "je suis allergique au sésame", "comment je le dis au serveur ?", "« sésame » se dit susam"],
    ["athens", "soy alérgica a los frutos secos", "y cómo se lo digo al camarero?", "ξηροί καρποί"],
    ["hanoi", "sono allergico ai gamberi", "e come si dice in vietnamita?", "tôm, cua, sò, ốc"],
    ["seoul", "sou alérgico a amendoim", "e como digo isso em coreano?", "땅콩 (ttangkong)"],
  ])("%s: %s; %s", async (city, told, message, said) => {
    const reply = await ask(city, message, told);
    expect(reply).toContain(said);
    expect(reply).toMatch(/promise nothing|verspreche nichts|promets rien|prometo nada|prometto nulla/);
  });

  test.each([
    ["and how do i say thank you in thai", "im allergic to peanuts"],
    ["how do i say it in thai", "where do we eat tonight?"],
  ])("but not for other words, or where no allergy was told: %s", async (message, told) =>
    expect(await ask("bangkok", message, told)).toMatch(/^Hello "sawatdee"/),
  );
});

describe("an allergy is answered with the word that one shows in the kitchen", () => {
  test.each([
    ["tokyo", "peanut allergy, how do i tell them", "In Japanese, peanut is ピーナッツ (piinattsu)."],
    [
      "tokyo",
      "freundin hat erdnussallergie, wie sag ich das im restaurant",
      "Auf Japanisch: Erdnuss heißt ピーナッツ (piinattsu).",
    ],
    [
      "bangkok",
      "allergic to nuts and peanuts",
      "nuts are ถั่วเปลือกแข็ง (thua plueak khaeng), peanut is ถั่วลิสง (thua lisong)",
    ],
    ["bangkok", "soy alérgica al sésamo, cómo lo digo", "«sésamo» se dice งา (nga)."],
    ["athens", "allergie au lait, comment le dire au restaurant ?", "« lait » se dit γάλα (gála)"],
    ["istanbul", "mio marito è celiaco, come lo dico?", "«grano (glutine)» si dice buğday, gluten"],
    ["seoul", "não posso comer camarão, como digo isso?", "«marisco» diz-se 갑각류와 조개"],
    ["brussels", "eierallergie, wie sag ich das", "Auf Niederländisch: Ei heißt ei."],
  ])("%s: %s", async (city, message, said) => {
    const reply = await ask(city, message);
    expect(reply).toContain(said);
    // That no kitchen is known, and whom to call, is said first.
    expect(reply).toMatch(/promise nothing|verspreche nichts|promets rien|prometo nada|prometto nulla/);
  });

  test("also beside a wish", async () => {
    const request = wishing(
      "tokyo",
      "evening",
      "Ichiran Shibuya",
      "meu filho é alérgico a ovo, outro sítio para jantar",
    );
    const guide = request.brief.guide;
    const knowHow = guide && readKnowHow("pt", guide);
    const { note } = await answered({ ...request, brief: { ...request.brief, ...(knowHow && { knowHow }) } });
    expect(note).toContain("«ovo» diz-se 卵 (tamago)");
  });

  test("what one does not eat is said in the language of the country, too", async () => {
    expect(await ask("tokyo", "i don't eat pork or drink alcohol. how do i say that")).toMatch(
      /^In Japanese, pork is 豚肉 \(butaniku\), alcohol is アルコール/,
    );
  });

  test.each([
    ["london", "my daughter has a nut allergy, what should i say"],
    ["paris", "allergie aux arachides, comment le dire"],
    ["tokyo", "i have allergies, how do i tell them"],
    ["tokyo", "how do i say thank you"],
    ["tokyo", "soy vegetariana, cómo lo digo"],
  ])("none is said where it is the traveller's own word, or no food is named: %s: %s", async (city, message) => {
    expect(await ask(city, message)).not.toMatch(/In (?:English|Japanese), |En (?:français|japonés), /);
  });
});

describe("the words for foods", () => {
  const covered = [...new Map(knowHowFiles()).keys()].flatMap((name) => /^en\/(.+)$/.exec(name)?.[1] ?? []);
  const codes = [...new Set(covered.flatMap((id) => cities.find((city) => city.id === id)?.countryCode ?? []))];

  test("are known of every covered country but those that speak English", () => {
    expect(codes.filter((code) => foodWordsIn(code).length === 0).sort()).toEqual([
      "AU",
      "GB",
      "GH",
      "IE",
      "NZ",
      "SG",
      "US",
    ]);
  });

  test("in other letters are given in Latin ones as well", () => {
    const unsaid = codes.flatMap((code) =>
      foodWordsIn(code).flatMap(({ words }) =>
        Object.values(words).filter(
          (word) => /[^\p{Script=Latin}\p{P}\p{M}\s]/u.test(word) && !/\(\p{Script=Latin}/u.test(word),
        ),
      ),
    );
    expect(unsaid).toEqual([]);
  });

  test("always tell peanuts, milk, eggs and fish", () => {
    for (const code of codes)
      for (const { words } of foodWordsIn(code))
        expect(Object.keys(words)).toEqual(expect.arrayContaining(["peanut", "milk", "egg", "fish"]));
  });
});
