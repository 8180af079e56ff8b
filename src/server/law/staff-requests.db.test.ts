import { randomUUID } from 'node:crypto'
import { forms } from '#contract/law/forms.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { terms } from '#contract/support/terms.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { aLawyer, aRequest, aTerm } from '../testing/content.ts'
import { startMailServer } from '../testing/post-office.ts'
import { serverForFile } from '../testing/server.ts'

const mails = await startMailServer()
const server = await serverForFile({ hasAccounts: true, env: { SMTP_URL: mails.url, MAIL_FROM: 'Ieumsae <no-reply@ieumsae.example>' } })
const { db } = server.database
const { mail } = server.app.platform
const token = await server.login('admin')
const editor = await server.login('editor')
await server.add(terms, aTerm())

const letter = { to: 'kim@example.com', subject: '상담 답변', html: '<p>답변 드립니다.</p><script>alert(1)</script>' }
const answer = async (_id: string, change: object = {}, headers: Record<string, string> = {}) => {
  const reply = await server.ask('PUT /api/console/forms/{_id}/email', { token, params: { _id }, headers, body: { ...letter, ...change } })
  await mail.idle()
  return reply
}
const open = async () => (await server.ask('POST /api/v1/forms', { body: aRequest() })).answer.form
const find = async (_id: string) => {
  const form = await repositoryOf(forms).find(db, _id)
  if (typeof form !== 'object') throw new Error('no form')
  return form
}
const notesOn = async (_item: string) =>
  (await db.selectFrom('audit').select('action').where('_item', '=', _item).orderBy('_id').execute()).map(({ action }) => action)
const deliveries = async () => (await db.selectFrom('deliveries').selectAll().execute()).length

describe('an answer by mail', () => {
  it('is sent, marks the request answered, begins its period again, and is noted', async () => {
    const { _id, receipt } = await open()
    await repositoryOf(forms).update(db, await find(_id), { eraseAt: '2026-12-01T00:00:00.000Z' })
    const { status, answer: answered } = await answer(_id)
    expect(status).toBe(200)
    expect(answered.form).toMatchObject({ _id, receipt, stage: 'contacted', status: 'answered', memo: '', version: 3 })
    expect(answered.form.eraseAt).not.toBe('2026-12-01T00:00:00.000Z')
    expect(mails.received.map(({ to }) => to)).toEqual([['kim@example.com']])
    expect(mails.received[0]?.source).not.toContain('script')
    expect(await notesOn(_id)).toEqual(['change', 'send'])
    const shown = await server.ask('GET /api/v1/forms/receipts/{receipt}', { params: { receipt } })
    expect(shown.answer.form.status).toBe('answered')
    const timeline = await server.ask('GET /api/console/forms/{_id}/events', { token, params: { _id } })
    expect(timeline.answer.events[0]).toMatchObject({ kind: 'mail', note: '상담 답변\n\n답변 드립니다.', delivery: 'sent' })
  })

  it('is sent once for a key', async () => {
    const { _id } = await open()
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = [await answer(_id, {}, headers), await answer(_id, {}, headers)]
    expect([first.status, second.text]).toEqual([200, first.text])
    expect([mails.received.length, (await find(_id)).version]).toEqual([1, 2])
  })

  it('honours If-Match: what somebody else has changed is shown, and nothing is sent', async () => {
    const { _id } = await open()
    expect((await answer(_id, {}, { 'if-match': '"1"' })).status).toBe(200)
    const before = await deliveries()
    const { status, error } = await answer(_id, {}, { 'if-match': '"1"' })
    expect([status, error.code]).toEqual([412, 'stale'])
    expect(error.current).toMatchObject({ form: { _id, status: 'answered', version: 2 } })
    expect([await deliveries(), mails.received.length]).toEqual([before, 1])
  })

  it('to a request that is not there, or no longer, is not sent', async () => {
    const { _id } = await open()
    await server.ask('DELETE /api/console/forms/{_id}', { token, params: { _id } })
    const before = await deliveries()
    expect([(await answer(randomUUID())).status, (await answer(_id)).status]).toEqual([404, 410])
    expect([await deliveries(), mails.received]).toEqual([before, []])
  })

  it.each([
    ['to', { to: 'kim@example.com\nBcc: thief@example.com' }],
    ['subject', { subject: 'a\r\nBcc: thief@example.com' }],
    ['html', { html: '<script>alert(1)</script>' }],
  ])('with a wrong %s is refused, and the request stays as it was', async (path, change) => {
    const { _id } = await open()
    const { status, error } = await answer(_id, change)
    expect([status, error.issues?.map((issue) => issue.path)]).toEqual([400, [path]])
    expect([await find(_id), await notesOn(_id)]).toEqual([expect.objectContaining({ status: 'received', version: 1 }), []])
  })

  it('is refused to staff without the scope', async () => {
    const { _id } = await open()
    const asked = { token: editor, params: { _id }, body: letter }
    expect((await server.ask('PUT /api/console/forms/{_id}/email', asked)).status).toBe(403)
    expect((await find(_id)).status).toBe('received')
  })
})

