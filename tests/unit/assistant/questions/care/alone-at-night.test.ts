import { describe, expect, test } from "vitest";
import { ask } from "../asking-on-a-trip";

describe("whoever asks whether to walk alone in a town at night reads how, and whom to call", () => {
  test.each([
    ["kuala-lumpur", "ok to walk back from jalan alor on my own at like 11pm? im a girl", /^Alone at that hour.*999/],
    ["lisbon", "is it safe to walk home by myself at night", /^Alone at that hour.*112/],
    ["lisbon", "kann ich nachts allein zum Hotel laufen?", /^Allein um diese Zeit.*112/],
    ["lisbon", "est-ce que je peux rentrer seule la nuit ?", /^Pour rentrer sans compagnie.*112/],
    ["lisbon", "¿es seguro volver sola de noche?", /^A solas a esa hora.*112/],
    ["lisbon", "è sicuro tornare da sola di notte?", /^Senza compagnia.*112/],
    ["lisbon", "é seguro voltar sozinha à noite?", /^Sem companhia.*112/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });

  test.each([
    "is it safe at night?",
    "how long is the walk back from Belém",
    "can i go to a fado bar alone tonight",
    "can we walk from Alfama to Belém",
  ])("%s is about something else", async (message) => {
    expect(await ask("lisbon", message)).not.toMatch(/^Alone at that hour/);
  });
});
