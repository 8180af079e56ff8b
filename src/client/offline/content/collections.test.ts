import { practiceCodes } from '#contract/law/practices.ts'
import { resources } from '#contract/index.ts'
import { boards } from '#contract/support/boards.ts'
import { faqs } from '#contract/support/faqs.ts'
import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { notifications } from '#contract/support/notifications.ts'
import { success } from '#contract/law/success.ts'
import { expect, it } from 'vitest'
import { collections, collectionNames } from './collections.ts'
import { documents } from './sync.ts'

const declared = { lawyers, success, insights, faqs, notifications, boards }

it('every resource that the contract lets devices keep is stored', () => {
  const paths = resources.filter(({ isOffline }) => isOffline === true).map(({ path }) => path)
  expect(collectionNames.map((name) => collections[name].path).toSorted()).toEqual(paths.toSorted())
})

it.each(collectionNames)('%s is read here as the contract declares it', (name) => {
  const { path, singular, plural, filters, search, ...rest } = declared[name]
  const { initials, ...shape } = collections[name]
  expect(shape).toEqual({
    path,
    singular,
    plural,
    filters,
    search,
    detail: 'detail' in rest ? rest.detail : [],
    neighboursBy: 'neighboursBy' in rest ? rest.neighboursBy : [],
    sort: 'sort' in rest ? rest.sort : '-createdAt',
  })
  expect(search).toEqual(expect.arrayContaining([...initials]))
})

it('every business area is stored', () => {
  const stored = documents.flatMap(([name, input]) => (name === 'GET /api/v1/areas/{code}' ? [input] : []))
  expect(stored).toHaveLength(practiceCodes.length)
  expect(stored).toEqual(expect.arrayContaining(practiceCodes.map((code) => ({ params: { code } }))))
})
