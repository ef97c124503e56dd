/** @typedef {import("./traveller.mjs").Traveller} Traveller */

/** A calendar date that many days from today, in UTC. @param {number} days */
export const daysFromToday = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** @param {Traveller} traveller @param {{ firstName?: string, lastName?: string }} [names] */
export const completeProfile = (traveller, { firstName = "Ada", lastName = "Fern" } = {}) =>
  traveller.call("PUT", "profile", {
    firstName,
    lastName,
    hometownCity: "Portland",
    state: "OR",
    travelStyle: ["Planned"],
    tripVibe: ["Culture"],
  });

/**
 * @param {Traveller} traveller
 * @param {{ city?: string, days?: number, joinCode: string, tripName?: string, startsIn?: number }} trip
 * @returns {Promise<string>} the trip's id
 */
export async function setUpTrip(
  traveller,
  { city = "Lisbon", days = 3, joinCode, tripName = `${city} together`, startsIn = 0 },
) {
  const { tripId } = await traveller.call("POST", "trip-setup", {
    tripName,
    purpose: "Seeing old friends",
    city,
    joinCode,
    whoWith: ["friends"],
    partyCount: 4,
    startDate: daysFromToday(startsIn),
    endDate: daysFromToday(startsIn + days - 1),
  });
  return tripId;
}

/** Intent and three anchors: all that a build needs. @param {Traveller} traveller @param {string} tripId */
export async function chooseAnchors(traveller, tripId) {
  await traveller.call("POST", "tripintent", {
    tripId,
    priorities: ["Food & Culinary Adventures", "Cultural Experiences & History"],
    vibes: ["Authentic & Local"],
    mobility: ["Moderately Mobile - Mix of walking and transport"],
    travelPace: ["Moderate - Balanced activities and rest"],
    budget: "mid-range",
  });
  const { anchors } = await traveller.call("POST", `anchorgpt/${tripId}`, {});
  await traveller.call("POST", `anchorselect/save/${tripId}`, {
    anchorTitles: anchors.slice(0, 3).map((/** @type {{ title: string }} */ anchor) => anchor.title),
  });
}

/** Intent, three anchors and the itinerary. @param {Traveller} traveller @param {string} tripId */
export async function planTrip(traveller, tripId) {
  await chooseAnchors(traveller, tripId);
  await traveller.call("POST", "itinerary/build", { tripId });
}

/** Completes whole days, morning to evening, and reflects on each. @param {Traveller} traveller @param {string} tripId @param {number} days */
export async function liveThrough(traveller, tripId, days) {
  for (let dayIndex = 1; dayIndex <= days; dayIndex += 1) {
    for (const blockName of ["morning", "afternoon", "evening"])
      await traveller.call("POST", "block/complete", { tripId, dayIndex, blockName });
    await traveller.call("POST", `reflection/${tripId}/${dayIndex}`, {
      summary: `Day ${dayIndex} reflection`,
      moodTags: ["Full of Memories"],
      journalText: "We walked further than we meant to, and nobody minded.",
    });
  }
}
