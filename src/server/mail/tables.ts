import type { MessageChannel } from '#contract/platform/messages.ts'
import type { Locale } from '#contract/locale.ts'
import type { Generated } from 'kysely'

export interface MailTables {
  /** Texts that the office has changed, of what the server sends by itself; see mail/messages.ts. */
  messages: { template: string; channel: MessageChannel; locale: Locale; subject: string; text: string; updatedAt: string }
  /** What staff want to hear of outside of the console; see mail/office-alerts.ts. */
  officeAlerts: {
    _user: string
    /** JSON lists. */
    events: string
    channels: string
    /** Hours of the day in Seoul, 0 to 24. */
    fromHour: number
    toHour: number
    /** JSON: when each event was told last. */
    told: string
  }
  /** Devices that take messages of web push; they go with the session that has said so. See mail/push-subscriptions.ts. */
  pushSubscriptions: {
    _id: string
    _user: string
    _session: string
    /** Where messages are posted: whoever knows it and our key can reach the device, so it is told nobody. */
    endpoint: string
    p256dh: string
    auth: string
    locale: Locale
    createdAt: string
    /** When the device has last said so. */
    usedAt: string
  }
  /** What is and was sent, by each way; what is told in the app is noted as sent. See mail/deliveries.ts. */
  deliveries: {
    _id: string
    channel: 'EMAIL' | 'SMS' | 'PUSH' | 'APP'
    template: string
    state: 'queued' | 'sent' | 'failed'
    attempts: number
    /** When it may be tried: until then somebody else is at it, or it waits. */
    nextAt: string
    createdAt: string
    /** The message as JSON, until it is sent or given up: what stays is a log without content. */
    payload: string | null
    /** When it was sent or given up. */
    endedAt: Generated<string | null>
    /** Why the last try failed: neither the address nor the text (mail/transports.ts). */
    lastError: Generated<string | null>
    /** The account that it was for, where that is known. */
    _user: Generated<string | null>
    /** What the member was told by it; null of other messages. */
    _notification: Generated<string | null>
  }
}
