import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach } from 'vitest'
import { type MailServer, openMailServer } from './mail-server.ts'

/** An SMTP server in this process, which asks for a password. It is emptied before each test. */
export async function startMailServer(): Promise<MailServer> {
  const { close, ...server } = await openMailServer()
  afterAll(close)
  beforeEach(() => {
    server.received.length = 0
    server.answers.length = 0
  })
  return server
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
