/** How to have the app on the home screen. */
export const installTexts = {
  title: "Wayfellow on your home screen",
  means: "It then opens like any other app, without the browser around it.",
  install: "Install Wayfellow",
  onApple: "In Safari, press Share and then Add to Home Screen.",
};
