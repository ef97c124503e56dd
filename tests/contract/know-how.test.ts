import { expect, test } from "vitest";
import { readKnowHow } from "#db/know-how/know-how-files";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { call } from "./api";
import { aWorld, SAMPLES } from "./world";

const LISBON = { id: "lisbon", countryCode: "PT" };

test("what one asks somebody who lives there is read from the deployed files, in the language of the question", async () => {
  const world = await aWorld();
  const { token } = world.organizer;
  const ask = async (userInput: string) => {
    const params = { tripId: world.tripId };
    await call(ALL_ENDPOINTS.saveQuestion, { token, params, body: { userInput } });
    const { body } = await call(ALL_ENDPOINTS.answerQuestion, { token, ...SAMPLES.answerQuestion(world) });
    return body;
  };
  expect(await ask("Do we tip in restaurants?")).toMatchObject({
    source: "embedded",
    gptReply: expect.stringContaining(readKnowHow("en", LISBON).tipping ?? "nothing"),
  });
  expect(await ask("kann man leitungswasser trinken")).toMatchObject({
    gptReply: expect.stringContaining(readKnowHow("de", LISBON).water ?? "nothing"),
  });
});

test("a wish for a kind of place is answered with what somebody who lives there says of it", async () => {
  const world = await aWorld();
  const { token } = world.organizer;
  const { body } = await call(ALL_ENDPOINTS.proposeBlock, {
    token,
    ...SAMPLES.proposeBlock(world),
    body: { ...SAMPLES.proposeBlock(world).body, feedback: "somewhere to swim please" },
  });
  expect(body).toMatchObject({ note: expect.stringContaining(readKnowHow("en", LISBON).swim ?? "nothing") });
});

test("a name that is known in another city is found in the deployed files, and nothing here stands for it", async () => {
  const world = await aWorld();
  const { token } = world.organizer;
  const { body } = await call(ALL_ENDPOINTS.proposeBlock, {
    token,
    ...SAMPLES.proposeBlock(world),
    body: { ...SAMPLES.proposeBlock(world).body, feedback: "let's do Festung Hohensalzburg instead" },
  });
  expect(body).toMatchObject({ note: expect.stringMatching(/Hohensalzburg in Salzburg, not in Lisbon/) });
});
