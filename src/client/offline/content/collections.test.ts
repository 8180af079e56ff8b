import { practiceCodes } from '#contract/law/practices.ts'
import { expect, it } from 'vitest'
import { documents } from './sync.ts'

it('every business area is stored', () => {
  const stored = documents.flatMap(([name, input]) => (name === 'GET /api/v1/areas/{code}' ? [input] : []))
  expect(stored).toHaveLength(practiceCodes.length)
  expect(stored).toEqual(expect.arrayContaining(practiceCodes.map((code) => ({ params: { code } }))))
})
