/** Every sentence of /tripnotcreated and /wayfellow/tripitineraryrequired. */
export const tripNotCreatedTexts = {
  notCreated: {
    title: "No trip here yet",
    lead: "There is no trip that you organize or travel along on. Make one, or join a friend's.",
    create: "Create Trip",
  },
  required: {
    title: "Your itinerary begins with a trip",
    lead: "Give it a name, a city and two dates; the days come next.",
    create: "Create My Trip",
  },
  join: "Join a Friend's Trip",
};
