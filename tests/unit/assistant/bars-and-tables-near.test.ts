import { describe, expect, test } from "vitest";
import { ask } from "./questions/asking-on-a-trip";

describe("a bar near a place that is named", () => {
  test.each([
    ["tokyo", "¿dónde hay un bar tranquilo cerca de Shibuya Sky?", /A un paseo de Shibuya Sky no conozco ninguno/],
    ["paris", "any quiet bar near the Eiffel Tower?", /Within a walk of Eiffel Tower I know none by name/],
    ["berlin", "un bar vicino a Checkpoint Charlie?", /A pochi passi da Checkpoint Charlie non ne conosco nessuno/],
  ])("is a bar, and where none is known near, that is said: %s, %s", async (city, question, said) => {
    const reply = await ask(city, question);
    expect(reply).toMatch(said);
    expect(reply).not.toMatch(/Blue Note|Ballhaus/);
  });

  test("that is known near is named as near", async () => {
    expect(await ask("rome", "eine Bar in der Nähe vom Pantheon?")).toMatch(/^In der Nähe von Pantheon: /);
  });
});

describe("a table near a place that is named", () => {
  test("with children is told with what is noted of it", async () => {
    expect(await ask("new-york-city", "¿dónde comemos cerca del Castillo Belvedere con dos niños?")).toMatch(
      /^Cerca de .+ km.+ Anotado como bueno con niños: /,
    );
  });

  test("is not sought in another part of the city without a word", async () => {
    expect(await ask("london", "where to eat near Kew Gardens")).toMatch(/Within a walk of Kew Gardens I know none/);
  });

  test("without children says nothing of them", async () => {
    expect(await ask("amsterdam", "where can we eat near the Anne Frank House")).not.toMatch(/children/);
  });
});
