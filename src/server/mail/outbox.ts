import type { FastifyInstance } from 'fastify'
import { plainPage } from '#contract/plain-page.ts'
import { errorPagePolicy } from '../http/error-page.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import type { Message, Transport } from './transports.ts'

/** So many messages are kept, the newest. */
const capacity = 100

export interface Outbox {
  /** The newest first. */
  messages: readonly (Message & { at: string })[]
  deliver: Transport
}

/** Takes messages where none can be sent: in development they are read there. */
export function makeOutbox(): Outbox {
  const messages: (Message & { at: string })[] = []
  const deliver: Transport = async (message) => {
    messages.unshift({ at: new Date().toISOString(), ...message })
    messages.length = Math.min(messages.length, capacity)
  }
  return { messages, deliver }
}

const toArticle = ({ at, channel, to, subject, text }: Outbox['messages'][number]): string =>
  `<article><h2>${escapeMarkup(subject || channel)}</h2><p>${escapeMarkup(`${at} · ${channel} · ${to}`)}</p><p>${escapeMarkup(text).replaceAll('\n', '<br>')}</p></article>`

/** Shows the outbox at `/dev/outbox`, and as JSON at `/dev/outbox.json`. */
export function serveOutbox(app: FastifyInstance, { messages }: Outbox): void {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
  app.get('/dev/outbox', (_request, reply) =>
    reply
      .headers({ ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': errorPagePolicy })
      .send(plainPage('en', 'Outbox', messages.length === 0 ? '<p>Nothing was sent.</p>' : messages.map(toArticle).join(''))),
  )
  app.get('/dev/outbox.json', (_request, reply) => reply.headers(headers).send({ messages }))
}
