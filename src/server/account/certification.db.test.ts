import { randomUUID } from 'node:crypto'
import { errors } from '#contract/api.ts'
import { locales } from '#contract/locale.ts'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { translate } from '../http/catalogues.ts'
import { setting as settings } from '#contract/site/setting.ts'
import { setting as initialSetting } from '../site/first/setting.ts'
import { addMember, anotherCode, codeSentTo, sentTo } from '../testing/codes.ts'
import { requestOf, serverForFile, startServer } from '../testing/server.ts'
import { forgetOldCodes, useCertification } from './codes.ts'

const server = await serverForFile()
const { db } = server.database

/** Another process on the same database. */
const otherDatabase = openDatabase(server.config)
const otherApp = await buildApp(server.config, otherDatabase)
afterAll(async () => {
  await otherApp.close()
  await otherDatabase.close()
})

const minute = 60_000
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] })
afterEach(() => void vi.useRealTimers())

let count = 0
const anAddress = () => `member${(count += 1)}@example.com`

type Given = { _id: string; code: string }
const request = (to: string) => server.ask('POST /api/v1/users/certify', { body: { channel: 'EMAIL', to } })
const check = (given: Given, more: { key?: string; locale?: string } = {}) => {
  const { key, ...asked } = more
  return server.ask('POST /api/v1/users/certify', { ...asked, body: given, headers: key === undefined ? {} : { 'idempotency-key': key } })
}
const elsewhere = async (body: unknown) => {
  const reply = await otherApp.inject(requestOf('POST /api/v1/users/certify', { body }))
  return { status: reply.statusCode, code: reply.json<{ code?: string }>().code }
}
/** Has a code sent. Returns what came. */
async function receive(to = anAddress()): Promise<Given & { to: string }> {
  const { answer } = await request(to)
  return { _id: answer.certification._id, code: await codeSentTo(server, to), to }
}
const bodyOf = ({ _id, code }: Given) => ({ _id, code })
const certify = async (given: Given) => (await check(bodyOf(given))).answer.certification.token ?? ''
const useToken = (given: { _id: string; token: string }) => db.transaction().execute((transaction) => useCertification(transaction, given))

/** As the input methods of East Asia write digits. */
const fullWidth = (digits: string): string => digits.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit)))

