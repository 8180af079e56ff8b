import { locales } from '#contract/locale.ts'
import { smsBytes } from '#contract/platform/messages.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { startMailServer, startSmsGateway } from '../testing/post-office.ts'
import { serverForFile } from '../testing/server.ts'
import { addFair, addTrader } from '../testing/trade.ts'
import { notificationKinds } from '../trade/notification-kinds.ts'

const mails = await startMailServer()
const gateway = await startSmsGateway()
const env = { SMTP_URL: mails.url, MAIL_FROM: 'Ieumsae <no-reply@ieumsae.example>', SMS_URL: gateway.url, SMS_TOKEN: 'token' }
const server = await serverForFile({ hasAccounts: true, env: { ...env, ORIGIN: 'https://ieumsae.example' } })
const { db } = server.database
const { mail } = server.app.platform
const token = await server.login('admin')

const put = 'PUT /api/console/messages/{template}/{channel}/{locale}'
const sms = { template: 'certification', channel: 'SMS', locale: 'ko' } as const
const email = { template: 'recovery', channel: 'EMAIL', locale: 'en' } as const
const change = (params: typeof sms | typeof email, body: object) => server.ask(put, { token, params, body })
const messages = async () => (await server.ask('GET /api/console/messages', { token })).answer.messages
const find = async ({ template, channel, locale }: typeof sms | typeof email) =>
  (await messages()).find((each) => each.template === template && each.channel === channel && each.locale === locale)
/** The text of a code that somebody asks for. */
const askForCode = async (locale: string, to: string) => {
  const { status } = await server.ask('POST /api/v1/users/certify', { body: { channel: 'SMS', to }, locale })
  expect(status).toBe(201)
  await mail.idle()
  const [last] = gateway.received.slice(-1)
  const { text } = (last ?? { body: { text: '' } }).body as { text: string }
  return text
}

afterEach(() => db.deleteFrom('messages').execute())

