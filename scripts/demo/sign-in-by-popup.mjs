/**
 * Signs in by the local issuer's popup, as a traveller does, from /access or wherever else a button opens it.
 * @param {import("playwright-core").Page} page @param {{ name: string, email: string }} who @param {string | RegExp} [button]
 */
export async function signInByPopup(page, who, button = /sign in/i) {
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name: button }).click()]);
  await popup.getByLabel(/name/i).fill(who.name);
  await popup.getByLabel(/e-?mail/i).fill(who.email);
  await Promise.all([popup.waitForEvent("close"), popup.getByRole("button", { name: /sign in|continue/i }).click()]);
}