describe('a request taken by phone', () => {
  const taken = { name: '홍길동', phone: '010-1234-5678', content: '이혼 상담을 원함' }
  const note = (change: object = {}, headers: Record<string, string> = {}) =>
    server.ask('POST /api/console/forms', { token, headers, body: { ...taken, ...change } })

  it('is stored as others are, with a receipt and a period, without a consent, and noted', async () => {
    const { status, headers, answer: noted } = await note({ locale: 'en', site: 'sex-offence' })
    expect(status).toBe(201)
    const { form } = noted
    expect(headers['location']).toBe(`/api/console/forms/${form._id}`)
    expect(form).toMatchObject({ ...taken, kind: 'consultation', status: 'received', locale: 'en', site: 'sex-offence' })
    expect(form).toMatchObject({ consent: null, suspicion: null, _lawyer: null, files: [], memo: '' })
    const months = (Date.parse(form.eraseAt ?? '') - Date.now()) / (30.44 * 86_400_000)
    expect(Math.round(months)).toBe(12)
    expect(await notesOn(form._id)).toEqual(['create'])
    const params = { receipt: form.receipt }
    expect((await server.ask('GET /api/v1/forms/receipts/{receipt}', { params })).answer.form.status).toBe('received')
    expect((await server.ask('GET /api/console/forms', { token, query: { receipt: form.receipt } })).answer.summary.total).toBe(1)
  })

  it('may name a lawyer who is there, published or not, and no other', async () => {
    const { _id } = await server.add(lawyers, { ...aLawyer(), isPublished: false })
    expect((await note({ _lawyer: _id })).answer.form).toMatchObject({ _lawyer: _id, site: 'divorce', locale: 'ko' })
    const { status, error } = await note({ _lawyer: randomUUID() })
    expect([status, error.issues?.[0]?.path]).toEqual([400, '_lawyer'])
  })

  it.each([
    ['name', { name: ' ' }, '성함을 입력해주세요'],
    ['phone', { phone: undefined }, '연락처를 입력해주세요'],
    ['content', { content: '' }, '문의내용을 입력해주세요'],
  ])('without %s is refused in the words of the specification', async (path, change, message) => {
    const { status, error } = await note(change)
    expect([status, error.message, error.issues?.[0]?.path]).toEqual([400, message, path])
  })

  it('leaves nothing of what was said when it is removed, not even what staff were answered', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const { _id } = (await note({ name: '지워질이름' }, headers)).answer.form
    await answer(_id, {}, { 'idempotency-key': randomUUID() })
    const answered = async () => JSON.stringify(await db.selectFrom('idempotency').select('body').execute())
    expect(await answered()).toContain('지워질이름')
    expect((await server.ask('DELETE /api/console/forms/{_id}', { token, params: { _id } })).status).toBe(204)
    expect(await answered()).not.toContain('지워질이름')
  })

  it('takes nothing that is not for staff to say', async () => {
    for (const change of [{ receipt: '261121-AAAAAA' }, { consent: null }, { status: 'closed' }, { stage: 'closed' }, { eraseAt: null }])
      expect((await note(change)).status).toBe(400)
  })

  it('is stored once for a key, and not without the scope', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = [await note({}, headers), await note({}, headers)]
    expect([first.status, second.text]).toEqual([201, first.text])
    expect((await server.ask('POST /api/console/forms', { token: editor, body: taken })).status).toBe(403)
  })
})
