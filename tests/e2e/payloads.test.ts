import { expect, inject, test } from "vitest";
import { signIn, type Traveller } from "../../scripts/demo/traveller.mjs";
import { ALL_ENDPOINTS } from "../../app/contracts/all-endpoints.ts";
import type { Endpoint } from "../../app/contracts/endpoint.ts";
import { BLOCK_NAMES } from "../../app/domain/plan/block.ts";
import { ENDPOINT_NAMES, type EndpointName, SAMPLES, type World } from "../contract/world.ts";
import { PAYLOADS, payloadWriter, RAN } from "../fixtures/payloads.ts";
import { browserForFile, openDevice } from "./support/phone.ts";
import { press } from "./support/steps.ts";
import { unique } from "./support/unique.ts";
import { judgeWidth } from "./sweep/layout.ts";
import { visitWithPayloads } from "./sweep/payload-visit.ts";
import { type Visitor, signedIn } from "./sweep/visitors.ts";

// What somebody wrote is shown as what it says, whatever it says: on every screen, to whoever wrote it and to the others on the trip.

/** Some sixty screens, twice, on a machine with a lot else to do. */
const PATIENCE = { timeout: 3_600_000 };

const origin = inject("origin");
const browser = await browserForFile();

const { fill, written } = payloadWriter();

type Person = Traveller & { userId: string };

async function arrive(role: string): Promise<Person> {
  const name = `${PAYLOADS[1]} ${PAYLOADS[9]}`.slice(0, 120);
  const traveller = await signIn(origin, { name, email: `${unique(role)}@example.com` });
  const { user } = await traveller.call("GET", "whoami");
  return { ...traveller, userId: user._id };
}

/** Makes the call with payloads in all of its free words; what the server does not take, it says so. */
async function write(who: Person, name: EndpointName, world: World, over: object = {}): Promise<number> {
  const endpoint: Endpoint = ALL_ENDPOINTS[name];
  const { params = {}, body } = SAMPLES[name](world);
  const path = endpoint.path.replace(/:(\w+)/g, (_, part: string) => (params as Record<string, string>)[part] ?? "");
  const sent = endpoint.body && { ...(fill(endpoint.body, body) as object), ...over };
  const { status } = await fetch(origin + path, {
    method: endpoint.method,
    headers: { Authorization: `Bearer ${who.token}`, ...(sent && { "Content-Type": "application/json" }) },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  expect(status, name).toBeLessThan(500);
  return status;
}

/** A trip on its second day, with a payload in every field that can be written, by whoever may write it. */
async function tripOfPayloads(): Promise<{ tripId: string; organizer: Person; participant: Person }> {
  const [organizer, participant] = await Promise.all([arrive("mallory"), arrive("trudy")]);
  const joinCode = unique("PAYLOAD");
  const world: World = { tripId: "", joinCode, roomToken: "", organizer, participant, stranger: participant };
  await write(organizer, "saveProfile", world);
  await write(organizer, "setUpTrip", world);
  const { trip } = await organizer.call("GET", "whoami");
  const here = { ...world, tripId: trip._id };
  for (const name of ["saveTripIntent", "suggestAnchors", "saveAnchors", "buildItinerary"] as const)
    expect(await write(organizer, name, here), name).toBe(200);
  for (const dayIndex of [1, 2, 3])
    for (const blockName of BLOCK_NAMES)
      expect(await write(organizer, "saveBlock", here, { dayIndex, blockName }), "saveBlock").toBe(200);
  await write(participant, "joinTrip", here);
  const profile = { userId: participant.userId, name: "", city: "", state: "", travelStyle: [], tripVibe: [] };
  await participant.call("PUT", "profile", fill(ALL_ENDPOINTS.saveProfile.body, profile));
  await organizer.call("POST", `starttrip/${trip._id}`);
  await organizer.call("POST", `markcomplete/${trip._id}/1`);
  for (const name of ENDPOINT_NAMES.filter(takesWords)) {
    if (!DONE.has(name)) await write(organizer, name, here);
    if (!DONE.has(name)) await write(participant, name, here);
  }
  return { tripId: trip._id, organizer, participant };
}

/** Written above, where they belong in the trip. */
const DONE = new Set<EndpointName>(["saveProfile", "setUpTrip", "saveTripIntent", "saveAnchors", "saveBlock"]);

/** Of a new call that takes words nothing needs to be said here. */
function takesWords(name: EndpointName): boolean {
  const { body, access }: Endpoint = ALL_ENDPOINTS[name];
  if (body === null || access.kind === "room") return false;
  const writer = payloadWriter();
  writer.fill(body, undefined);
  return writer.written() > 0;
}

test(
  "whatever is written anywhere is only read: nothing of it runs, breaks a screen or complains",
  PATIENCE,
  async () => {
    const { tripId, organizer, participant } = await tripOfPayloads();
    expect(written()).toBeGreaterThan(100);
    const visitorOf = async (name: string, who: Person): Promise<Visitor> => ({
      name,
      storageState: await signedIn(browser, origin, who),
      tripId,
    });
    const visits = [await visitorOf("organizer", organizer), await visitorOf("participant", participant)];
    const findings = await Promise.all(visits.map((visitor) => visitWithPayloads(browser, origin, visitor)));
    expect(findings.flat()).toEqual([]);
  },
);

test("a demo of a destination that is a payload is a demo of no place that runs anything", async () => {
  const { page, context, complaints } = await openDevice(browser, origin);
  page.on("dialog", (dialog) => {
    complaints.push(dialog.message());
    void dialog.dismiss();
  });
  for (const [path, button] of [
    ["/demo", "Plan My Demo Trip"],
    ["/bestthings", "Show the Best Things"],
  ] as const) {
    await page.goto(path);
    await page.getByLabel("Destination").fill(PAYLOADS[1] ?? "");
    await press(page, button);
    await page.getByRole("heading", { level: 1 }).filter({ hasText: "onerror" }).waitFor();
    expect(await page.evaluate((ran) => ran in window, RAN)).toBe(false);
    expect(await judgeWidth(page, "sideways")).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
