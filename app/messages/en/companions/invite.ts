/** Every sentence of the invitation. */
export const inviteTexts = {
  title: "Bring your companions",
  copy: "Copy message",
  share: "Share",
  copied: "Message copied to clipboard!",
  byHand: "Your browser keeps the clipboard to itself. Tap the message to select it, then copy it by hand.",
};
