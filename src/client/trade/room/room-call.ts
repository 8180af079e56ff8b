import { api } from '../../data/http.ts'
import type { useLocale } from '../../data/use-locale.ts'
import { RoomCall } from './call.ts'
import type { RoomTicket } from './signalling.ts'

/** A ticket is asked for again and again where the network is bad: it is not waited for long (ms). */
const timeout = 4000

type Locale = ReturnType<typeof useLocale>

type Request = (instance: string, signal: AbortSignal) => Promise<{ ticket: RoomTicket }>

function makeCall(_id: string, request: Request, otherName?: string): RoomCall {
  const instance = crypto.randomUUID()
  const base = `${location.origin.replace(/^http/, 'ws')}/api/v1/rooms/${_id}`
  return new RoomCall({
    requestTicket: async (signal) => (await request(instance, signal)).ticket,
    urlOf: ({ code }) => `${base}?ticket=${encodeURIComponent(code)}`,
    otherName,
  })
}

/**
 * A call in the room of a matching, by the right of the account.
 * @param otherName of the other side in the reader's language: the room has one name for everybody
 */
export const callOf = (_id: string, locale: Locale, otherName?: string): RoomCall =>
  makeCall(
    _id,
    (instance, signal) => api('POST /api/v1/rooms/{_id}/tickets', { locale, params: { _id }, body: { instance }, timeout, signal }),
    otherName,
  )

/** A call in the room of a matching, by the right of a link. */
export const callOfGuest = (_id: string, token: string, locale: Locale): RoomCall =>
  makeCall(_id, (instance, signal) =>
    api('POST /api/v1/rooms/{_id}/guestTickets', { locale, params: { _id }, body: { token, instance }, timeout, signal }),
  )
