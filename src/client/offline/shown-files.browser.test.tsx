import { expect, it, vi } from 'vitest'
import { storeShownFiles } from './shown-files.ts'

const file = (name: string) => `${location.origin}/api/v1/files/${name}/480.webp`

const isLoaded = (url: string) => performance.getEntriesByName(url).length > 0

it('has the pictures stored that the page shows, and not those that the content sync fetches', async () => {
  // The browser keeps 250 entries, and other tests have loaded more.
  performance.clearResourceTimings()
  await fetch(file('synced')).catch(() => undefined)
  new Image().src = file('shown')
  await expect.poll(() => [file('synced'), file('shown')].every(isLoaded)).toBe(true)
  const postMessage = vi.fn<(message: unknown) => void>()
  storeShownFiles({ postMessage })
  await expect.poll(() => postMessage.mock.calls).toEqual([[{ type: 'KEEP', urls: [file('shown')] }]])
})
