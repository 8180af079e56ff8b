import { areas as resource } from '#contract/law/areas.ts'
import { practiceCodes } from '#contract/platform/practices.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { cleanFields } from '#server/http/rich-text.ts'
import { areas } from './areas.ts'

/** The paths of texts that lack a language. */
const untranslated = (value: unknown, path: string): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('ko' in value) return ['en', 'cn'].filter((locale) => !(locale in value)).map((locale) => `${path}.${locale}`)
  return Object.entries(value).flatMap(([key, item]) => untranslated(item, `${path}.${key}`))
}

/** What a page of law must not say: words that only a certified lawyer may use of himself, and promises. */
const forbidden = /전문|전담|보장|최고|할인|무료|specialist|we guarantee|discount|free of charge|专业|保证胜诉|折扣|免费/i

describe('the business areas of the seed', () => {
  it('are the six of the routes, each once', () => {
    expect(areas.map(({ code }) => code).toSorted()).toEqual([...practiceCodes].toSorted())
  })

  it.each(areas)('$code fits its declaration, keeps its HTML when that is cleaned, and is written in every language', (area) => {
    const fields = z.strictObject(resource.fields)
    const row = { ...area, image: null }
    expect(z.prettifyError(fields.safeParse(row).error ?? new z.ZodError([]))).toBe('')
    expect(cleanFields(resource.shapes.all, row)).toEqual(row)
    expect(untranslated(row, area.code)).toEqual([])
  })

  it.each(areas)('$code says nothing that advertising of lawyers may not say', (area) => {
    expect(forbidden.exec(JSON.stringify(area))?.[0]).toBeUndefined()
  })
})