describe('certification', () => {
  it('sends a code, gives a token for it, and takes the token once for the address, in its one spelling', async () => {
    const { status, answer, headers } = await server.ask('POST /api/v1/users/certify', { body: { channel: 'SMS', to: '010-2345-6789' } })
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(Object.keys(answer.certification)).toEqual(['_id', 'expiresAt'])
    const given = { _id: answer.certification._id, code: await codeSentTo(server, '+821023456789') }
    const token = await certify(given)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await useToken({ _id: given._id, token })).toEqual({ channel: 'SMS', to: '+821023456789' })
    await expect(useToken({ _id: given._id, token })).rejects.toMatchObject({ code: 'codeExpired' })
  })

  it('takes a number and a code from a full-width input method, and gives a token for the number as others type it', async () => {
    const { answer } = await server.ask('POST /api/v1/users/certify', { body: { channel: 'SMS', to: '０１０－１２３４－５６７８' } })
    const code = await codeSentTo(server, '+821012345678')
    const token = await certify({ _id: answer.certification._id, code: fullWidth(code) })
    expect(await useToken({ _id: answer.certification._id, token })).toEqual({ channel: 'SMS', to: '+821012345678' })
  })

  it('sends a code in the name of the site on whose page it was asked for', async () => {
    await server.add(settings, {
      ...initialSetting,
      name: { ko: '가온 법률' },
      centre: { ...initialSetting.centre, name: { ko: '가온 무역센터' } },
    })
    for (const call of ['POST /api/v1/users/certify', 'POST /api/v1/users/recovery'] as const)
      for (const [site, name] of [
        [undefined, '가온 법률'],
        ['firm', '가온 법률'],
        ['centre', '가온 무역센터'],
      ]) {
        const [email, phone] = [anAddress(), `+8210${String(30_000_000 + (count += 1))}`]
        for (const address of [
          { channel: 'EMAIL', to: email },
          { channel: 'SMS', to: phone },
        ]) {
          await addMember(server, address.channel === 'EMAIL' ? { email } : { phone })
          expect((await server.ask(call, { locale: 'ko', body: { ...address, ...(site === undefined ? {} : { site }) } })).status).toBe(201)
          const [text] = await sentTo(server, address.to)
          expect(text).toContain(`[${name}]`)
        }
        const mail = server.app.platform.mail.outbox?.messages.find(({ to }) => to === email)
        expect(mail?.from).toBe(site === 'centre' ? name : undefined)
      }
  })

  it('keeps neither the code nor the token, nor what was sent', async () => {
    const given = await receive()
    const key = randomUUID()
    const first = await check(bodyOf(given), { key })
    const token = first.answer.certification.token ?? ''
    const again = await check(bodyOf(given), { key })
    expect([again.headers['idempotency-replayed'], again.answer]).toEqual(['true', first.answer])
    for (const table of ['codes', 'deliveries', 'idempotency'] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
      expect(rows).not.toContain(token)
      expect(rows).not.toContain(`"${given.code}"`)
    }
    expect(await useToken({ _id: given._id, token })).toMatchObject({ to: given.to })
  })

  it('leaves the token good where what it was for is refused', async () => {
    const given = await receive()
    const token = await certify(given)
    const refused = db.transaction().execute(async (transaction) => {
      await useCertification(transaction, { _id: given._id, token })
      throw new Error('taken')
    })
    await expect(refused).rejects.toThrow('taken')
    expect(await useToken({ _id: given._id, token })).toMatchObject({ to: given.to })
  })

  it('takes no token of another certification', async () => {
    const [one, other] = [await receive(), await receive()]
    const token = await certify(one)
    await certify(other)
    await expect(useToken({ _id: other._id, token })).rejects.toMatchObject({ code: 'codeExpired' })
  })

  it('refuses a wrong code in words of the asked language, five times, and then the right one as well', async () => {
    const given = await receive()
    const wrong = { _id: given._id, code: anotherCode(given.code) }
    for (const locale of [...locales, 'en', 'cn'] as const) {
      const { status, error } = await check(wrong, { locale })
      expect({ status, error }).toEqual({ status: 409, error: { code: 'codeWrong', message: translate(locale, errors.codeWrong.text) } })
    }
    expect((await check(bodyOf(given))).error).toMatchObject({ code: 'codeExpired', message: errors.codeExpired.text.message })
  })

  it('takes the right code at the fifth try', async () => {
    const given = await receive()
    for (let tries = 0; tries < 4; tries += 1) await check({ _id: given._id, code: anotherCode(given.code) })
    expect((await check(bodyOf(given))).status).toBe(201)
  })

  it('never allows a sixth try, not to two processes at once', async () => {
    const given = await receive()
    const wrong = { _id: given._id, code: anotherCode(given.code) }
    const here = async () => (await check(wrong)).error.code
    const there = async () => (await elsewhere(wrong)).code
    const codes = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? here() : there())))
    expect(codes.filter((code) => code === 'codeWrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'codeExpired')).toHaveLength(15)
  })

  it('takes the right code once, of two processes at once', async () => {
    const given = await receive()
    const here = async () => (await check(bodyOf(given))).status
    const there = async () => (await elsewhere(bodyOf(given))).status
    const statuses = await Promise.all([here(), there(), here(), there()])
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409])
  })

  it('is over for a code after ten minutes, and for a token after thirty', async () => {
    stopClock()
    const late = await receive()
    pass(10 * minute)
    expect((await check(bodyOf(late))).error.code).toBe('codeExpired')
    const early = await receive()
    pass(10 * minute - 1)
    const token = await certify(early)
    pass(30 * minute)
    await expect(useToken({ _id: early._id, token })).rejects.toMatchObject({ code: 'codeExpired' })
    const other = await receive()
    const another = await certify(other)
    pass(30 * minute - 1)
    expect(await useToken({ _id: other._id, token: another })).toMatchObject({ to: other.to })
  })

  it('takes the newest code of an address only, and still the token of an older one', async () => {
    const to = anAddress()
    const certified = await receive(to)
    const token = await certify(certified)
    const older = await receive(to)
    const { answer: newest } = await request(to.toUpperCase())
    expect((await check(bodyOf(older))).error.code).toBe('codeExpired')
    expect((await check({ _id: newest.certification._id, code: await codeSentTo(server, to) })).status).toBe(201)
    expect(await useToken({ _id: certified._id, token })).toMatchObject({ to })
  })

  it('knows no code that was not sent, and none of the recovery', async () => {
    expect((await check({ _id: randomUUID(), code: '123456' })).error.code).toBe('codeExpired')
    const given = await receive()
    const recovery = { ...bodyOf(given), username: 'kim', password: 'long enough' }
    expect((await server.ask('POST /api/v1/users/recovery', { body: recovery })).error.code).toBe('codeExpired')
    expect((await check(bodyOf(given))).status).toBe(201)
  })

  it.each([
    { channel: 'EMAIL', to: 'kim@example.com\r\nBcc: thief@example.com' },
    { channel: 'EMAIL', to: 'kim@example.com, thief@example.com' },
    { channel: 'EMAIL', to: '010-1234-5678' },
    { channel: 'SMS', to: 'kim@example.com' },
    { channel: 'SMS', to: '010-1234-5678\r\n010-1234-5679' },
    { channel: 'PHONE', to: '010-1234-5678' },
    { channel: 'EMAIL', to: 'kim@example.com', name: 'x' },
    { _id: randomUUID(), code: '12345' },
    { _id: randomUUID(), code: '123456', channel: 'EMAIL' },
    {},
  ])('is not asked for by %j, and nothing is sent', async (body) => {
    const before = server.app.platform.mail.outbox?.messages.length
    expect((await server.ask('POST /api/v1/users/certify', { body })).status).toBe(400)
    await server.app.platform.mail.idle()
    expect(server.app.platform.mail.outbox?.messages.length).toBe(before)
  })

  it('is forgotten after a day', async () => {
    const given = await receive()
    const find = () => db.selectFrom('codes').select('_id').where('_id', '=', given._id).executeTakeFirst()
    await forgetOldCodes(db, server.app.platform.serverKey, new Date(Date.now() + 24 * 60 * minute - 5000))
    expect(await find()).toBeDefined()
    await forgetOldCodes(db, server.app.platform.serverKey, new Date(Date.now() + 24 * 60 * minute + 5000))
    expect(await find()).toBeUndefined()
  })
})

