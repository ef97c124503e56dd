/** An address that leads to no screen (SPEC section 2, page not found). */
export const notFoundTexts = {
  title: "Page not found",
  lead: "This way leads nowhere. Your trip and everything in it are where you left them.",
};
