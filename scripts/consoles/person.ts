import type { FileChooser, Locator, Page } from 'playwright'

/**
 * The keystroke-level model (Card, Moran and Newell, 1980), in seconds: what a trained person needs beside the waiting.
 * It is the same for all products: only the number and kind of the steps differ.
 */
export const klm = {
  /** To think of the next step. */
  think: 1.35,
  /** To point at something. */
  point: 1.1,
  /** To press and release the button of the mouse. */
  click: 0.2,
  /** To move the hand between mouse and keyboard. */
  home: 0.4,
  /** A key, of an average typist; a Korean syllable is 2.5 keys. */
  key: 0.28,
} as const

const keysOf = (text: string): number => [...text].reduce((sum, sign) => sum + (/[가-힣]/.test(sign) ? 2.5 : 1), 0)

/** What has to be seen after a step: its waiting ends there. */
type Effect = Locator | (() => Promise<unknown>)

const seen = (effect: Effect): Promise<unknown> => (typeof effect === 'function' ? effect() : effect.first().waitFor())

export interface Effort {
  steps: number
  /** Seconds that the person needs by the model. */
  person: number
  /** Seconds that the person waits for the machine. */
  waiting: number
}

/** Plays a trained person, and counts: a click, a filled field, a key chord and a chosen file are a step each. */
export class Person {
  readonly page: Page
  #steps = 0
  #person = 0
  #waiting = 0
  #isAtKeyboard = false

  constructor(page: Page) {
    this.page = page
  }

  get effort(): Effort {
    return { steps: this.#steps, person: this.#person, waiting: this.#waiting / 1000 }
  }

  /** A step: the deed, and the wait for its effect. */
  async #step(seconds: number, deed: () => Promise<unknown>, effect: Effect | undefined): Promise<void> {
    this.#steps += 1
    this.#person += klm.think + seconds
    const start = performance.now()
    await deed()
    if (effect !== undefined) await seen(effect)
    this.#waiting += performance.now() - start
  }

  #pointing(): number {
    const home = this.#isAtKeyboard ? klm.home : 0
    this.#isAtKeyboard = false
    return home + klm.point + klm.click
  }

  #typing(keys: number): number {
    const home = this.#isAtKeyboard ? 0 : klm.home
    this.#isAtKeyboard = true
    return home + keys * klm.key
  }

  click(target: Locator, effect?: Effect): Promise<void> {
    return this.#step(this.#pointing(), () => target.click(), effect)
  }

  /** Points into a field, and types; what is there is replaced. */
  fill(field: Locator, text: string, effect?: Effect): Promise<void> {
    return this.#step(this.#pointing() + this.#typing(keysOf(text)), () => field.fill(text), effect)
  }

  /** Types where the cursor is already. */
  type(text: string, effect?: Effect): Promise<void> {
    return this.#step(this.#typing(keysOf(text)), () => this.page.keyboard.insertText(text), effect)
  }

  /** The browser's own list of options: a click opens it, another chooses. */
  async select(field: Locator, value: string): Promise<void> {
    await this.#step(this.#pointing(), () => field.focus(), undefined)
    await this.#step(this.#pointing(), () => field.selectOption(value), undefined)
  }

  /** The same in a field of parts, which moves on by itself from one to the next. */
  fillParts(first: Locator, keys: string): Promise<void> {
    const deed = async () => {
      await first.click()
      await this.page.keyboard.type(keys)
    }
    return this.#step(this.#pointing() + this.#typing(keys.length), deed, undefined)
  }

  press(chord: string, effect?: Effect): Promise<void> {
    return this.#step(this.#typing(chord.split('+').length), () => this.page.keyboard.press(chord), effect)
  }

  /** Opens the system's dialog by a click, and chooses a file there by two more: two steps. */
  async choose(button: Locator, file: string, effect: Effect): Promise<void> {
    const deed = async () => {
      const chooser = this.page.waitForEvent('filechooser')
      await Promise.all([chooser, button.click()])
      return chooser
    }
    let chooser: FileChooser | undefined
    await this.#step(this.#pointing(), async () => (chooser = await deed()), undefined)
    await this.#step(this.#pointing() + klm.click, async () => chooser?.setFiles(file), effect)
  }
}
