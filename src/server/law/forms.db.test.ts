import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { forms } from '#contract/law/forms.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { locales } from '#contract/locale.ts'
import { terms } from '#contract/support/terms.ts'
import PO from 'pofile'
import { describe, expect, it, vi } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { asTables } from '../db/schema.ts'
import { aCallback, aConsent, aLawyer, aRequest, aTerm, agreed } from '../testing/content.ts'
import { type Reply, serverForFile, startServer } from '../testing/server.ts'
import { generateReceiptNumber } from './forms.ts'

const server = await serverForFile({ hasAccounts: true })
await server.add(terms, aTerm())
const send = (body: unknown, headers: Record<string, string> = {}) => server.ask('POST /api/v1/forms', { body, headers })
const count = async () =>
  (await server.ask('GET /api/console/forms', { token: await server.login('admin'), query: { limit: 1 } })).answer.summary.total
/** What is stored of a request that was taken. */
async function stored({ status, answer, text }: Reply<'POST /api/v1/forms'>) {
  const item = status === 201 ? await repositoryOf(forms).find(server.database.db, answer.form._id) : undefined
  if (typeof item !== 'object') throw new Error(text)
  return item
}

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

  it.each([
    ['with the field that people do not see filled in', { homepage: 'https://spam.example' }, 'homepage'],
    ['written in no time', { startedAt: agreed.agreedAt }, 'haste'],
    ['of a person', { homepage: '', startedAt: new Date(Date.parse(agreed.agreedAt) - 60_000).toISOString() }, null],
  ])('%s is stored and answered as any other, and marked for the office', async (_which, change, suspicion) => {
    const [plain, sent] = [await send(aRequest()), await send(aRequest(change))]
    expect([sent.status, Object.keys(sent.answer)]).toEqual([plain.status, Object.keys(plain.answer)])
    const { _id, ...marked } = await stored(sent)
    expect(marked).toMatchObject({ suspicion })
    expect(sent.text).not.toMatch(/suspicion|homepage|haste/)
    // Staff have looked at it.
    const asked = { token: await server.login('admin'), params: { _id }, body: { suspicion: null } }
    expect((await server.ask('PUT /api/console/forms/{_id}', asked)).answer.form).toMatchObject({ suspicion: null, stage: 'received' })
  })

  it.each([
    ['name', 200],
    ['phone', 1000],
    ['content', 50_000],
  ] as const)('takes a long %s whole, and refuses a longer one with the number and words of its own', async (field, most) => {
    const sent = await send(aRequest({ [field]: '가'.repeat(most) }))
    expect((await stored(sent))[field]).toHaveLength(most)
    for (const locale of locales) {
      const { status, error } = await send(aRequest({ [field]: '가'.repeat(most + 1) }), { 'accept-language': locale })
      expect(status).toBe(400)
      expect(error.message).toContain(most.toLocaleString('en'))
      expect(error.issues).toEqual([{ path: field, message: error.message }])
      expect(/[가-힣]/.test(error.message)).toBe(locale === 'ko')
    }
  })

  it('that names a lawyer whom visitors cannot see is refused, and says so', async () => {
    const [there, draft] = [await server.add(lawyers, aLawyer()), await server.add(lawyers, aLawyer({ isPublished: false }))]
    expect(await stored(await send(aRequest({ _lawyer: there._id })))).toMatchObject({ _lawyer: there._id })
    const before = await count()
    for (const _lawyer of [draft._id, randomUUID()]) {
      const { status, error } = await send(aRequest({ _lawyer }))
      expect({ status, issues: error.issues }).toEqual({ status: 400, issues: [{ path: '_lawyer', message: error.message }] })
      expect(error.message).toContain('지정하신 변호사를 찾을 수 없습니다.')
    }
    expect(await count()).toBe(before)
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
    const item = await stored(await send(aRequest({ content: '  <b>굵게</b>\n둘째 줄  ' }), { 'accept-language': 'cn' }))
    expect(item).toMatchObject({
      kind: 'consultation',
      status: 'received',
      content: '<b>굵게</b>\n둘째 줄',
      site: 'divorce',
      locale: 'cn',
    })
    expect(item).toMatchObject({ consent: agreed, memo: '', _lawyer: null })
    const receivedAt = item.consent?.receivedAt
    expect(receivedAt !== undefined && receivedAt >= before).toBe(true)
  })
})

