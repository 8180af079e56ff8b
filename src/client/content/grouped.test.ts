import { languageTag, locales } from '#contract/locale.ts'
import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('whole numbers are grouped as each language of the site does', () => {
  for (const amount of [0, 7, 999, 1000, -999, -1000, 12_345, 123_456, 1_234_567, -9_876_543_210])
    for (const locale of locales) expect(grouped(amount)).toBe(new Intl.NumberFormat(languageTag(locale)).format(amount))
})
