import type { SiteName } from '#contract/sites.ts'
import { centreTermCodes, termCodes } from '#contract/support/terms.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { cleanFields } from './http/rich-text.ts'
import { join } from './module.ts'
import { modules } from './modules.ts'
import { terms as initialTerms } from './support/first/terms.ts'

const contents = join(modules).firstContent.map(
  ({ resource, rows }) => [resource.path, resource, rows({ now: new Date(), only: undefined })] as const,
)

const isWritten = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true
  return 'ko' in value ? 'en' in value && 'cn' in value : Object.values(value).every(isWritten)
}

describe('what an installation begins with', () => {
  it.each(contents)('%s fit their declaration, keep their HTML when it is cleaned, and are in every language', (_name, resource, items) => {
    expect(items.length).toBeGreaterThan(0)
    for (const { createdAt: _createdAt, ...item } of items) {
      expect(z.prettifyError(z.strictObject(resource.fields).safeParse(item).error ?? new z.ZodError([]))).toBe('')
      expect(cleanFields(resource.shapes.all, item as Record<string, unknown>)).toEqual(item)
      expect(isWritten(item)).toBe(true)
    }
  })

  it('has each of the terms once, and the consent that a request needs', () => {
    const codesOf = (site: SiteName) => initialTerms.filter((term) => term.site === site).map(({ code }) => code)
    expect([codesOf('firm'), codesOf('centre')]).toEqual([termCodes, centreTermCodes])
    expect(initialTerms[0]?.consent?.months).toBe(12)
  })
})
