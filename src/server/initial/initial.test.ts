import { levels } from '#contract/account/levels.ts'
import type { AnyResource } from '#contract/resource.ts'
import { setting } from '#contract/site/setting.ts'
import { statements } from '#contract/site/statements.ts'
import type { SiteName } from '#contract/sites.ts'
import { centreTermCodes, termCodes, terms } from '#contract/support/terms.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { cleanFields } from '../http/rich-text.ts'
import { levels as initialLevels } from './levels.ts'
import { setting as initialSetting } from './setting.ts'
import { statements as initialStatements } from './statements.ts'
import { terms as initialTerms } from './terms.ts'
import { toStatement } from './types.ts'

const effectiveAt = '2026-11-23T00:00:00.000Z'
const contents: [string, AnyResource & { fields: Record<string, z.ZodType> }, readonly object[]][] = [
  ['setting', setting, [initialSetting]],
  ['terms', terms, initialTerms.map((term) => ({ ...term, effectiveAt }))],
  ['statements', statements, initialStatements.map((statement) => toStatement(statement))],
  ['levels', levels, initialLevels],
]

const isWritten = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true
  return 'ko' in value ? 'en' in value && 'cn' in value : Object.values(value).every(isWritten)
}

describe('what an installation begins with', () => {
  it.each(contents)('%s fit their declaration, keep their HTML when it is cleaned, and are in every language', (_name, resource, items) => {
    for (const item of items) {
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
