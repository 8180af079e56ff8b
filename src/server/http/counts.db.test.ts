import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { expect, it } from 'vitest'
import { aLawyer, aStory } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const token = await server.login('editor')
const { _id } = await server.add(lawyers, aLawyer())
const story = (ko: string, change: Parameters<typeof aStory>[0]) => server.add(success, aStory({ subject: { ko }, ...change }))
await story('양육비 하나', { code: 'firm', practice: 'divorce', _lawyer: _id })
await story('양육비 둘', { code: 'firm', practice: 'tax', isDivorceMain: true })
await story('상속', { code: 'representative', practice: 'tax', isPublished: false })

const counts = async (query: object = {}) => (await server.ask('GET /api/console/success/counts', { token, query })).answer.counts

it('a list says how many there are of each kind, drafts too', async () => {
  expect(await counts()).toEqual({
    code: { firm: 2, representative: 1 },
    site: { divorce: 3 },
    isDivorceMain: { true: 1, false: 2 },
    practice: { divorce: 1, tax: 2 },
    _lawyer: { [_id]: 1, none: 2 },
  })
})

it('each filter is counted under the others, and under the words', async () => {
  expect(await counts({ code: 'firm' })).toMatchObject({ code: { firm: 2, representative: 1 }, practice: { divorce: 1, tax: 1 } })
  expect(await counts({ code: 'firm', _lawyer: 'none' })).toEqual({
    code: { firm: 1, representative: 1 },
    site: { divorce: 1 },
    isDivorceMain: { true: 1 },
    practice: { tax: 1 },
    _lawyer: { [_id]: 1, none: 1 },
  })
  expect(await counts({ q: '양육비' })).toMatchObject({ code: { firm: 2 }, practice: { divorce: 1, tax: 1 } })
  expect((await counts({ q: '없는 말' }))['code']).toEqual({})
})

it('lists of tables are counted as well, for those who may see them alone', async () => {
  const name = 'GET /api/console/users/counts'
  const admin = await server.login('admin')
  expect((await server.ask(name, { token: admin })).answer.counts['role']).toMatchObject({ STAFF: 2 })
  expect((await server.ask(name, { token })).status).toBe(403)
})