describe('the texts of messages', () => {
  it('are those of the catalogues, one for each template, channel and language, with their variables', async () => {
    const all = await messages()
    expect(all.filter(({ of }) => of === null)).toHaveLength(22 * 2 * locales.length)
    expect(all.every((message) => message.isDefault && message.text === message.default.text)).toBe(true)
    const { text, label, site, variables, ending } = (await find(sms)) ?? { text: '', label: '', site: '', variables: [], ending: '' }
    expect(text).toMatch(/^\[\{firm\}\].*\{code\}.*\{minutes\}/)
    expect([label, site, ending]).toEqual(['인증번호', null, '\n\n@ieumsae.example #012345'])
    expect(variables).toEqual([
      { name: 'code', label: '인증번호', isRequired: true, example: '012345' },
      { name: 'minutes', label: '인증번호를 쓸 수 있는 시간(분)', isRequired: false, example: '10' },
      { name: 'firm', label: '보내는 곳의 이름', isRequired: false, example: expect.any(String) },
    ])
    expect(all.flatMap((message) => (message.site === 'centre' && message.of === null ? [message.template] : []))).toHaveLength(
      13 * 2 * locales.length,
    )
  })

  it('that the office changes are what is sent, in that language alone, until it goes back to the default', async () => {
    const { status, answer } = await change(sms, { text: '코드는 {code}. {minutes}분' })
    expect([status, answer.message]).toEqual([
      200,
      expect.objectContaining({ ...sms, text: '코드는 {code}. {minutes}분', isDefault: false }),
    ])
    expect(await askForCode('ko', '010-0000-0001')).toMatch(/^코드는 \d{6}\. 10분\n\n@ieumsae\.example #\d{6}$/)
    expect(await askForCode('en', '010-0000-0002')).toContain('Verification code')
    await change(sms, { text: '다시 고친 {code}' })
    expect((await find(sms))?.text).toBe('다시 고친 {code}')
    expect((await server.ask('DELETE /api/console/messages/{template}/{channel}/{locale}', { token, params: sms })).status).toBe(200)
    expect(await find(sms)).toMatchObject({ isDefault: true })
    expect(await askForCode('ko', '010-0000-0003')).toContain('인증번호')
  })

  it('can be named in the body as well as in the address, with the same checks', async () => {
    const named = (body: object, headers = {}) => server.ask('PUT /api/console/messages', { token, body: { ...sms, ...body }, headers })
    const { status, answer } = await named({ text: '본문의 {code}' })
    expect([status, answer.message]).toEqual([200, await find(sms)])
    expect((await named({ text: '번호가 없음' })).error.issues?.map(({ path }) => path)).toEqual(['text'])
    expect((await named({ text: '{code}', template: 'none' })).status).toBe(404)
    expect((await named({ text: '{code}' }, { 'if-match': '"another"' })).status).toBe(412)
    expect(await find(sms)).toMatchObject({ text: '본문의 {code}' })
  })

  it('are not overwritten unseen: of two who have read the same, the second is shown what the first has saved', async () => {
    const read = (await find(sms))?.version
    const as = (version: string | undefined) => ({ headers: { 'if-match': `"${version}"` } })
    const write = (text: string, version: string | undefined) => server.ask(put, { token, params: sms, body: { text }, ...as(version) })
    const both = await Promise.all(['한 사람 {code}', '다른 사람 {code}'].map((text) => write(text, read)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    const [won, lost] = both.toSorted((a, b) => a.status - b.status)
    expect([lost?.error.code, lost?.error.current]).toEqual(['stale', { message: won?.answer.message }])
    const withdraw = (version: string | undefined) =>
      server.ask('DELETE /api/console/messages/{template}/{channel}/{locale}', { token, params: sms, ...as(version) })
    expect((await withdraw(read)).status).toBe(412)
    const { status, answer } = await withdraw(won?.answer.message.version)
    expect([status, answer.message]).toEqual([200, await find(sms)])
    expect(answer.message).toMatchObject({ isDefault: true, version: read })
  })

  it.each([
    ['a variable that it does not know', sms, { text: '{code} {phone}' }, ['text', '{phone}']],
    ['a variable of another template', sms, { text: '{code} {usernames}' }, ['text', '{usernames}']],
    ['no code', sms, { text: '안녕하십니까' }, ['text', '{code}']],
    ['none of what it needs', email, { subject: 'Hello', text: 'Hello {firm}' }, ['text', '{code}, {usernames}']],
    ['a code in its subject', email, { subject: '{code}', text: '{code} {usernames}' }, ['subject', '{code}']],
    ['two lines in its subject', email, { subject: 'a\r\nBcc: b', text: '{code} {usernames}' }, ['subject', '']],
    ['no subject', email, { text: '{code} {usernames}' }, ['subject', '']],
    ['a subject where there is none', sms, { subject: '제목', text: '{code}' }, ['subject', 'subject']],
    ['more than carriers take', sms, { text: `{code}${'가'.repeat(1000)}` }, ['text', '2,000']],
  ] as const)('with %s are refused, which says what it is', async (_what, kind, body, [path, name]) => {
    const { status, error } = await change(kind, body)
    expect([status, error.issues?.map((issue) => issue.path)]).toEqual([400, [path]])
    expect(error.issues?.[0]?.message).toContain(name)
    expect(await find(kind)).toMatchObject({ isDefault: true })
  })

  it('go to one’s own address with example values when they are tried, saved or not', async () => {
    const trial = { token, body: { ...sms, text: '시험 {code}' } }
    await db.updateTable('users').set({ phone: null, email: 'admin@ieumsae.example' }).where('username', '=', 'admin').execute()
    expect((await server.ask('POST /api/console/messages/test', trial)).error.code).toBe('noOwnAddress')
    await db.updateTable('users').set({ phone: '+821099998888' }).where('username', '=', 'admin').execute()
    expect((await server.ask('POST /api/console/messages/test', trial)).status).toBe(204)
    const letter = { ...email, subject: 'Trial of {firm}', text: '{code} for {usernames}' }
    expect((await server.ask('POST /api/console/messages/test', { token, body: letter })).status).toBe(204)
    await mail.idle()
    expect(gateway.received.map(({ body }) => body)).toEqual([{ to: '+821099998888', text: '시험 012345\n\n@ieumsae.example #012345' }])
    expect(mails.received.map(({ to }) => to)).toEqual([['admin@ieumsae.example']])
    expect(mails.received[0]?.source).toContain('012345 for haneul2026, kim.bada')
    expect(await find(sms)).toMatchObject({ isDefault: true })
  })
})

describe('the texts of one event', () => {
  const ofAll = { template: 'matching', channel: 'EMAIL', locale: 'en' } as const
  const declined = { ...ofAll, template: 'matching_declined' } as const
  const put = (params: typeof ofAll | typeof declined, text: string) =>
    server.ask('PUT /api/console/messages/{template}/{channel}/{locale}', { token, params, body: { subject: 'News of {firm}', text } })
  const messageOf = async (event: 'declined' | 'offered') => {
    const fair = await addFair(server)
    const [buyer, seller] = [
      await addTrader(server, fair._id, 'BUYER', `b-${fair._id}`),
      await addTrader(server, fair._id, 'SELLER', `s-${fair._id}`),
    ]
    await db.updateTable('users').set({ locale: 'en' }).where('_id', 'in', [buyer._id, seller._id]).execute()
    const body = { _fair: fair._id, _seller: seller._participant, method: 'ONLINE', slots: [fair.starts[0] ?? ''] }
    const { matching } = (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer
    const params = { _id: matching._id }
    if (event === 'declined')
      await server.ask('PUT /api/v1/me/matchings/{_id}', { token: seller.token, params, body: { action: 'decline', reason: 'x' } })
    await mail.idle()
    const reader = `${event === 'declined' ? buyer.name : seller.name}@example.com`
    return mails.received.findLast(({ to }) => to.includes(reader))?.source ?? ''
  }

  it('are those of all events of their kind until the office writes its own, for each channel and language', async () => {
    const kinds = (await messages()).filter(({ of }) => of === 'matching')
    expect(kinds).toHaveLength(Object.keys(notificationKinds).length * 2 * locales.length)
    expect(kinds.every(({ isDefault, text, site }) => isDefault && text.includes('{event}') && site === 'centre')).toBe(true)
    const shown = kinds.find(({ template, channel, locale }) => `${template} ${channel} ${locale}` === 'matching_declined EMAIL en')
    expect(shown?.label).toBe('상담 제안이 거절되었습니다.')
    expect(shown?.variables.find(({ name }) => name === 'event')).toMatchObject({
      isRequired: false,
      example: 'An offer was declined.',
    })

    expect((await put(ofAll, 'All: {event}')).status).toBe(200)
    expect(await messageOf('declined')).toContain('All: An offer was declined.')
    expect((await put(declined, 'Somebody declined at {fair}.')).status).toBe(200)
    expect(await messageOf('declined')).toContain('Somebody declined at Autumn fair.')
    expect(await messageOf('offered')).toContain('All: ')
    await server.ask('DELETE /api/console/messages/{template}/{channel}/{locale}', { token, params: declined })
    expect(await messageOf('declined')).toContain('All: An offer was declined.')
  })
})

it('text messages are measured as carriers do', () => {
  expect([smsBytes('abc 123'), smsBytes('가나다'), smsBytes('验证码'), smsBytes('😀'), smsBytes('')]).toEqual([7, 6, 6, 4, 0])
})
