import { readFileSync } from 'node:fs'
import { forms } from '#contract/law/forms.ts'
import { terms } from '#contract/support/terms.ts'
import PO from 'pofile'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { asTables } from '../db/schema.ts'
import { aRequest, aTerm, agreed } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'
import { generateReceiptNumber } from './forms.ts'

const server = await serverForFile({ hasAccounts: true })
await server.add(terms, aTerm())
const send = (body: unknown, headers: Record<string, string> = {}) => server.ask('POST /api/v1/forms', { body, headers })
const count = async () =>
  (await server.ask('GET /api/console/forms', { token: await server.login('admin'), query: { limit: 1 } })).answer.summary.total

const ids = ['form.name', 'form.phone', 'form.content', 'form.consent']
const textsIn = (locale: 'en' | 'cn'): string[] => {
  const { items } = PO.parse(readFileSync(new URL(`../../../locales/${locale}/server.po`, import.meta.url), 'utf8'))
  return ids.map((id) => items.find(({ msgid }) => msgid === id)?.msgstr[0] ?? `no ${id}`)
}
/** Specification 5, in its order; the translations are those of the catalogues. */
const texts = {
  ko: ['성함을 입력해주세요', '연락처를 입력해주세요', '문의내용을 입력해주세요', '개인정보수집에 동의해주세요'],
  en: textsIn('en'),
  cn: textsIn('cn'),
}

describe('a consultation request', () => {
  it.each(Object.keys(texts) as (keyof typeof texts)[])(
    'is checked in the order and with the words of the specification (%s)',
    async (locale) => {
      const steps = [{}, { name: '홍길동' }, { name: '홍길동', phone: '010' }, { name: '홍길동', phone: '010', content: '내용' }]
      for (const [index, body] of steps.entries()) {
        const { status, error } = await send(body, { 'accept-language': locale })
        expect({ status, code: error.code, message: error.message }).toEqual({
          status: 400,
          code: 'invalid',
          message: texts[locale][index],
        })
      }
    },
  )

  it('takes blanks for nothing', async () => {
    expect((await send(aRequest({ name: ' \n ' }))).error.message).toBe(texts.ko[0])
    expect((await send(aRequest({ content: '   ' }))).error.message).toBe(texts.ko[2])
  })

  it('names every problem with the path of its field', async () => {
    const { error } = await send({ phone: 5, consent: { code: 'privacy-consult' } })
    expect(error.issues?.map(({ path }) => path)).toEqual(['name', 'phone', 'content', 'consent.version', 'consent.agreedAt'])
  })

  it('asks for no format and no length of a phone number', async () => {
    expect((await send(aRequest({ phone: '저녁에 전화 주세요' }))).status).toBe(201)
  })

  it('with an unknown field is refused, and the field is named', async () => {
    const { status, error } = await send(aRequest({ status: 'closed' }))
    expect(status).toBe(400)
    expect(error.issues?.[0]?.message).toContain('status')
  })

  it('with the field that people do not see filled in is refused and not stored', async () => {
    const before = await count()
    expect((await send(aRequest({ homepage: 'https://spam.example' }))).status).toBe(400)
    expect(await count()).toBe(before)
    expect((await send(aRequest({ homepage: '' }))).status).toBe(201)
  })

  it('with a character that a database cannot hold is refused, not failed', async () => {
    const { status } = await send(aRequest({ content: 'a\u0000b' }))
    expect(status).toBe(400)
  })

  it('is answered with where it can be asked about, and with nothing that was written', async () => {
    const { status, headers, answer, text } = await send(aRequest())
    expect(status).toBe(201)
    expect(Object.keys(answer.form).toSorted()).toEqual(['_id', 'createdAt', 'receipt', 'status'])
    expect(answer.form.receipt).toMatch(/^\d{6}-[2-9A-HJ-NP-Z]{6}$/)
    expect(headers['location']).toBe(`/api/v1/forms/receipts/${answer.form.receipt}`)
    expect(headers['cache-control']).toBe('no-store')
    for (const written of ['홍길동', '010-1234-5678', '상담']) expect(text).not.toContain(written)
  })

  it('is stored as it was written, with its language and the proof of consent', async () => {
    const before = new Date().toISOString()
    const { answer } = await send(aRequest({ content: '  <b>굵게</b>\n둘째 줄  ' }), { 'accept-language': 'cn' })
    const stored = await repositoryOf(forms).find(server.database.db, answer.form._id)
    expect(stored).toMatchObject({
      kind: 'consultation',
      status: 'received',
      content: '<b>굵게</b>\n둘째 줄',
      site: 'divorce',
      locale: 'cn',
    })
    expect(stored).toMatchObject({ consent: agreed, memo: '', _lawyer: null })
    const receivedAt = stored === undefined || stored === 'removed' ? undefined : stored.consent?.receivedAt
    expect(receivedAt !== undefined && receivedAt >= before).toBe(true)
  })
})

