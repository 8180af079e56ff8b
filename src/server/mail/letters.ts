import { letterCalls } from '#contract/platform/letters.ts'
import type { Body } from '#contract/api.ts'
import type { SiteName } from '#contract/sites.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { audit } from '../http/audit.ts'
import { issueOf } from '../http/issues.ts'
import { cleanMail } from '../http/rich-text.ts'
import { serve, type WriteContext } from '../http/route.ts'
import { enqueue } from './deliveries.ts'
import { plainTextOf } from './plain-text.ts'
import type { Message } from './transports.ts'

/** A message of the staff on its way. */
export interface Sent {
  /** The id of its delivery. */
  _delivery: string
  /** What was written, without markup. */
  text: string
}

/** Queues what somebody of the staff wrote, notes who it was, and sends it when that is committed. */
async function send(message: Message, { db, caller, request, afterCommit }: WriteContext): Promise<Sent> {
  const { mail } = request.server.platform
  const _delivery = await enqueue(db, 'letter', message)
  await audit(db, caller, { action: 'send', resource: 'deliveries', items: [_delivery] })
  afterCommit(async () => mail.deliver(_delivery))
  return { _delivery, text: message.text }
}

type Letter = Omit<Body<'POST /api/console/email'>, 'site'> & { site?: SiteName }
type Text = Omit<Body<'POST /api/console/message'>, 'site'> & { site?: SiteName }

const siteOf = (asked: SiteName = 'firm', { request }: WriteContext): SiteName => request.server.platform.config.onlySite ?? asked

/** The sender of a message: the firm, but for what is the trade centre's, which has its name from the setting. */
async function senderOf(asked: SiteName | undefined, context: WriteContext): Promise<Pick<Message, 'site' | 'from'>> {
  const { db, request } = context
  const { readSite } = request.server.platform
  const site = siteOf(asked, context)
  return site === 'firm' ? {} : { site, from: (await readSite(db, site, 'ko')).name }
}

/**
 * Sends a mail of the staff. In the transaction of what it belongs to.
 * @throws ApiError `noMail` where no server is set; `invalid` where nothing may be left of the text
 */
export async function sendLetter({ site, to, subject, html }: Letter, context: WriteContext): Promise<Sent> {
  const { mail, config } = context.request.server.platform
  if (!mail.isAvailable('EMAIL')) throw new ApiError('noMail')
  const cleaned = cleanMail(html, config.origins[siteOf(site, context)])
  const text = plainTextOf(cleaned)
  if (text === '' && !cleaned.includes('<img ')) throw new ApiError('invalid', { issues: [issueOf('html', 'required', context.locale)] })
  return send({ channel: 'EMAIL', ...(await senderOf(site, context)), to, subject, text, html: cleaned }, context)
}

/**
 * Sends a text message of the staff. In the transaction of what it belongs to.
 * @throws ApiError `noSms` where no gateway is set
 */
export async function sendText({ site, to, subject, message }: Text, context: WriteContext): Promise<Sent> {
  if (!context.request.server.platform.mail.isAvailable('SMS')) throw new ApiError('noSms')
  const text = subject === undefined ? message : `${subject}\n${message}`
  return send({ channel: 'SMS', ...(await senderOf(site, context)), to, subject: '', text }, context)
}

/** Serves messages from staff to one person (specification 7.3). */
export function serveLetters(app: FastifyInstance): void {
  serve(app, letterCalls, {
    'POST /api/console/email': async ({ body }, context) => void (await sendLetter(body, context)),
    'POST /api/console/message': async ({ body }, context) => void (await sendText(body, context)),
  })
}
