import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../data/query-client.ts'
import { persist } from './persist.ts'

afterEach(() => vi.unstubAllGlobals())

const meta = { offline: 'localStorage' } as const
const read = (client: QueryClient, key: string, queryFn: () => string) =>
  client.prefetchQuery({ queryKey: [key], queryFn, meta, staleTime: 60_000 })

it('what a visit has left is shown at once and asked for again, however young it is; what the page brought is not', async () => {
  const former = createQueryClient()
  for (const key of ['setting', 'banners']) await read(former, key, () => 'former')
  const stored = { buster: 'development', timestamp: Date.now(), clientState: dehydrate(former) }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored), setItem: () => undefined, removeItem: () => undefined })

  const client = createQueryClient()
  await read(client, 'setting', () => 'of the page')
  await persist(client)
  expect(client.getQueryData(['banners'])).toBe('former')
  const asked = vi.fn<() => string>(() => 'of the server')
  await read(client, 'banners', asked)
  await read(client, 'setting', asked)
  expect(asked).toHaveBeenCalledTimes(1)
  expect([client.getQueryData(['banners']), client.getQueryData(['setting'])]).toEqual(['of the server', 'of the page'])
})
