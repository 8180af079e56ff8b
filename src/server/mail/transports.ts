import type { MessageChannel } from '#contract/platform/messages.ts'
import type { SiteName } from '#contract/sites.ts'
import { createTransport } from 'nodemailer'
import { type MailAddress, oneAddress } from './one-address.ts'
import { oneLine } from './one-line.ts'

/** Entry of a calendar with what is to be done with it (RFC 5546). */
export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  text: string
}

/**
 * Message to one address, in plain text; a mail written by a person also has HTML. Only mails have a subject. For web push the
 * address is the id of a subscription and the text the payload (contract/platform/push.ts).
 */
export interface Message {
  channel: MessageChannel | 'PUSH'
  to: string
  /** The site that writes, where it is not the firm. */
  site?: SiteName | undefined
  /** Of a mail: the name of who writes, where the settings have none for its site. */
  from?: string | undefined
  subject: string
  text: string
  html?: string | undefined
  /** Of a mail: an entry for a calendar, which programs offer to take over (RFC 6047). */
  calendar?: CalendarFile | undefined
  /** Of a mail: where its program posts that its reader wants no more of the kind (RFC 8058). */
  unsubscribe?: string | undefined
  /** Of a mail that is tried again: the same each time, by which its reader's server knows it again. */
  id?: string | undefined
  /** For how long it is of use, in seconds, where that is shorter than others of its template. */
  ttl?: number | undefined
}

/** Delivers a message. @throws Refused where trying again is of no use */
export type Transport = (message: Message) => Promise<void>
export type MailTransport = Transport
export type SmsTransport = Transport

/** The other side will never take this message. */
export class Refused extends Error {}

/** Each step of a delivery may take this long, in ms. */
const timeout = 10_000

/** Neither the address nor a text of the other side, which may repeat it: what is thrown is logged. */
function toReason(error: unknown): Error {
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number }
  const message = `SMTP: ${code} ${responseCode}`
  // 421 and 4yz pass; codes from 500 do not, but for wrong credentials of ours (RFC 5321, 4.2.1).
  return responseCode >= 500 && code !== 'EAUTH' ? new Refused(message) : new Error(message)
}

/** Senders of mail by site. A site without a sender of its own writes from the firm's address, under its own name. */
export interface Senders {
  firm: MailAddress
  centre?: MailAddress
}

const senderOf = ({ site, from = '' }: Message, { firm, centre }: Senders): MailAddress =>
  site === 'centre' && centre !== undefined
    ? { name: centre.name || from, address: centre.address }
    : { name: from || firm.name, address: firm.address }

/**
 * Mail over SMTP.
 * @param url `smtps://user:password@host`, or `smtp://host:587?requireTLS=true`
 */
export function mailTransport(url: string, senders: Senders): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    // What is sent is text: nothing in it may name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (message) => {
    const { subject, text, html, calendar, unsubscribe, id } = message
    const { address } = toRecipient(message.to)
    const from = senderOf(message, senders)
    // As an object it is not parsed again, and the envelope names it alone.
    const mail = {
      from,
      to: { name: '', address },
      envelope: { from: from.address, to: [address] },
      subject: oneLine(subject),
      text,
      ...(html === undefined ? {} : { html }),
      ...(id === undefined ? {} : { messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>` }),
      headers: {
        // Nobody's answering machine is to answer (RFC 3834).
        ...(html === undefined ? { 'Auto-Submitted': 'auto-generated' } : {}),
        ...(unsubscribe === undefined
          ? {}
          : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      ...(calendar === undefined ? {} : { icalEvent: { method: calendar.method, filename: 'meeting.ics', content: calendar.text } }),
      signal: AbortSignal.timeout(2 * timeout),
    }
    await server.sendMail(mail).catch((error: unknown) => {
      throw toReason(error)
    })
  }
}

function toRecipient(to: string): MailAddress {
  try {
    return oneAddress(to)
  } catch {
    throw new Refused('the recipient is no mail address')
  }
}

/** Statuses that pass. */
const passing = [408, 425, 429]

/** Numbers that text messages come from, by site: the gateway's own where there is none. The centre's own is not the firm's. */
export interface SmsSenders {
  firm?: string | undefined
  centre?: string | undefined
}

/** Text messages over a gateway: `POST {to, text, from}` with a bearer token, `from` where there is a sender; any 2xx is delivered. */
export function smsTransport(url: string, token: string, senders: SmsSenders = {}): SmsTransport {
  return async ({ site = 'firm', to, text }) => {
    const from = senders[site]
    if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new Refused('the recipient is no telephone number')
    const { status, ok, body } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', authorization: `Bearer ${token}` },
      body: JSON.stringify({ to, text, ...(from === undefined ? {} : { from }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw new Error(`SMS: ${error instanceof Error ? error.name : 'unknown'}`)
    })
    await body?.cancel()
    if (ok) return
    const message = `SMS: ${status}`
    throw status >= 400 && status < 500 && !passing.includes(status) ? new Refused(message) : new Error(message)
  }
}
