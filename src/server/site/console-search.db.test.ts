import { faqs } from '#contract/support/faqs.ts'
import { forms } from '#contract/law/forms.ts'
import { terms } from '#contract/support/terms.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { aRequest, aTerm } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
await server.add(terms, aTerm())
const admin = await server.login('admin')
const editor = await server.login('editor')
const { token: member } = await addMember(server, 'searcher')

const find = async (q: string, { withPeople = true, token = admin } = {}) =>
  server.ask('POST /api/console/search', { token, body: { q, withPeople } })
const foundBy = async (...asked: Parameters<typeof find>) => {
  const { answer } = await find(...asked)
  return answer.found.map(({ resource, title, mark }) => [resource, title, mark])
}
const request = async (change: Record<string, unknown>) => (await server.ask('POST /api/v1/forms', { body: aRequest(change) })).answer.form
const noted = async (_item: string) =>
  (await server.database.db.selectFrom('audit').select('action').where('_item', '=', _item).execute()).map(({ action }) => action)

describe('a search through all lists', () => {
  it('finds content by its words, and people only when one says so, masked as their list has them and noted', async () => {
    await server.add(faqs, { type: 'inquiry', question: { ko: '구름다리 질문' }, answer: { ko: '<p>답</p>' }, index: 1 } as never)
    const { _id, receipt } = await request({ name: '구름다리', phone: '010-5555-0099' })
    expect(await foundBy('구름다리', { withPeople: false })).toEqual([['center/faqs', '구름다리 질문', null]])
    expect(await noted(_id)).toEqual([])
    expect((await foundBy('구름다리')).toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
      ['center/faqs', '구름다리 질문', null],
      ['forms', '구**', receipt],
    ])
    expect(await foundBy('5555-0099')).toEqual([['forms', '구**', receipt]])
    expect(await noted(_id)).toEqual(['list', 'list'])
    expect(await foundBy('ㄱㄹㄷㄹ')).toHaveLength(2)
  })

  it('opens to nobody what the scopes do not, nor what was set aside', async () => {
    const { _id } = await request({ name: '해오름달' })
    expect(await foundBy('해오름달', { token: editor })).toEqual([])
    expect(await foundBy('해오름달')).toHaveLength(1)
    const form = await repositoryOf(forms).find(server.database.db, _id)
    await repositoryOf(forms).update(server.database.db, form as never, { stage: 'spam' })
    expect(await foundBy('해오름달')).toEqual([])
    expect((await find('해오름달', { token: member })).status).toBe(403)
  })

  it('names five of each list, and asks for two letters at least', async () => {
    for (let each = 0; each < 7; each += 1) await request({ name: `별똥별${each}` })
    expect(await foundBy('별똥별')).toHaveLength(5)
    expect((await find('별')).status).toBe(400)
  })
})
