/** Every sentence of /postprofileroleselect. */
export const roleSelectTexts = {
  documentTitle: "Start or join · Wayfellow",
  title: (firstName: string) => (firstName ? `Welcome, ${firstName}` : "Welcome"),
  lead: "Is there a trip to plan, or is a friend already planning one?",
  start: {
    title: "It is your idea",
    about: "Name the trip, set the dates and plan it with the assistant. You get a code to bring others along.",
    go: "Start a Trip",
  },
  join: {
    title: "You have a join code",
    about: "Enter the code that a friend sent you, and their plan appears on your phone.",
    go: "Join a Trip",
  },
  lookAround: "Only looking around?",
  demo: "A demo trip",
  bestThings: "The best things in a city",
};
