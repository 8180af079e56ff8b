import { terms } from '#contract/support/terms.ts'
import { describe, expect, it } from 'vitest'
import { aRequest, aTerm } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
await server.add(terms, aTerm())
const token = await server.login('admin')

const send = async (change: Record<string, unknown>) => (await server.ask('POST /api/v1/forms', { body: aRequest(change) })).answer.form
const listed = async (q: string) => {
  const { forms } = (await server.ask('GET /api/console/forms', { token, query: { q } })).answer
  return forms.map(({ name, phone }) => `${name} ${phone}`)
}
const open = (_id: string) => server.ask('GET /api/console/forms/{_id}', { token, params: { _id } })
const masked = '김** 010-****-5678'

describe('whose a request is', () => {
  it('is not seen in the list until somebody opens it, which is noted; it is found by the name all the same', async () => {
    const { _id } = await send({ name: '김하나' })
    expect(await listed('김하나')).toEqual([masked])
    const actions = () => db.selectFrom('audit').select('action').where('_item', '=', _id).where('action', '=', 'read').execute()
    expect(await actions()).toEqual([])
    expect((await open(_id)).answer.form).toMatchObject({ name: '김하나', phone: '010-1234-5678', version: 1 })
    expect(await actions()).toHaveLength(1)
    expect(await listed('김하나')).toEqual(['김하나 010-1234-5678'])
  })

  it('is seen of what was dealt with without being opened, and of what staff took themselves', async () => {
    const { _id } = await send({ name: '김두리' })
    const change = (stage: 'booked' | 'received') => server.ask('PUT /api/console/forms/{_id}', { token, params: { _id }, body: { stage } })
    await change('booked')
    expect(await listed('김두리')).toEqual(['김두리 010-1234-5678'])
    await change('received')
    expect(await listed('김두리')).toEqual(['김두리 010-1234-5678'])
    const taken = { name: '김세나', phone: '010-2222-3333', content: '전화로 물음' }
    await server.ask('POST /api/console/forms', { token, body: taken })
    expect(await listed('김세나')).toEqual(['김세나 010-2222-3333'])
  })

  it('is not told by a refusal, nor beside another request', async () => {
    const { _id } = await send({ name: '김네모' })
    const stale = { token, params: { _id }, body: { memo: 'x' }, headers: { 'if-match': '"9"' } }
    const { status, error } = await server.ask('PUT /api/console/forms/{_id}', stale)
    expect([status, error.current]).toMatchObject([412, { form: { name: '김**', phone: '010-****-5678' } }])
    expect((await server.ask('DELETE /api/console/forms/{_id}', { ...stale, body: undefined })).error.current).toMatchObject({
      form: { name: '김**' },
    })
    const conflicts = async () =>
      (await server.ask('POST /api/console/forms/conflicts', { token, body: { name: '김네모' } })).answer.conflicts
    expect((await conflicts()).map(({ form }) => form.name)).toEqual(['김**'])
    await open(_id)
    expect((await conflicts()).map(({ form }) => form.name)).toEqual(['김네모'])
  })

  it('leaves no trace of its opening when it is removed', async () => {
    const { _id } = await send({ name: '김다솜' })
    await open(_id)
    await server.ask('DELETE /api/console/forms/{_id}', { token, params: { _id } })
    expect(await db.selectFrom('requestOpenings').select('_form').where('_form', '=', _id).execute()).toEqual([])
  })
})
