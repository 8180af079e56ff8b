import { describe, expect, it } from 'vitest'
import { startMailServer, startSmsGateway } from '../testing/post-office.ts'
import { mailTransport, type Message, Refused, smsTransport } from './transports.ts'

const mails = await startMailServer()
const gateway = await startSmsGateway()
const from = { name: '법무법인 이음새', address: 'no-reply@ieumsae.example' }
const sendMail = mailTransport(mails.url, { firm: from })
const sendSms = smsTransport(gateway.url, 'gateway token')

const aMail = (change: Partial<Message> = {}): Message => ({
  channel: 'EMAIL',
  to: 'kim@example.com',
  subject: '인증번호',
  text: '인증번호는 123456입니다.',
  ...change,
})
const anSms = (change: Partial<Message> = {}): Message => ({
  channel: 'SMS',
  to: '+821012345678',
  subject: '',
  text: '인증번호 123456',
  ...change,
})

const headerOf = (source: string, name: string) => new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(source)?.[1]
const failure = async (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error as Error,
  )

describe('mail', () => {
  it('reaches one address by SMTP, with the sender of the settings and a text in any language', async () => {
    await sendMail(aMail())
    expect(mails.received).toHaveLength(1)
    const [{ source, ...envelope } = { source: '' }] = mails.received
    expect(envelope).toEqual({ from: 'no-reply@ieumsae.example', to: ['kim@example.com'], user: 'user' })
    expect(headerOf(source, 'To')).toBe('kim@example.com')
    expect(headerOf(source, 'Auto-Submitted')).toBe('auto-generated')
    expect(headerOf(source, 'Content-Type')).toMatch(/^text\/plain; charset=utf-8/)
    const [, body = ''] = source.split('\r\n\r\n')
    const isBase64 = headerOf(source, 'Content-Transfer-Encoding') === 'base64'
    const decoded = isBase64
      ? Buffer.from(body, 'base64').toString()
      : decodeURIComponent(body.replaceAll('=\r\n', '').replaceAll('=', '%'))
    expect(decoded.trim()).toBe('인증번호는 123456입니다.')
  })

  it('brings what is for a calendar with its method, as programs read it and as a file', async () => {
    const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:CANCEL', 'END:VCALENDAR', ''].join('\r\n')
    await sendMail(aMail({ calendar: { method: 'CANCEL', text } }))
    const { source } = mails.received[0] ?? { source: '' }
    expect(source).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i)
    expect(source).toMatch(/content-disposition: attachment; filename=meeting\.ics/i)
    expect(headerOf(source, 'Auto-Submitted')).toBe('auto-generated')
  })

  it.each([
    'kim@example.com\r\nBcc: thief@example.com',
    'kim@example.com, thief@example.com',
    'all: kim@example.com, thief@example.com;',
    'kim@example.com>\r\nRCPT TO:<thief@example.com',
    'kim@example.com\n',
  ])('to %j is refused and reaches nobody', async (to) => {
    expect(await failure(sendMail(aMail({ to })))).toBeInstanceOf(Refused)
    expect(mails.received).toEqual([])
  })

  it('gets no header from its subject', async () => {
    await sendMail(aMail({ subject: 'code\r\nBcc: thief@example.com\r\n\r\nother body' }))
    const [{ source, to } = { source: '', to: [] }] = mails.received
    expect(to).toEqual(['kim@example.com'])
    expect(headerOf(source, 'Bcc')).toBeUndefined()
    expect(headerOf(source, 'Subject')).toBe('code Bcc: thief@example.com other body')
  })

  it.each([
    [550, true],
    [554, true],
    [421, false],
    [451, false],
  ])('answered with %i is refused for good: %s', async (code, isFinal) => {
    mails.answers.push(code)
    const error = await failure(sendMail(aMail()))
    expect(error instanceof Refused).toBe(isFinal)
    expect(error?.message).toContain(String(code))
    // What is thrown is logged.
    expect(JSON.stringify([error?.message, error?.cause])).not.toContain('kim@example.com')
  })

  it('waits for another try where the server is away, or does not know our password', async () => {
    const away = await failure(mailTransport('smtp://127.0.0.1:9', { firm: from })(aMail()))
    const stranger = await failure(mailTransport(mails.url.replace('secret', 'wrong'), { firm: from })(aMail()))
    for (const error of [away, stranger]) {
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(Refused)
    }
  })
})

describe('the sender of a mail', () => {
  const centre = { name: 'Trade Centre', address: 'no-reply@fairs.example' }
  it.each([
    ['is the firm’s where no site is named', { firm: from, centre }, {}, from],
    ['is the centre’s own', { firm: from, centre }, { site: 'centre', from: '무역센터' }, centre],
    [
      'has the name of the message where the settings name none',
      { firm: from, centre: { ...centre, name: '' } },
      { site: 'centre', from: 'Fairs' },
      { ...centre, name: 'Fairs' },
    ],
    [
      'is the firm’s address after the centre’s name where the centre has none',
      { firm: from },
      { site: 'centre', from: 'Fairs' },
      { ...from, name: 'Fairs' },
    ],
    ['is that, too, for what an earlier version has queued', { firm: from, centre }, { from: 'Fairs' }, { ...from, name: 'Fairs' }],
    ['is the firm’s where the centre has neither', { firm: from }, { site: 'centre', from: '' }, from],
  ] as const)('%s', async (_what, senders, change, { name, address }) => {
    await mailTransport(mails.url, senders)(aMail(change))
    const [mail] = mails.received
    expect(mail?.from).toBe(address)
    const header = headerOf(mail?.source ?? '', 'From') ?? ''
    const encoded = [...header.matchAll(/=\?UTF-8\?B\?(.*?)\?=/gi)].map(([, part = '']) => Buffer.from(part, 'base64').toString())
    expect(header).toContain(`<${address}>`)
    expect(encoded.join('') || header).toContain(name)
  })
})

describe('a text message', () => {
  it('is posted to the gateway with its token', async () => {
    await sendSms(anSms())
    expect(gateway.received).toEqual([
      {
        authorization: 'Bearer gateway token',
        contentType: 'application/json; charset=utf-8',
        body: { to: '+821012345678', text: '인증번호 123456' },
      },
    ])
  })

  it.each([
    [200, undefined],
    [204, undefined],
    [400, true],
    [401, true],
    [404, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
    [302, false],
  ])('answered with %i is refused for good: %s', async (status, isFinal) => {
    gateway.answers.push(status)
    const error = await failure(sendSms(anSms()))
    expect(error === undefined ? undefined : error instanceof Refused).toBe(isFinal)
    expect(String(error?.message)).not.toContain('123456')
    expect(gateway.received).toHaveLength(1)
  })

  it.each(['010-1234-5678', '+821012345678, +821012345679', '+8210\r\n12345678', ''])('to %j is refused and not posted', async (to) => {
    expect(await failure(sendSms(anSms({ to })))).toBeInstanceOf(Refused)
    expect(gateway.received).toEqual([])
  })

  it('says the number of the site that writes, where the settings have one', async () => {
    const own = smsTransport(gateway.url, 'gateway token', { firm: '0201002100', centre: '+82201003000' })
    gateway.received.splice(0)
    await own(anSms())
    await own(anSms({ site: 'centre' }))
    await sendSms(anSms({ site: 'centre' }))
    expect(gateway.received.map(({ body }) => (body as { from?: string }).from)).toEqual(['0201002100', '+82201003000', undefined])
  })

  it('waits for another try where the gateway is away', async () => {
    const error = await failure(smsTransport('http://127.0.0.1:9/', 'token')(anSms()))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(Refused)
  })
})