describe('consent', () => {
  it('to a version that is no longer in force is refused with the one that is', async () => {
    const { status, error } = await send(aRequest({ consent: { ...agreed, version: '0.9' } }))
    expect(status).toBe(409)
    expect(error).toMatchObject({ code: 'consentOutdated', current: { code: 'privacy-consult', version: '1.0' } })
  })

  it('to any other text is refused, in force or not', async () => {
    await server.add(terms, aTerm({ code: 'terms-of-use' }))
    for (const code of ['terms-of-use', 'privacy-policy', 'nothing']) {
      const { status, error } = await send(aRequest({ consent: { ...agreed, code } }))
      expect({ status, path: error.issues?.[0]?.path }).toEqual({ status: 400, path: 'consent.code' })
    }
  })

  it.each([
    ['now', 0, 201],
    ['six days ago, and waited on a device', -6 * 24, 201],
    ['with a clock that is a day fast', 24, 201],
    ['with a clock that is years fast', 10_000, 400],
    ['longer ago than a device keeps it', -9 * 24, 400],
  ])('given %s is answered rightly', async (_when, hours, expected) => {
    const agreedAt = new Date(Date.now() + hours * 3_600_000).toISOString()
    const { status, error } = await send(aRequest({ consent: { ...agreed, agreedAt } }))
    expect(status).toBe(expected)
    expect(error.issues).toEqual(expected === 201 ? undefined : [{ path: 'consent.agreedAt', message: error.message }])
  })

  it('is answered once more where its answer was lost, however long ago it was given', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const body = aRequest({ consent: { ...agreed, agreedAt: new Date(Date.now() - 8 * 24 * 3_600_000).toISOString() } })
    const first = await send(body, headers)
    vi.useFakeTimers({ now: Date.now() + 2 * 24 * 3_600_000, toFake: ['Date'] })
    const second = await send(body, headers)
    vi.useRealTimers()
    expect([first.status, second.text]).toEqual([201, first.text])
  })

  it('is stored with what was shown: language, items, period and a hash of the text; sensitive matters apart', async () => {
    await using own = await startServer()
    const said = { items: { ko: '이름', en: 'Name' }, period: { ko: '1년', en: 'One year' }, sensitive: { ko: '민감정보' } }
    const consent = aConsent(said)
    await own.add(terms, aTerm({ consent }))
    const recordOf = async (locale: string, sensitive?: boolean) => {
      const { answer } = await own.ask('POST /api/v1/forms', { locale, body: aRequest({ consent: { ...agreed, sensitive } }) })
      const item = await repositoryOf(forms).find(own.database.db, answer.form._id)
      return typeof item === 'object' ? item.consent : undefined
    }
    const hashes: (string | undefined)[] = []
    for (const [locale, items, period] of [
      ['ko', '이름', '1년'],
      ['en', 'Name', 'One year'],
    ] as const) {
      const record = await recordOf(locale)
      expect(record).toMatchObject({ sensitive: false, shown: { locale, items, period } })
      const { term } = (await own.ask('GET /api/v1/terms/{code}', { params: { code: 'privacy-consult' }, locale })).answer
      const shown = JSON.stringify({ subject: term.subject, content: term.content, consent: term.consent })
      expect(record?.shown?.hash).toBe(createHash('sha256').update(shown).digest('hex'))
      hashes.push(record?.shown?.hash)
    }
    expect(new Set(hashes).size).toBe(2)
    expect(await recordOf('ko', true)).toMatchObject({ sensitive: true })
  })

  it('covers an e-mail address where the text names one, and none is stored otherwise', async () => {
    await using own = await startServer()
    await own.add(terms, aTerm({ edition: '1', consent: aConsent() }))
    const emailOf = async (version: string) => {
      const body = aRequest({ email: 'Haneul@Example.com', consent: { ...agreed, version } })
      const item = await repositoryOf(forms).find(own.database.db, (await own.ask('POST /api/v1/forms', { body })).answer.form._id)
      return typeof item === 'object' ? item.email : undefined
    }
    expect(await emailOf('1')).toBeNull()
    await own.add(terms, aTerm({ edition: '2', effectiveAt: new Date().toISOString(), consent: aConsent({ email: { ko: '답만' } }) }))
    expect(await emailOf('2')).toBe('haneul@example.com')
    const wrong = await own.ask('POST /api/v1/forms', {
      locale: 'en',
      body: aRequest({ email: 'haneul', consent: { ...agreed, version: '2' } }),
    })
    expect([wrong.status, wrong.error.issues?.map(({ path }) => path)]).toEqual([400, ['email']])
  })

  it('follows a new version from the moment it is in force, and not before', async () => {
    await using own = await startServer()
    const sendTo = (version: string) => own.ask('POST /api/v1/forms', { body: aRequest({ consent: { ...agreed, version } }) })
    await own.add(terms, aTerm({ edition: '1' }))
    await own.add(terms, aTerm({ edition: '2', effectiveAt: '2126-01-01T00:00:00.000Z' }))
    expect((await sendTo('1')).status).toBe(201)
    expect((await sendTo('2')).status).toBe(409)
    await own.add(terms, aTerm({ edition: '3', effectiveAt: new Date().toISOString() }))
    expect((await sendTo('1')).error.current).toEqual({ code: 'privacy-consult', version: '3' })
  })
})

