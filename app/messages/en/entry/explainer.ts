/** Every sentence of /explainer. */
export const explainerTexts = {
  documentTitle: "What is Wayfellow?",
  title: "A trip is lived one part of the day at a time",
  lead: "Wayfellow plans it with you, shares it with the people you travel with, and on the road shows you the one thing that matters: where you are in the day, and what comes next.",
  back: "Welcome",
  signUp: "Sign up and plan a trip",

  sample: {
    city: "Lisbon",
    day: "Day 2 of 4",
    with: "Lisbon, with Ana and Jo",
    line: "A sample day in Lisbon",
    about:
      "The line of the day: morning, afternoon and evening, each under its own sky. Finish one and the next is waiting.",
  },

  stepsTitle: "From an idea to a memory",
  steps: [
    {
      title: "Say what you are after",
      text: "The city, the dates, who comes along; then what matters to you, how you get about and how full a day may be. It takes about 5 minutes.",
    },
    {
      title: "Choose what you would hate to miss",
      text: "The assistant suggests real places in the city. Pick three or so: they become the anchors that the days are built around.",
    },
    {
      title: "Read your days as they are written",
      text: "Each day arrives with a morning, an afternoon and an evening that lie near one another. Change any of them by hand, or tell the assistant what you would rather do.",
    },
    {
      title: "Bring your companions",
      text: "Send them the trip's join code. They see the same plan on their own phones, and every change as it is made.",
    },
    {
      title: "Live it, block by block",
      text: "Start the trip and follow the day. If it rains, or feet hurt, say so and the block is rewritten. Ask about anything on the plan.",
    },
    {
      title: "Keep it",
      text: "A few words and a mood each evening. At the end they are the memory of the trip, day by day.",
    },
  ],

  questionsTitle: "Before you ask",
  questions: [
    {
      question: "Are the places real?",
      answer:
        "In the cities it knows, yes: every stop is a place that exists; the assistant chooses among places it knows and cannot make one up. Elsewhere the plan says plainly which parts are ideas rather than named places. Check opening times before you set out.",
    },
    {
      question: "What if there is no signal?",
      answer:
        "Your trip is kept on your phone, so the plan in front of you stays readable when the signal goes. What you were writing stays where you typed it until it can be sent.",
    },
    { question: "Who sees my trip?", answer: "You, and those who join with your code. Nobody else." },
    {
      question: "Who decides?",
      answer:
        "The organizer plans the trip and runs its days. Companions read along, ask the assistant and write reflections of their own.",
    },
  ],
};
