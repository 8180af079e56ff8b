import type { MessageChannel } from '#contract/platform/messages.ts'

/** Mail address or telephone number, with the channel that reaches it. */
export interface Recipient {
  channel: MessageChannel
  to: string
}

/** Lists the addresses of an account: its mail address first, then its telephone number. */
export const addressesOf = ({ email, phone }: { email: string | null; phone: string | null }): Recipient[] => [
  ...(email === null ? [] : [{ channel: 'EMAIL' as const, to: email }]),
  ...(phone === null ? [] : [{ channel: 'SMS' as const, to: phone }]),
]
