import { shapeOf } from '#contract/shape.ts'
import * as z from 'zod'
import { expect, it } from 'vitest'
import { complete, defaultsIn } from './complete.ts'

const { fields } = shapeOf(
  z.strictObject({
    name: z.string(),
    isPinned: z.boolean().default(false),
    reviewedAt: z.string().nullable().default(null),
    offices: z.array(z.strictObject({ city: z.string(), hours: z.array(z.string()).default([]) })),
    map: z.strictObject({ zoom: z.number().default(3) }).nullable(),
  }),
)

it('gives stored values the defaults of fields that came later, at every depth', () => {
  expect(complete(fields, { name: 'a', offices: [{ city: 'Seoul' }, { city: 'Daegu', hours: ['9'] }], map: {} })).toEqual({
    name: 'a',
    isPinned: false,
    reviewedAt: null,
    offices: [
      { city: 'Seoul', hours: [] },
      { city: 'Daegu', hours: ['9'] },
    ],
    map: { zoom: 3 },
  })
})

it('leaves what is there as it is, null and unknown fields too', () => {
  const item = { name: 'a', isPinned: true, reviewedAt: '2026-01-01', offices: [], map: null, older: 1 }
  expect(complete(fields, item)).toEqual(item)
})

it('names the fields with a default, so that a new one is noticed', () => {
  expect(defaultsIn(fields)).toEqual(['.isPinned', '.reviewedAt', '.offices[].hours', '.map.zoom'])
})
