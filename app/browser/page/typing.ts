/** Whether the traveller is in the middle of writing something on this screen: the caret is in a field, or one holds words. */
export function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    "main textarea, main input[type=text], main input:not([type])",
  );
  return [...fields].some((field) => field === document.activeElement || field.value !== "");
}
