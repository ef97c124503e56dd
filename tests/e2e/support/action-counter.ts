import type { Page } from "playwright-core";

/**
 * Does what a visitor does, and counts it: each press, and each field filled, is one action. What a screen does by itself, or has filled in
 * already, is none.
 */
export class ActionCounter {
  #presses = 0;
  #fields = 0;

  constructor(readonly page: Page) {}

  get actions(): number {
    return this.#presses + this.#fields;
  }

  get presses(): number {
    return this.#presses;
  }

  get fields(): number {
    return this.#fields;
  }

  async press(name: string | RegExp, page: Page = this.page): Promise<void> {
    this.#presses += 1;
    await page.getByRole("button", { name }).or(page.getByRole("link", { name })).first().click();
  }

  async fill(label: string | RegExp, text: string, page: Page = this.page): Promise<void> {
    this.#fields += 1;
    await page.getByLabel(label).fill(text);
  }

  /** Chooses from a list that opens. */
  async select(label: string, option: string): Promise<void> {
    this.#fields += 1;
    await this.page.getByLabel(label).selectOption(option);
  }

  async check(name: string | RegExp): Promise<void> {
    this.#presses += 1;
    await this.page.getByRole("checkbox", { name }).check();
  }

  /** Signs in by the local issuer, whose window asks for a name and an e-mail. Google's asks for an account, one action. */
  async signIn(button: string | RegExp, who: { name: string; email: string }): Promise<void> {
    const [popup] = await Promise.all([this.page.waitForEvent("popup"), this.press(button)]);
    await this.fill("Name", who.name, popup);
    await this.fill("E-mail", who.email, popup);
    await Promise.all([popup.waitForEvent("close"), this.press("Continue", popup)]);
  }
}
