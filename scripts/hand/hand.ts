import type { Locator, Page } from 'playwright'

/** Presses, texts and time that a task took. */
export interface Effort {
  /** Clicks, keys that act (Enter, a shortcut), and parts of a date that have to be typed one by one. */
  presses: number
  /** Texts typed, each without a pause: a name, a date, a paragraph. */
  texts: number
  /** From the first press to what the last one has brought, in s; nobody reads or thinks. */
  seconds: number
}

/** A hand at the console that counts what it does. */
export class Hand {
  readonly page: Page
  #presses = 0
  #texts = 0

  constructor(page: Page) {
    this.page = page
  }

  async press(what: Locator): Promise<void> {
    this.#presses += 1
    await what.click()
  }

  async key(name: string): Promise<void> {
    this.#presses += 1
    await this.page.keyboard.press(name)
  }

  /** Chooses from a menu of the browser. */
  async choose(what: Locator, label: string): Promise<void> {
    this.#presses += 1
    await what.selectOption(label)
  }

  /** Types into a field, where one is by Tab or a click that belongs to it. */
  async type(what: Locator, text: string): Promise<void> {
    this.#texts += 1
    await what.fill(text)
  }

  /** Types the digits of a time of the office's clock, `YYYYMMDDHHMM`. */
  async typeInstant(what: Locator, digits: string): Promise<void> {
    this.#texts += 1
    await what.getByRole('spinbutton').first().click()
    await this.page.keyboard.type(digits)
  }

  /** Chooses a file of the disk. */
  async give(what: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.#presses += 1
    const chooser = this.page.waitForEvent('filechooser')
    await what.click()
    await (await chooser).setFiles(file)
  }

  /** Does a task from where it begins to what it has to bring, and returns what it took. */
  async take(task: (hand: Hand) => Promise<void>): Promise<Effort> {
    const [presses, texts, begin] = [this.#presses, this.#texts, performance.now()]
    await task(this)
    return { presses: this.#presses - presses, texts: this.#texts - texts, seconds: (performance.now() - begin) / 1000 }
  }
}
