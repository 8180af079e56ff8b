import type { SiteName } from '#contract/sites.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { keepToSite } from './keep-to-site.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Where a page leads to; nothing where it stays. */
const leads = (routeId: string, { only, other }: { only?: SiteName; other?: string }): unknown => {
  const replace = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { replace })
  keepToSite({ state: { matches: [{ routeId: '__root__' }, { routeId }] } }, only, other)
  return replace.mock.lastCall?.[0]
}

it('a page of the site that is not here leads to the one that is', () => {
  expect([leads('/_firm', { only: 'centre' }), leads('/_fairs', { only: 'firm' })]).toEqual(['/fairs', '/'])
})

it('a page of a site that is here, of both, or at a host of its own, stays', () => {
  const other = 'https://firm.example'
  const stays = [
    leads('/_firm', {}),
    leads('/_firm', { only: 'firm' }),
    leads('/_shared', { only: 'centre' }),
    leads('/_firm', { only: 'centre', other }),
  ]
  expect(stays).toEqual([undefined, undefined, undefined, undefined])
})
