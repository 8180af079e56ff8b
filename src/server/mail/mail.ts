import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/schema.ts'
import { deliverOne, findDue, type Outcome } from './deliveries.ts'
import { type MailAddress, oneAddress } from './one-address.ts'
import { makeOutbox, type Outbox } from './outbox.ts'
import { type CalendarFile, mailTransport, type Message, Refused, type Senders, smsTransport, type Transport } from './transports.ts'

type Channel = Message['channel']

/** How often what is due is looked for, in ms. */
const interval = 5000
/** So many are sent at a time; others wait until they are looked for. */
const concurrency = 20
/** So many of them are of those that wait: the rest is left to what is sent at once, such as a code that somebody waits for. */
const ofWaiting = 15
/** So many of those are the newest, in each round: what a person waits for does not stand behind a whole mailing. */
const newest = 5
/** So long an end waits for what is being sent, in ms: less than a service manager waits. */
const closeTimeout = 3000

export interface Mail {
  /** In development, and where the demo is tried: what took the place of a transport that no setting names. */
  outbox: Outbox | undefined
  /** Whether messages of this kind stay in the outbox. */
  hasOutbox: (channel: Channel) => boolean
  /** Whether messages of this kind can be sent. */
  isAvailable: (channel: Channel) => boolean
  /** Sends a message whose transaction has been committed (deliveries.ts), in the background: no answer waits for it. */
  deliver: (_id: string) => void
  /** Sends what is due, until nothing is: what was not delivered before, here or by a process that has died. */
  deliverDue: () => Promise<void>
  /** Begins to look for what is due. Returns what ends that. */
  start: () => () => void
  /** When nothing is being sent any more. */
  idle: () => Promise<void>
  /** The same, but not for long: what is not done by then is sent again by another process, or after the next start. */
  close: () => Promise<void>
}

interface Deps {
  config: Config
  db: Db
  log: FastifyBaseLogger
  /** Posts to devices (push.ts). */
  push?: Transport
  /** Makes what a mail about a notification brings for the calendar of its reader. */
  calendarOf?: (_notification: string) => Promise<CalendarFile | undefined>
}

function senderOf(variable: 'MAIL_FROM' | 'CENTRE_MAIL_FROM', from: string): MailAddress {
  try {
    return oneAddress(from)
  } catch (error) {
    throw new Error(`Settings (environment variables):\n${variable} is one address: \`Name <address>\`.`, { cause: error })
  }
}

const sendersOf = ({ from, centreFrom }: NonNullable<Config['smtp']>): Senders => ({
  firm: senderOf('MAIL_FROM', from),
  ...(centreFrom === undefined ? {} : { centre: senderOf('CENTRE_MAIL_FROM', centreFrom) }),
})

/** The transports of the settings; where there are none, the outbox, or in production nothing. */
function transportsOf(config: Config, outbox: Outbox | undefined, push: Transport | undefined): Record<Channel, Transport | undefined> {
  const { smtp, sms } = config
  return {
    EMAIL: smtp === undefined ? outbox?.deliver : mailTransport(smtp.url, sendersOf(smtp)),
    SMS: sms === undefined ? outbox?.deliver : smsTransport(sms.url, sms.token, sms.from),
    PUSH: push,
  }
}

/** @throws Error where a sender of mail is not one address */
export function makeMail({ config, db, log, push, calendarOf }: Deps): Mail {
  const outbox = config.hasOutbox ? makeOutbox() : undefined
  const transports = transportsOf(config, outbox, push)
  const names = { EMAIL: 'SMTP_URL', SMS: 'SMS_URL' } as const
  for (const channel of ['EMAIL', 'SMS'] as const)
    if (transports[channel] === undefined) log.warn({ channel }, `${names[channel]} is not set: messages of this kind cannot be sent`)

  const send = async (message: Message, _notification: string | null) => {
    const transport = transports[message.channel]
    if (transport === undefined) throw new Refused('no transport')
    const isMail = message.channel === 'EMAIL' && _notification !== null
    await transport(isMail ? { ...message, calendar: message.calendar ?? (await calendarOf?.(_notification)) } : message)
  }
  const underWay = new Set<Promise<Outcome>>()
  const deliver = (_id: string): Promise<Outcome> => {
    if (underWay.size >= concurrency) return Promise.resolve('none')
    const delivery = deliverOne(db, _id, send, ({ channel, template, attempts }, err, isFinal) =>
      log[isFinal ? 'error' : 'warn']({ err, channel, template, attempts }, isFinal ? 'a message was given up' : 'a message waits'),
    ).catch((err: unknown): Outcome => {
      log.error({ err }, 'a message could not be looked after')
      return 'none'
    })
    underWay.add(delivery)
    return delivery.finally(() => underWay.delete(delivery))
  }
  let isEnding = false
  const deliverDue = async () => {
    for (;;) {
      const outcomes = await Promise.all((await findDue(db, ofWaiting, newest)).map(deliver))
      // Where none was to be had, others are at it, or the database does not answer: it is looked for again.
      if (isEnding || outcomes.every((outcome) => outcome === 'none')) return
    }
  }
  const start = () => {
    let isLooking = false
    const look = async () => {
      if (isLooking) return
      isLooking = true
      await deliverDue().catch((err: unknown) => log.error({ err }, 'messages that are due could not be looked for'))
      isLooking = false
    }
    const timer = setInterval(() => void look(), interval)
    return () => {
      isEnding = true
      clearInterval(timer)
    }
  }
  const idle = async () => {
    while (underWay.size > 0) await Promise.all(underWay)
  }
  return {
    outbox,
    hasOutbox: (channel) => outbox !== undefined && transports[channel] === outbox.deliver,
    isAvailable: (channel) => transports[channel] !== undefined,
    deliver: (_id) => void deliver(_id),
    deliverDue,
    start,
    idle,
    close: () => Promise.race([idle(), wait(closeTimeout, undefined, { ref: false })]),
  }
}
