/** Every sentence of /yourstuck. */
export const helpTexts = {
  documentTitle: "Help · Wayfellow",
  title: "Sorry you're stuck",
  lead: "That should not have happened. Tell us what did, and we will look into it.",
  back: "Welcome",
  email: "Your email",
  emailHint: "So that we can answer you.",
  message: "What happened?",
  messageHint: "What did you want to do, and what came instead?",
  send: "Send",
  thanks: "Thank you! We'll get back to you within 24 hours.",
};
