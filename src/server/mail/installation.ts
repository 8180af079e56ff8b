import { installationCalls } from '#contract/platform/installation.ts'
import type { MessageChannel } from '#contract/platform/messages.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'

/** Shows by what messages are sent, and what the outbox keeps of them. */
export function serveInstallation(app: FastifyInstance): void {
  const { mail, config } = app.platform
  const wayOf = (channel: MessageChannel): 'sent' | 'outbox' | 'none' =>
    !mail.isAvailable(channel) ? 'none' : mail.hasOutbox(channel) ? 'outbox' : 'sent'

  serve(app, installationCalls, {
    'GET /api/console/installation': async () => ({
      installation: {
        mail: wayOf('EMAIL'),
        sms: wayOf('SMS'),
        hasStun: config.stunUrls.length > 0,
        hasTurn: config.turn !== undefined,
      },
    }),
    'GET /api/console/outbox': async () => {
      if (mail.outbox === undefined) throw new ApiError('notFound')
      const messages = mail.outbox.messages.flatMap(({ at, channel, to, subject, text }) =>
        channel === 'PUSH' ? [] : [{ at, channel, to, subject, text }],
      )
      return { messages }
    },
  })
}
