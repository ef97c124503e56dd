import { describe, expect, test } from "vitest";
import { type Block, sameToTravellers } from "~/domain/plan/block";
import { newBlock } from "~/domain/plan/whole-block";
import { candidateOf, EMPTY_DRAFT, maySave, patchOf } from "~/screens/planning/block/block-draft";

const block = (over: Partial<Block> = {}): Block =>
  newBlock({
    title: "Castle",
    description: "Walk up.",
    timeOfDay: "morning",
    location: "Hill",
    source: "embedded",
    verified: true,
    placeId: "castle",
    lat: 1,
    lng: 2,
    ...over,
  });
const museum = block({ title: "Museum", description: "Dry and warm.", placeId: "museum", source: "openai" });
const proposed = { ...EMPTY_DRAFT, proposal: { block: museum, note: "Out of the rain.", alternatives: [] } };

describe("changing a block", () => {
  test("an untouched draft is the block itself and may not be saved", () => {
    expect(candidateOf(block(), EMPTY_DRAFT)).toEqual(block());
    expect(maySave(block(), EMPTY_DRAFT)).toBe(false);
  });

  test("a proposal is saved whole, with who wrote it", () => {
    expect(maySave(block(), proposed)).toBe(true);
    expect(patchOf(block(), proposed)).toMatchObject({
      title: "Museum",
      placeId: "museum",
      source: "openai",
      verified: true,
    });
  });

  test("words written over a proposal do not claim to be the assistant's", () => {
    const patch = patchOf(block(), { ...proposed, title: "The museum, slowly" });
    expect(patch).toMatchObject({ title: "The museum, slowly", placeId: "museum" });
    expect(patch).not.toHaveProperty("source");
    expect(patch).not.toHaveProperty("verified");
  });

  test("typing the same words again changes nothing", () => {
    expect(maySave(block(), { ...EMPTY_DRAFT, title: " Castle ", description: "Walk up." })).toBe(false);
  });

  test("a block cannot lose its title", () => {
    expect(maySave(block(), { ...EMPTY_DRAFT, title: "   " })).toBe(false);
  });

  test("a block keeps its part of the day, whatever is proposed", () => {
    const evening = {
      ...EMPTY_DRAFT,
      proposal: { block: block({ title: "Fado", timeOfDay: "evening" }), note: "", alternatives: [] },
    };
    expect(candidateOf(block(), evening).timeOfDay).toBe("morning");
    expect(patchOf(block(), evening)).not.toHaveProperty("timeOfDay");
  });

  test("who wrote a block does not make it another to a traveller", () => {
    expect(sameToTravellers(block(), block({ source: "openai", verified: false }))).toBe(true);
    expect(sameToTravellers(block(), block({ isTicketed: true }))).toBe(false);
  });
});
