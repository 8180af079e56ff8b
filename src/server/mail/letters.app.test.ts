import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startMailServer, startSmsGateway } from '../testing/post-office.ts'
import { serverForFile, startServer } from '../testing/server.ts'

const mails = await startMailServer()
const gateway = await startSmsGateway()
const origin = 'https://ieumsae.example'
const env = { SMTP_URL: mails.url, MAIL_FROM: 'Ieumsae <no-reply@ieumsae.example>', SMS_URL: gateway.url, SMS_TOKEN: 'token' }
const server = await serverForFile({ hasAccounts: true, env: { ...env, ORIGIN: origin } })
const { db } = server.database
const { mail } = server.app.platform
const token = await server.login('admin')
const key = () => ({ 'idempotency-key': randomUUID() })

const aLetter = { to: 'Kim@Example.com', subject: '상담 안내', html: '<p>안녕하십니까.</p>' }
const aText = { to: '010-1234-5678', subject: '상담 안내', message: '내일 두 시에 뵙겠습니다.' }
const write = async (change: object = {}, headers: Record<string, string> = {}) => {
  const answer = await server.ask('POST /api/console/email', { token, headers, body: { ...aLetter, ...change } })
  await mail.idle()
  return answer
}
const text = async (change: object = {}, headers: Record<string, string> = {}) => {
  const answer = await server.ask('POST /api/console/message', { token, headers, body: { ...aText, ...change } })
  await mail.idle()
  return answer
}
const deliveries = () => db.selectFrom('deliveries').selectAll().execute()
/** The parts of a mail, as they are read. */
const partsOf = (source = '') =>
  [...source.matchAll(/Content-Type: (text\/\w+); charset=utf-8\r\nContent-Transfer-Encoding: ([\w-]+)\r\n\r\n([\s\S]*?)\r\n--/g)].map(
    ([, type, encoding, body = '']) => {
      const bytes =
        encoding === 'base64'
          ? Buffer.from(body, 'base64')
          : Buffer.from(
              body
                .replaceAll('=\r\n', '')
                .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
              'latin1',
            )
      return [type, bytes.toString()]
    },
  )

beforeEach(() => db.deleteFrom('deliveries').execute())

describe('a mail of the staff', () => {
  it('reaches its one recipient as HTML and as text, and leaves a log without content and who sent it', async () => {
    const { status, text: answer } = await write()
    expect([status, answer]).toEqual([204, ''])
    expect(mails.received.map(({ to }) => to)).toEqual([['kim@example.com']])
    const source = mails.received[0]?.source
    expect(partsOf(source)).toEqual([
      ['text/plain', '안녕하십니까.'],
      ['text/html', '<p>안녕하십니까.</p>'],
    ])
    // A person wrote it: it may be answered by one who is away.
    expect(source).not.toContain('Auto-Submitted')
    const [delivery, ...others] = await deliveries()
    expect([delivery, others]).toEqual([expect.objectContaining({ template: 'letter', state: 'sent', payload: null }), []])
    const notes = await db.selectFrom('audit').selectAll().where('action', '=', 'send').execute()
    expect(notes.map(({ resource, _item }) => [resource, _item])).toEqual([['deliveries', delivery?._id]])
    const left = JSON.stringify([await deliveries(), notes, await db.selectFrom('idempotency').selectAll().execute()])
    for (const written of ['kim@example', '상담 안내', '안녕']) expect(left).not.toContain(written)
  })

  it('has no script, style or foreign picture, and links to us with our address', async () => {
    const picture = '/api/v1/files/0197c0de-0000-7000-8000-000000000000'
    const html = `<script>alert(1)</script><p style="color:red" onclick="x()">글 <a href="javascript:x()">가</a><a href="/contact">나</a><a href="//evil.example">다</a></p><img src="https://evil.example/x.png"><img src="${picture}" alt="지도"><iframe src="https://evil.example"></iframe>`
    expect((await write({ html })).status).toBe(204)
    const [[, plain = ''] = [], [, rich = ''] = []] = partsOf(mails.received[0]?.source)
    expect(rich).toContain(`<a href="${origin}/contact">나</a>`)
    expect(rich).toContain(`<img src="${origin}${picture}" alt="지도" />`)
    expect(rich).not.toMatch(/script|style|onclick|evil|iframe/)
    expect(plain).toContain(`나 (${origin}/contact)`)
  })

  it.each([
    ['an address with a header behind it', 'to', { to: 'kim@example.com\r\nBcc: thief@example.com' }],
    ['two addresses', 'to', { to: 'kim@example.com, thief@example.com' }],
    ['no address', 'to', { to: '010-1234-5678' }],
    ['a header in the subject', 'subject', { subject: 'a\r\nBcc: thief@example.com' }],
    ['a subject with another line break', 'subject', { subject: 'a\u2028b' }],
    ['no subject', 'subject', { subject: '  ' }],
    ['no text', 'html', { html: '' }],
    ['a text of which nothing is left', 'html', { html: '<script>alert(1)</script><p> </p>' }],
    ['a copy', 'cc', { cc: 'thief@example.com' }],
  ])('with %s is refused, the field is named, and nothing is queued', async (_which, path, change) => {
    const { status, error } = await write(change)
    expect([status, error.issues?.map((issue) => issue.path)]).toEqual([400, [path]])
    expect([await deliveries(), mails.received]).toEqual([[], []])
  })

  it('is sent once, however often it is asked for with the same key', async () => {
    const headers = key()
    const answers = [await write({}, headers), await write({}, headers)]
    expect(answers.map((answer) => [answer.status, answer.headers['idempotency-replayed']])).toEqual([
      [204, undefined],
      [204, 'true'],
    ])
    expect((await write({ subject: '다른 제목' }, headers)).error.code).toBe('keyReused')
    expect(mails.received).toHaveLength(1)
  })

  it('is tried again for hours where the other side asks to come again, and not longer than a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    mails.answers.push(...Array.from({ length: 40 }, () => 451))
    await write()
    const begin = Date.now()
    let last = 0
    for (let minute = 1; minute < 36 * 60; minute += 5) {
      vi.setSystemTime(begin + minute * 60_000)
      const before = mails.answers.length
      await mail.deliverDue()
      if (mails.answers.length < before) last = minute / 60
    }
    vi.useRealTimers()
    expect(last).toBeGreaterThan(12)
    expect(last).toBeLessThan(24)
    expect(await deliveries()).toEqual([expect.objectContaining({ state: 'failed', payload: null })])
  })
})