describe('the limit of codes', () => {
  it('counts addresses that nobody can read once their codes are over', async () => {
    stopClock()
    const to = anAddress()
    for (let each = 0; each < 3; each += 1) expect((await request(to)).status).toBe(201)
    const stored = async () => JSON.stringify(await db.selectFrom('codes').select('address').execute())
    await forgetOldCodes(db, server.app.platform.serverKey)
    expect(await stored()).toContain(to)
    vi.setSystemTime(Date.now() + 10 * minute - 1000)
    await db
      .updateTable('codes')
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .where('address', '=', to)
      .execute()
    await forgetOldCodes(db, server.app.platform.serverKey)
    expect(await stored()).not.toContain(to)
    expect((await request(to)).status).toBe(429)
    vi.setSystemTime(Date.now() + 2000)
    expect((await request(to)).status).toBe(201)
  })

  it('is three in ten minutes and ten in a day for one address, with the time to wait', async () => {
    stopClock()
    const to = anAddress()
    let sent = 0
    for (; sent < 9; sent += 3) {
      for (let each = 0; each < 3; each += 1) expect((await request(to)).status).toBe(201)
      const { status, error, headers } = await request(to)
      expect([status, error.code, headers['retry-after']]).toEqual([429, 'tooMany', '600'])
      expect((await request(anAddress())).status).toBe(201)
      // A code is of no use after ten minutes, and is not sent then.
      await server.app.platform.mail.idle()
      pass(10 * minute)
    }
    expect((await request(to)).status).toBe(201)
    const { status, headers } = await request(to)
    expect([status, Number(headers['retry-after'])]).toEqual([429, (24 * 60 - 30) * 60])
    expect(await sentTo(server, to)).toHaveLength(10)
    // What is counted is not a token of the present.
    pass(24 * 60 * minute)
    expect((await request(to)).status).toBe(201)
  })

  it('holds for two processes at once', async () => {
    const to = anAddress()
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, index) =>
        index % 2 === 0 ? (await request(to)).status : (await elsewhere({ channel: 'EMAIL', to })).status,
      ),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  it('is for one network as well, whatever addresses it names', async () => {
    await using own = await startServer({ env: { CODES_PER_NETWORK: '2' } })
    const from = async (remoteAddress: string) => {
      const { statusCode, headers } = await own.app.inject({
        ...requestOf('POST /api/v1/users/certify', { body: { channel: 'EMAIL', to: anAddress() } }),
        remoteAddress,
      })
      return [statusCode, headers['retry-after'] === undefined]
    }
    const asked = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:1::3', '2001:db8:0:1::1']
    const replies: unknown[] = []
    for (const address of asked) replies.push(await from(address))
    expect(replies).toEqual([
      [201, true],
      [201, true],
      [429, false],
      [201, true],
    ])
  })
})

