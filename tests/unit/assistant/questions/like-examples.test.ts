import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import learnt from "#db/questions/weights.json";
import { featuresOf } from "~/language/words/features";
import { likeliestIn, writeFeatures } from "~/language/words/likeness";
import { planTripDays } from "~/planner/plan/plan-trip";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { seal } from "../../../../quality/matters/command";
import { aBrief } from "../../planner/guide-builder";

const cities = loadCities();
const assistant = byLeg(embeddedAssistant());
const askIn = async (id: string, message: string): Promise<string> => {
  const guide = cities.find((city) => city.id === id) ?? null;
  const brief = aBrief({ cityName: guide?.name ?? "", guide, daysTotal: 3, startDate: "2027-05-03" });
  return (await assistant.chat({ brief, days: planTripDays(brief), message, travellerName: "" })).reply;
};

describe("what no word in the tables says is known by the examples it is like", () => {
  // None of these stands among the examples.
  test.each([
    ["tokyo", "suica or just buy tickets each time? we r here 4 days", /Suica/],
    ["dubai", "what shld i wear in the mall, like are shoulders a problem", /shoulders and knees/],
    ["new-york-city", "Brauchen wir bar Geld oder geht überall Karte?", /Karte/],
    ["marrakesh", "nei souk si deve contrattare x forza? quanto abbasso", /offri circa la metà/],
    [
      "london",
      "hiya so we land at heathrow T5 about 7.40 with 3 big suitcases and a toddler, whats the least painful way into town?",
      /Heathrow/,
    ],
    ["istanbul", "what about brushing teeth with it", /do not drink tap water/],
    ["barcelona", "é tranquilo andar com mochila no metrô ou roubam mesmo?", /carteiristas/],
    ["kyoto", "Darf man in Gion noch fotografieren oder kostet das jetzt Strafe?", /Gion ist Fotografieren verboten/],
  ])("%s: %s", async (city, message, said) => expect(await askIn(city, message)).toMatch(said));

  test("whether a place is worth it is said by how well known it is, with what it is, and without taste", async () => {
    const said = await askIn("london", "is the london eye worth it honestly");
    expect(said).toMatch(/one of the sights that most people come to London for.*glass pod.*I cannot judge/);
    expect(await askIn("london", "tate modern or the national gallery, which one's worth it")).toMatch(
      /Tate Modern \(.*National Gallery \(/,
    );
  });

  test("what a place is called asks nothing, and when one sight is open its own hours say", async () => {
    expect(await askIn("tokyo", "is it far from golden gai")).not.toMatch(/Lunar New Year|golden week/i);
    expect(await askIn("istanbul", "is the grand bazaar open on sundays, we hoped to go shopping then")).toMatch(
      /Grand Bazaar.*closed on Sunday/,
    );
  });

  test("what was done by accident is no accident", async () => {
    const said = await askIn("lisbon", "how do i undo the last change i accepted by accident");
    expect(said).not.toMatch(/112|ambulance/);
    expect(said).toMatch(/undo/i);
  });

  test("a month is no place that nobody knows", async () => {
    const said = await askIn("sydney", "How cold does it actually get in July, my husband packed shorts");
    expect(said).toMatch(/°C/);
    expect(said).not.toContain("I know no");
  });

  test("a question about a day of the plan is answered from the plan", async () => {
    expect(await askIn("lisbon", "À quelle heure on dîne le jour 2 ?")).toMatch(/Jour 2|dîner à/);
  });

  test("what is like nothing is not known, and that is said", async () => {
    expect(await askIn("lisbon", "does the falconry lend gauntlets, jesses and lures")).toMatch(/^That I do not know/);
  });
});

describe("the weights", () => {
  test("are made of the examples that are kept: `node quality/matters.mjs` makes them anew", () => {
    expect(learnt.examples).toBe(seal("questions"));
  });

  test("say nothing of a question whose words they do not know", () => {
    expect(likeliestIn(learnt, ["qwertz", "asdfgh", "yxcvbn", "tip"])).toBeNull();
  });

  test("are found among all others as they are alone", () => {
    const words = ["a", "ab", "abc", "brunch", "übernachten", "zebra", "çay", "trinkgeld", "tip", "tipping"];
    const kept = (word: string) => (feature: string) =>
      [feature, { rarity: 1, weights: [[words.indexOf(word), 40] as const] }] as const;
    const model = { matters: words, bias: words.map(() => 0), step: 1 };
    const own = new Map(words.map((word) => [word, featuresOf([word])]));
    const ofOthers = (word: string) => words.filter((other) => other !== word).flatMap((other) => own.get(other) ?? []);
    for (const word of words) {
      const alone = featuresOf([word]).filter((feature) => !ofOthers(word).includes(feature));
      if (alone.length === 0) continue;
      const all = new Map([
        ...words.flatMap((each) => (own.get(each) ?? []).map(kept(each))),
        ...alone.map(kept(word)),
      ]);
      expect(likeliestIn({ ...model, features: writeFeatures(all) }, [word])?.matter).toBe(word);
      const others = new Map([...all].filter(([feature]) => !(own.get(word) ?? []).includes(feature)));
      expect(likeliestIn({ ...model, features: writeFeatures(others) }, [word])?.matter).not.toBe(word);
    }
  });

  test("are read as they were written", () => {
    const model = {
      matters: ["tea", "rain"],
      bias: [0, 0],
      step: 1,
      features: writeFeatures(
        featuresOf(["cup"]).map((feature) => [
          feature,
          {
            rarity: 2,
            weights: [
              [0, 3],
              [1, -40],
            ],
          },
        ]),
      ),
    };
    expect(likeliestIn(model, ["cup"])).toEqual({ matter: "tea", sureness: expect.closeTo(1, 6) });
  });
});