/** What the sender is told of each stage. */
const stages = [
  ['contacted', 'answered'],
  ['booked', 'answered'],
  ['retained', 'answered'],
  ['closed', 'closed'],
  ['rejected', 'closed'],
  ['received', 'received'],
] as const

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
    for (const [index, [stage, status]] of stages.entries()) {
      const changed = await server.ask('PUT /api/console/forms/{_id}', { params: { _id }, body: { stage, memo: '전화함' }, token })
      expect(changed.answer.form).toMatchObject({ stage, status, memo: '전화함', name: '홍길동', version: index + 2 })
      expect((await ask()).answer.form.status).toBe(status)
    }
    // What the sender is told follows from the stage, and from nothing else.
    const body = { status: 'received' } as object
    expect((await server.ask('PUT /api/console/forms/{_id}', { params: { _id }, body, token })).status).toBe(400)
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
  const ask = (body: unknown) => server.ask('POST /api/v1/message', { body })

  it('takes a name, a number and when to call, with the same consent', async () => {
    const { status, headers, answer } = await ask(aCallback({ when: '평일 저녁 7시 뒤' }))
    expect(status).toBe(201)
    expect(headers['location']).toBe(`/api/v1/forms/receipts/${answer.message.receipt}`)
    expect(await repositoryOf(forms).find(server.database.db, answer.message._id)).toMatchObject({
      kind: 'callback',
      content: '평일 저녁 7시 뒤',
      consent: agreed,
    })
    expect((await ask(aCallback())).status).toBe(201)
  })

  it('is checked in the same order, and never taken without consent', async () => {
    const bodies = [{}, { name: '김' }, { name: '김', phone: '010' }]
    const said = await Promise.all(bodies.map(async (body) => (await ask(body)).error.message))
    expect(said).toEqual([texts.ko[0], texts.ko[1], texts.ko[3]])
    expect((await ask(aCallback({ consent: { ...agreed, version: '0.9' } }))).status).toBe(409)
    expect((await ask(aCallback({ when: '가'.repeat(1001) }))).error.issues?.[0]?.path).toBe('when')
  })
})
