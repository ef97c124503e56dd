import { signIn } from "./demo/traveller.mjs";
import { completeProfile, liveThrough, planTrip, setUpTrip } from "./demo/plan-trip.mjs";

const origin = `http://localhost:${process.env.PORT ?? 8787}`;

/** A demo trip to look at, made through the API of a Wayfellow that runs: a started trip whose first day is done. */
async function seed() {
  const number = Date.now().toString(36);
  const who = { email: `ada-${number}@example.com`, name: "Ada Fern" };
  const joinCode = `LISBON-${number}`.toUpperCase();
  const ada = await signIn(origin, who);
  await completeProfile(ada);
  const tripId = await setUpTrip(ada, { city: "Lisbon", days: 4, joinCode });
  await planTrip(ada, tripId);
  await ada.call("POST", `starttrip/${tripId}`);
  await liveThrough(ada, tripId, 1);
  console.log(
    `A four-day trip to Lisbon is there, one day in.\n  Open ${origin}, sign in as ${who.email} (any name).\n  Join code: ${joinCode}`,
  );
}

seed().catch((/** @type {Error} */ problem) => {
  const refused = problem instanceof TypeError;
  console.error(refused ? `Nothing answers at ${origin}. Run npm start first (or set PORT).` : problem.message);
  process.exitCode = 1;
});
