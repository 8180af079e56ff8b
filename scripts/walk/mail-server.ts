import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mail {
  to: string[]
}

/** A mail server that takes everything. */
export async function openMailServer(): Promise<{ url: string; mails: Mail[]; close: () => void }> {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address) })
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port: at } = listening.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${at}`, mails, close: () => server.close() }
}
