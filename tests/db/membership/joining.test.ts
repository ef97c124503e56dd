import { describe, expect, test } from "vitest";
import { findHydration } from "#db/repositories/hydration";
import { joinByCode } from "#db/repositories/membership/joining";
import { createOrFindUser, findUserWithTrip, saveOwnProfile, saveProfileOf } from "#db/repositories/users";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { ADA, AT, BEN, organize, signUp, stamp } from "#tests/fixtures/travellers";

const at = await emptyDatabase();

const PROFILE = { name: "Ben", homeCity: "Ghent", state: "East Flanders", travelStyle: ["slow"], tripVibe: [] };

describe("joining by code", () => {
  test("makes a participant, in one round trip, even of one who never signed in before", async () => {
    const tripId = await organize(at.db, ADA);
    const before = at.spent.roundTrips;
    const joining = await joinByCode(at.db, BEN, "LISBON", stamp());
    expect(at.spent.roundTrips - before).toBe(1);
    expect(joining).toMatchObject({ kind: "joined", user: { tripId, role: "participant" }, trip: { tripId } });
  });

  test("again, or twice at once, is joining once", async () => {
    await organize(at.db, ADA);
    const joinings = await Promise.all([1, 2, 3].map(() => joinByCode(at.db, BEN, "LISBON", stamp())));
    expect(joinings.map(({ kind }) => kind)).toEqual(["joined", "joined", "joined"]);
    expect(await at.d1.prepare("SELECT count(*) AS n FROM memberships").first("n")).toBe(2);
  });

  test("leaves the organizer organizer", async () => {
    await organize(at.db, ADA);
    expect(await joinByCode(at.db, ADA, "LISBON", stamp())).toMatchObject({
      kind: "joined",
      user: { role: "originator" },
    });
  });

  test("refuses one who was removed, and leaves them where they are", async () => {
    await organize(at.db, ADA);
    await joinByCode(at.db, BEN, "LISBON", stamp());
    const own = await organize(at.db, BEN, { joinCode: "MINE" });
    await at.execute("UPDATE memberships SET removed_at = 1 WHERE role = 'participant'");
    expect(await joinByCode(at.db, BEN, "LISBON", stamp())).toEqual({ kind: "removed" });
    expect(await findUserWithTrip(at.db, BEN.uid)).toMatchObject({ user: { tripId: own, role: "originator" } });
  });

  test("with a code of no trip changes nothing", async () => {
    expect(await joinByCode(at.db, BEN, "NONE", stamp())).toEqual({ kind: "no-such-trip" });
    expect((await findHydration(at.db, BEN.uid)).user).toBeNull();
  });
});

describe("a user", () => {
  test("signing in twice at once is one user", async () => {
    const both = await Promise.all([createOrFindUser(at.db, ADA, stamp()), createOrFindUser(at.db, ADA, stamp())]);
    expect(both.map(({ created }) => created).sort()).toEqual([false, true]);
    expect(both[0].user._id).toBe(both[1].user._id);
  });

  test("keeps up with the e-mail address of the account", async () => {
    await signUp(at.db, ADA);
    const { user } = await createOrFindUser(at.db, { ...ADA, email: "ada@new.example" }, stamp());
    expect(user.email).toBe("ada@new.example");
  });

  test("has a complete profile once it was saved, whether they were there before or not", async () => {
    expect(await saveOwnProfile(at.db, BEN, PROFILE, stamp())).toMatchObject({
      name: "Ben",
      hometownCity: "Ghent",
      city: "Ghent",
      profileComplete: true,
    });
    expect(await saveOwnProfile(at.db, BEN, { ...PROFILE, state: "" }, stamp())).toMatchObject({
      state: "",
      profileComplete: true,
    });
  });

  test("cannot save the profile of another", async () => {
    const ada = await signUp(at.db, ADA);
    await signUp(at.db, BEN);
    expect(await saveProfileOf(at.db, BEN.uid, ada._id, PROFILE, AT)).toBeNull();
    expect((await findUserWithTrip(at.db, ADA.uid))?.user.profileComplete).toBe(false);
  });
});
