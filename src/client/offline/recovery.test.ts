import { afterEach, expect, it, vi } from 'vitest'
import { recoverFromMissingParts } from './recovery.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose parts are gone, and how often it was left, each time with the address that was written by then. */
function start({ isActive, status = 404 }: { isActive: boolean; status?: number }) {
  const [target, stored, left] = [new EventTarget(), new Map<string, string>(), [] as string[]]
  let [written, asked] = ['/', '/']
  let navigates = () => {}
  vi.stubGlobal('window', { addEventListener: target.addEventListener.bind(target), location: { reload: () => left.push(written) } })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('navigator', { userActivation: { isActive } })
  vi.stubGlobal('document', { getElementById: () => null, querySelector: () => null })
  const fetched = vi.fn<() => Promise<{ status: number }>>(() => Promise.resolve({ status }))
  vi.stubGlobal('fetch', fetched)
  recoverFromMissingParts({
    subscribe: (_event, listener) => {
      navigates = listener
      return () => {}
    },
    history: { flush: () => void (written = asked) },
  })
  return {
    left,
    async miss() {
      target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('failed: https://x/assets/guide-1.js') }))
      await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
      await new Promise((resolve) => setTimeout(resolve))
    },
    goTo(path: string) {
      asked = path
      navigates()
    },
  }
}

it('a part that is gone and waited for brings a new document, once', async () => {
  const page = start({ isActive: true })
  await page.miss()
  expect(page.left).toEqual(['/'])
})

it('a link that is pressed while the page is going is gone to', async () => {
  const page = start({ isActive: true })
  await page.miss()
  page.goTo('/guide')
  expect(page.left).toEqual(['/', '/guide'])
})

it('a part that nobody waits for leaves the page as it is; the next page is a new document', async () => {
  const page = start({ isActive: false })
  await page.miss()
  expect(page.left).toEqual([])
  page.goTo('/guide')
  expect(page.left).toEqual(['/guide'])
})

it('a part that is there, but did not arrive, changes nothing', async () => {
  const page = start({ isActive: true, status: 200 })
  await page.miss()
  page.goTo('/guide')
  expect(page.left).toEqual([])
})
