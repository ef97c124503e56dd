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
  talk: "Questions and answers",
  welcome: (days: number, city: string) =>
    days === 0
      ? `Your days in ${city} are not planned yet. I can say more once they are.`
      : `I have your ${days === 1 ? "day" : `${days} days`} in ${city} in front of me. Ask about a day, a place, the way between two stops, food, rain or what to pack.`,
  /** Beside the talk on a wide screen. */
  days: "Your days",
  input: "Your question",
  keys: "Enter asks. Shift and Enter begin a new line.",
  ideasTitle: "What you can ask",
  ideasHint: "Tap one to put it in the box. Change it as you like.",
  ideas: {
    eat: (day: number) => `Where can we eat on day ${day}?`,
    way: (from: string, to: string) => `How do we get from ${from} to ${to}?`,
    rain: (day: number) => `What if it rains on day ${day}?`,
    kids: (day: number) => `Is day ${day} good with children?`,
    wetToday: (day: number) => `It may rain today. What can we do on day ${day}?`,
    wetTomorrow: (day: number) => `It may rain tomorrow. What can we do on day ${day}?`,
    lunchAndDinner: (day: number) => `Where do we eat today, on day ${day}?`,
    dinner: (day: number) => `Where can we have dinner tonight, on day ${day}?`,
    tomorrow: (day: number) => `What is planned tomorrow, on day ${day}?`,
    ticketsOn: (day: number) => `What takes a ticket on day ${day}?`,
    tickets: "Which places take a ticket?",
    pack: "What should I pack?",
  },
  afterwardsTitle: "What happens with it",
  afterwards: [
    "“Run GPT” saves what you wrote and answers it from your plan. “Save Ask” keeps it for later.",
    "Only you see your questions and answers, on each device that you sign in on. Your companions don’t.",
    "Nothing in your plan changes unless you accept it. You can also change a part of a day where it stands.",
  ],
  save: "Save Ask",
  saved: "Saved. Run GPT for an answer.",
  notAnswered: "Saved, and not answered.",
  askAgain: "Ask It Again",
  threadNotLoaded: "What you asked on other devices did not come.",
  tryAgain: "Try Again",
  copy: "Copy",
  answerTo: (question: string) => `the answer to “${question}”`,
  copied: "The answer is copied.",
  notCopied: "I could not copy it. Select the answer and copy it by hand.",
  run: "Run GPT",
  running: "Thinking about your trip…",
  asked: "You asked: ",
  reply: "The assistant’s reply: ",
  start: "Start a Trip",
  askFirst: "Please ask something first.",
  offline: "You have no connection. Write your question here; it stays until you can send it.",
  saveFailed: "Couldn’t save your question. Try again.",
  replyFailed: "GPT reply error. Try again.",
  noReply: "No GPT response.",
};
