import { isRedirect } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { keepTo } from './keep-to.ts'
import type { SsrContext } from './ssr-context.tsx'

/** Where a guard leads to; nothing where it lets in. */
const leads = (site: 'firm' | 'centre', facts: Partial<SsrContext>): unknown => {
  try {
    keepTo(site)({ context: { facts: { structuredData: [], ...facts } as SsrContext } })
    return undefined
  } catch (error) {
    return isRedirect(error) ? error.options.to : error
  }
}

it('a page of the site that is not here leads to the one that is', () => {
  expect([leads('firm', { only: 'centre' }), leads('centre', { only: 'firm' })]).toEqual(['/fairs', '/'])
})

it('a page of a site that is here, or at a host of its own, is let in', () => {
  const other = 'https://firm.example'
  expect([leads('firm', {}), leads('centre', {}), leads('firm', { only: 'firm' }), leads('firm', { only: 'centre', other })]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})
