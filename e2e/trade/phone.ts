import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, frameHydrated, loaded } from '../fixtures.ts'
import type { Language } from '../words.ts'

/** How often a way asks its person to press, and to type. */
interface Effort {
  presses: number
  texts: number
}

/** A phone in the hand of somebody who reads one language, whose every press is counted. */
export class Phone {
  readonly page: Page
  readonly t: Language['t']
  readonly #owner: string
  #spent: Effort = { presses: 0, texts: 0 }

  private constructor(owner: string, page: Page, { t }: Language) {
    this.#owner = owner
    this.page = page
    this.t = t
  }

  static async of(owner: string, device: BrowserContext, language: Language): Promise<Phone> {
    return new Phone(owner, await device.newPage(), language)
  }

  /** Goes a way from its beginning to its end, which may take so many presses and texts and no more. */
  async way(name: string, most: Effort, go: () => Promise<void>): Promise<void> {
    this.#spent = { presses: 0, texts: 0 }
    await go()
    const { presses, texts } = this.#spent
    expect(presses, `${this.#owner}, ${name}: presses (at most ${most.presses})`).toBeLessThanOrEqual(most.presses)
    expect(texts, `${this.#owner}, ${name}: texts that are typed (at most ${most.texts})`).toBeLessThanOrEqual(most.texts)
  }

  /** Opens an address as a link of a mail, or the installed app, does: that is no press on the page. */
  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await this.see()
  }

  /** Waits until a page is there, and answers: it fits the phone. @param korean its title */
  async see(korean?: string): Promise<void> {
    const title = korean === undefined ? {} : { name: this.t(korean) }
    await expect(this.page.getByRole('heading', { level: 1, ...title })).toBeVisible()
    await frameHydrated(this.page)
    await loaded(this.page)
    await expectNoSidewaysScroll(this.page)
  }

  async tap(target: Locator): Promise<void> {
    this.#spent.presses += 1
    await target.tap()
  }

  /** Presses the one button, link or box of a name, in words of Korean that the phone has in its own language. */
  async press(role: 'button' | 'link' | 'checkbox' | 'radio', korean: string, within: Page | Locator = this.page): Promise<void> {
    await this.tap(within.getByRole(role, { name: this.t(korean) }))
  }

  async type(korean: string, text: string): Promise<void> {
    this.#spent.texts += 1
    await this.page.getByRole('textbox', { name: this.t(korean) }).fill(text)
  }

  /** Types a day into the one field of a name. */
  async pickDay(korean: string, day: string): Promise<void> {
    this.#spent.texts += 1
    await this.page.getByLabel(this.t(korean)).fill(day)
  }

  /** Chooses from a list: it is opened by one press, and closed by the other. */
  async choose(korean: string, option: string): Promise<void> {
    this.#spent.presses += 2
    await this.page.getByRole('combobox', { name: this.t(korean) }).selectOption({ label: this.t(option) })
  }

  /** Reads what the app says without a press. */
  async hear(korean: string): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: this.t(korean) })).toBeVisible()
  }

  /** Answers a question of the app, or closes what it says. */
  async agree(korean: string): Promise<void> {
    const alert = this.page.getByRole('alertdialog')
    await expect(alert).toContainText(this.t(korean))
    await this.press('button', '확인', alert)
  }
}