it('without a transport in production no code is promised, which is the same for every address', async () => {
  await using production = await startServer({ env: { NODE_ENV: 'production' } })
  expect((await production.ask('GET /api/v1/users/certify')).answer.channels).toEqual([])
  expect((await server.ask('GET /api/v1/users/certify')).answer.channels).toEqual(['EMAIL', 'SMS'])
  for (const call of ['POST /api/v1/users/certify', 'POST /api/v1/users/recovery'] as const)
    for (const body of [
      { channel: 'EMAIL', to: anAddress() },
      { channel: 'SMS', to: '010-1234-5678' },
    ])
      expect((await production.ask(call, { body })).error).toMatchObject({ code: 'channelOff' })
})

it('codes by text message go to the countries that are served, so many a day for everybody, and staff hear when there are no more', async () => {
  await using small = await startServer({ env: { SMS_CODES_PER_DAY: '2' }, hasAccounts: true })
  const ask = (to: string) => small.ask('POST /api/v1/users/certify', { body: { channel: 'SMS', to } })
  const refused = await ask('+1 900 555 0100')
  expect([refused.status, refused.error.code, refused.error.issues?.map(({ path }) => path)]).toEqual([409, 'countryOff', ['to']])
  const { db: own } = small.database
  await own.updateTable('users').set({ email: 'office@example.com' }).where('username', '=', 'admin').execute()
  await small.ask('PUT /api/console/alerts', {
    token: await small.login('admin'),
    body: { events: ['textCodes'], channels: ['EMAIL'], fromHour: 0, toHour: 24 },
  })
  const statuses = []
  for (const end of [1, 2, 3, 4]) statuses.push((await ask(`010-2222-000${end}`)).status)
  expect(statuses).toEqual([201, 201, 429, 429])
  // Mail costs nothing, and goes on.
  expect((await small.ask('POST /api/v1/users/certify', { body: { channel: 'EMAIL', to: anAddress() } })).status).toBe(201)
  expect(await sentTo(small, 'office@example.com')).toEqual([expect.stringContaining('문자 인증번호를 다 보냈습니다')])
})

it('a code by text message that its address has no room for, or that one network asks too many of, leaves the others theirs', async () => {
  await using small = await startServer({ env: { SMS_CODES_PER_DAY: '60' } })
  const ask = (to: string, from: string) =>
    small.app.inject({
      method: 'POST',
      url: '/api/v1/users/certify',
      payload: { channel: 'SMS', to },
      remoteAddress: from,
    })
  const number = (index: number) => `010-3333-${String(index).padStart(4, '0')}`
  // One address: three are sent, and the rest counts for nobody.
  for (let index = 0; index < 20; index += 1) await ask(number(0), `192.0.2.${index + 1}`)
  const statuses: number[] = []
  for (let index = 1; index <= 55; index += 1) statuses.push((await ask(number(index), '198.51.100.1')).statusCode)
  expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([50, 429])
  expect((await ask(number(99), '203.0.113.1')).statusCode).toBe(201)
})
