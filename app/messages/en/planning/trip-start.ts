/** Every sentence of /pretrip. */
export const tripStartTexts = {
  documentTitle: "Start a trip · Wayfellow",
  title: "Every trip begins with a name",
  lead: "In a few minutes you have days to look forward to.",
  start: "Start my journey",
  home: "Return home",
  ahead: [
    { title: "Name it", text: "A city, two dates, who comes along. That is the whole form." },
    { title: "Shape it", text: "Say what matters to you, and pick the few experiences you would hate to miss." },
    {
      title: "Read it",
      text: "The assistant writes your days; you change what you like and send the code to your companions.",
    },
  ],
};
