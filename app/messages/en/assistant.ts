/** Every sentence of /trip-planner-ai. */
export const plannerTexts = {
  documentTitle: "Ask the planner · Wayfellow",
  waitingTitle: "Ask the planner",
  title: (name: string) => (name === "" ? "Hello" : `Hello, ${name}`),
  lead: (destination: string | undefined) =>
    destination
      ? `What would you like to know about ${destination}?`
      : "Make a trip first; then ask me anything about it.",
  back: "Trip Hub",
  warming: "Warming up the AI travel engine…",
  input: "Your question",
  inputHint: "A place, a day, the way between two stops, what to pack.",
  examples: "For example",
  ideas: ["What should I pack?", "How do I get around?", "What do we do when it rains?", "Where can we eat on day 1?"],
  save: "Save Ask",
  saved: "Saved. Run GPT for an answer.",
  run: "Run GPT",
  running: "Thinking about your trip…",
  asked: "You asked: ",
  reply: "The assistant's reply",
  start: "Start a Trip",
  saveFailed: "Couldn’t save your question. Try again.",
  replyFailed: "GPT reply error. Try again.",
  noReply: "No GPT response.",
};