describe('consent', () => {
  it('to a version that is no longer in force is refused with the one that is', async () => {
    const { status, error } = await send(aRequest({ consent: { ...agreed, version: '0.9' } }))
    expect(status).toBe(409)
    expect(error).toMatchObject({ code: 'consentOutdated', current: { code: 'privacy-consult', version: '1.0' } })
  })

  it('to a text that does not exist is refused', async () => {
    const { status, error } = await send(aRequest({ consent: { ...agreed, code: 'nothing' } }))
    expect({ status, current: error.current }).toEqual({ status: 409, current: { code: 'nothing', version: null } })
  })

  it('follows a new version from the moment it is in force, and not before', async () => {
    await server.add(terms, aTerm({ code: 'terms-of-use', edition: '1' }))
    await server.add(terms, aTerm({ code: 'terms-of-use', edition: '2', effectiveAt: '2126-01-01T00:00:00.000Z' }))
    const code = 'terms-of-use'
    expect((await send(aRequest({ consent: { ...agreed, code, version: '1' } }))).status).toBe(201)
    expect((await send(aRequest({ consent: { ...agreed, code, version: '2' } }))).status).toBe(409)
    await server.add(terms, aTerm({ code, edition: '3', effectiveAt: new Date().toISOString() }))
    expect((await send(aRequest({ consent: { ...agreed, code, version: '1' } }))).error.current).toEqual({ code, version: '3' })
  })
})

describe('a receipt', () => {
  it('tells the state of a request, and nothing personal', async () => {
    const { receipt } = (await send(aRequest())).answer.form
    const { status, answer } = await server.ask('GET /api/v1/forms/receipts/{receipt}', { params: { receipt } })
    expect(status).toBe(200)
    expect(answer).toEqual({ form: { receipt, status: 'received', createdAt: expect.any(String) as string } })
  })

  it('follows what the console notes, and ends when the request is removed', async () => {
    const token = await server.login('admin')
    const { _id, receipt } = (await send(aRequest())).answer.form
    const ask = () => server.ask('GET /api/v1/forms/receipts/{receipt}', { params: { receipt } })
    const body = { status: 'answered', memo: '전화함' }
    const changed = await server.ask('PUT /api/console/forms/{_id}', { params: { _id }, body, token })
    expect(changed.answer.form).toMatchObject({ status: 'answered', memo: '전화함', name: '홍길동', version: 2 })
    expect((await ask()).answer.form.status).toBe('answered')
    expect((await server.ask('DELETE /api/console/forms/{_id}', { params: { _id }, token })).status).toBe(204)
    expect((await ask()).status).toBe(404)
  })

  it('that nobody has is not found', async () => {
    const params = { receipt: '261121-AAAAAA' }
    expect((await server.ask('GET /api/v1/forms/receipts/{receipt}', { params })).status).toBe(404)
  })

  it('carries the day in Korea and no signs that are taken for others', () => {
    expect(generateReceiptNumber(new Date('2026-11-20T15:30:00.000Z'))).toMatch(/^261121-[^01OILU]{6}$/)
  })
})

describe('a request that was removed', () => {
  it('leaves nothing of what was written in the database', async () => {
    const token = await server.login('admin')
    const { _id } = (await send(aRequest({ name: '지워질이름', phone: '010-9999-0000' }))).answer.form
    await server.ask('DELETE /api/console/forms/{_id}', { params: { _id }, token })
    const row = await asTables(server.database.db).selectFrom('forms').selectAll().where('_id', '=', _id).execute()
    expect(row).toHaveLength(1)
    expect(JSON.stringify(row)).not.toMatch(/지워질이름|9999/)
  })
})

describe('a call-back request', () => {
  it('takes a name and a number', async () => {
    const { status, headers, answer } = await server.ask('POST /api/v1/message', { body: { name: '김', phone: '010' } })
    expect(status).toBe(201)
    expect(headers['location']).toBe(`/api/v1/forms/receipts/${answer.message.receipt}`)
    expect(await repositoryOf(forms).find(server.database.db, answer.message._id)).toMatchObject({
      kind: 'callback',
      content: '',
      consent: null,
    })
  })

  it('is checked in the same order', async () => {
    expect((await server.ask('POST /api/v1/message', { body: {} })).error.message).toBe(texts.ko[0])
    expect((await server.ask('POST /api/v1/message', { body: { name: '김' } })).error.message).toBe(texts.ko[1])
  })
})
