import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach } from 'vitest'

/** What an SMTP server was given. */
interface Mail {
  from: string
  to: string[]
  user: string
  /** Headers and body as they came. */
  source: string
}

export interface MailServer {
  url: string
  received: Mail[]
  /** What is answered to the next messages instead of taking them: an SMTP reply code, or `silence`. */
  answers: (number | 'silence')[]
}

/** An SMTP server in this process, which asks for a password. It is emptied before each test. */
export async function startMailServer(): Promise<MailServer> {
  const received: Mail[] = []
  const answers: MailServer['answers'] = []
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    onData: (stream, { envelope, user }, done) => {
      let source = ''
      stream.on('data', (chunk: Buffer) => (source += chunk.toString('latin1')))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        const to = rcptTo.map(({ address }) => address)
        const answer = answers.shift()
        if (answer === 'silence') return
        // Servers repeat the address in what they answer.
        if (answer !== undefined) return done(Object.assign(new Error(`<${to.join()}> refused`), { responseCode: answer }))
        received.push({ from: mailFrom === false ? '' : mailFrom.address, to, user: String(user), source })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  afterAll(() => new Promise<void>((done) => server.close(() => done())))
  beforeEach(() => {
    received.length = 0
    answers.length = 0
  })
  const { port } = listening.address() as AddressInfo
  return { url: `smtp://user:secret@127.0.0.1:${port}`, received, answers }
}

export interface SmsGateway {
  url: string
  received: { authorization: string | undefined; contentType: string | undefined; body: unknown }[]
  /** The statuses of the next answers, or `silence`; 202 where there is none. */
  answers: (number | 'silence')[]
  /** Ends what was never answered. */
  hangUp: () => void
}

/** A gateway for text messages in this process. It is emptied before each test. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const received: SmsGateway['received'] = []
  const answers: SmsGateway['answers'] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization, 'content-type': contentType } = request.headers
      received.push({ authorization, contentType, body: JSON.parse(body) as unknown })
      const status = answers.shift() ?? 202
      if (status === 'silence') return
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(`refused: ${body}`)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  afterAll(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  beforeEach(() => {
    received.length = 0
    answers.length = 0
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    received,
    answers,
    hangUp: () => server.closeAllConnections(),
  }
}
