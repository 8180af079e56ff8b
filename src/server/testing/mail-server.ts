import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Message that an SMTP server was given. */
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
  /** Answers to the next messages, instead of taking them: an SMTP reply code, or `silence`. */
  answers: (number | 'silence')[]
}

/** Opens an SMTP server in this process, which asks for a password, until it is closed. */
export async function openMailServer(): Promise<MailServer & { close: () => Promise<void> }> {
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
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://user:secret@127.0.0.1:${port}`,
    received,
    answers,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
