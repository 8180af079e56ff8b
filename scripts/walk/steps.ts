import type { Page } from 'playwright'

export const port = Number(process.env['PORT'] ?? 4194)
export const origin = `http://localhost:${port}`
export const administrator = { username: 'jisu', password: 'walk-office-2026' }
export const clerk = { username: 'minji', password: 'walk-clerk-2026' }

export function check(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(`This does not hold: ${what}`)
}

/** Says which step is taken, so that a failure is known by its step. */
export async function step<T>(name: string, take: () => Promise<T>): Promise<T> {
  const begin = performance.now()
  try {
    const result = await take()
    console.log(`${name.padEnd(52)} ${((performance.now() - begin) / 1000).toFixed(1)} s`)
    return result
  } catch (error) {
    throw new Error(`Failed at: ${name}`, { cause: error })
  }
}

export const open = (page: Page, address: string) => page.goto(`${origin}/console/${address}`)

/** Opens an address of the public site, on a wide and on a narrow screen, as one who was here before. */
export async function expectOnSite(visitors: readonly Page[], address: string, text: string): Promise<void> {
  for (const page of visitors) {
    const shown = page.getByText(text).filter({ visible: true }).first()
    // Who was here before is shown at first what the device has, and the next time what it has fetched meanwhile.
    for (let tries = 0; tries < 5; tries++) {
      await page.goto(`${origin}${address}`)
      if (
        await shown.waitFor({ timeout: 4000 }).then(
          () => true,
          () => false,
        )
      )
        break
      check(tries < 4, `“${text}” at ${address}`)
    }
  }
}

/** People of the walk: one at work, and two who look at the public site. */
export interface Walk {
  office: Page
  wide: Page
  narrow: Page
  /** Another one's window. */
  open: (width: number) => Promise<Page>
}