describe('a text message of the staff', () => {
  it('reaches its number with the subject before it, once for a key', async () => {
    const headers = key()
    expect([(await text({}, headers)).status, (await text({}, headers)).status]).toEqual([204, 204])
    expect(gateway.received.map(({ body }) => body)).toEqual([{ to: '+821012345678', text: '상담 안내\n내일 두 시에 뵙겠습니다.' }])
    await text({ subject: undefined })
    expect(gateway.received[1]?.body).toEqual({ to: '+821012345678', text: aText.message })
    expect(await deliveries()).toEqual(
      [1, 2].map(() => expect.objectContaining({ channel: 'SMS', template: 'letter', state: 'sent', payload: null }) as object),
    )
  })

  it.each([
    ['to', { to: 'kim@example.com' }],
    ['to', { to: '+821012345678,+821012345679' }],
    ['subject', { subject: 'a\nb' }],
    ['message', { message: ' ' }],
    ['message', { message: '가'.repeat(1001) }],
  ])('with a wrong %s is refused and not sent', async (path, change) => {
    const { status, error } = await text(change)
    expect([status, new Set(error.issues?.map((issue) => issue.path))]).toEqual([400, new Set([path])])
    expect([await deliveries(), gateway.received]).toEqual([[], []])
  })
})

it('who may not read requests sends nothing', async () => {
  const editor = await server.login('editor')
  const answers = [
    await server.ask('POST /api/console/email', { token: editor, body: aLetter }),
    await server.ask('POST /api/console/message', { token: editor, body: aText }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
  expect(await deliveries()).toEqual([])
})

it('where nothing can be sent, that is said, and nothing is queued', async () => {
  await using production = await startServer({ hasAccounts: true, env: { NODE_ENV: 'production' } })
  const admin = await production.login('admin')
  const answers = [
    await production.ask('POST /api/console/email', { token: admin, locale: 'en', body: aLetter }),
    await production.ask('POST /api/console/message', { token: admin, locale: 'en', body: aText }),
  ]
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual([
    [503, 'noMail'],
    [503, 'noSms'],
  ])
  expect(answers[0]?.error.message).toContain('nowhere to send mail')
  expect(await production.database.db.selectFrom('deliveries').selectAll().execute()).toEqual([])
})
