import { awaited, type MatchingState, type Outcome, type Party } from '#contract/trade/matching-states.ts'
import type { Slot } from '#contract/trade/slots.ts'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Schema } from '#server/schema.ts'


type Row = Insertable<Schema['matchings']>
type SlotRow = Insertable<Schema['matchingSlots']>

/** What the matchings of a fair are made from. */
export interface Stage {
  _fair: string
  slots: readonly Slot[]
  now: string
  /** Accounts. */
  sellers: readonly string[]
  buyers: readonly string[]
  /** A product of each seller that the fair shows. */
  productOf: (seller: string) => string | null
  /** Whether there are agreed meetings, or offers alone. */
  hasMeetings: boolean
}

const hour = 60 * 60_000
const before = (now: string, hours: number) => new Date(Date.parse(now) - hours * hour).toISOString()

const messages = [
  '내년 봄 매장 구성에 넣고 싶습니다. 최소 주문량을 알려 주십시오.',
  'We would like to talk about a first order for our spring season.',
  '希望了解最低起订量与交货期。',
  null,
]
const openStates = ['offered', 'offered', 'accepted', 'offered', 'declined', 'accepted', 'cancelled', 'expired'] as const

/** Of a matching with no time. Rows that are inserted together have the same columns. */
const nothing = {
  reason: null,
  endedBy: null,
  startsAt: null,
  endsAt: null,
  tableNumber: null,
  proposedBy: null,
  buyerMark: null,
  sellerMark: null,
  sequence: 0,
  remindedDay: 0,
  remindedSoon: 0,
} satisfies Partial<Row>

/** Why a matching has ended. */
const reasons: Partial<Record<MatchingState, string>> = {
  declined: '이번 상담회에서는 수출용 물량이 이미 정해졌습니다.',
  cancelled: '출장 일정이 바뀌어 참석하기 어렵습니다.',
}

/** Matchings of a fair in every state, with no clash. */
export function demoMatchings({ _fair, slots, now, sellers, buyers, productOf, hasMeetings }: Stage) {
  const rows: Row[] = []
  const slotRows: SlotRow[] = []
  const busy = new Set<string>()
  const paired = new Set<string>()
  const add = (row: Omit<Row, '_id' | '_fair' | 'createdAt' | 'updatedAt' | 'awaits' | 'expiresAt'>, times: readonly Slot[], state: SlotRow['state']) => {
    const _id = uuid()
    const createdAt = before(now, 200 - (rows.length % 150))
    const awaits = awaited({ state: row.state, proposedBy: row.proposedBy ?? null })
    const last = times.at(-1)?.startsAt ?? null
    const expiresAt = row.state === 'offered' || row.state === 'accepted' ? last : null
    rows.push({ ...nothing, ...row, _id, _fair, createdAt, updatedAt: createdAt, awaits, expiresAt })
    slotRows.push(...times.map((slot) => ({ ...slot, _matching: _id, state })))
    paired.add(`${row._buyer} ${row._seller}`)
  }

  /** In the slot of an index a seller meets a buyer whom no other one meets then: seven and the number of buyers have no divisor. */
  const meet = (index: number, at: number, slot: Slot) => {
    const [_seller = '', _buyer = ''] = [sellers[at], buyers[(at * 7 + index) % buyers.length]]
    const isOver = slot.endsAt <= now
    const state: MatchingState = isOver ? (['met', 'met', 'missed', 'confirmed', 'disputed'] as const)[rows.length % 5] ?? 'met' : rows.length % 9 === 0 ? 'rescheduling' : 'confirmed'
    const marks: Record<string, readonly [Outcome | null, Outcome | null]> = { met: ['met', 'met'], missed: ['missed', 'missed'], disputed: ['met', 'missed'] }
    const [buyerMark, sellerMark] = marks[state] ?? [null, null]
    const isOnline = (at + index) % 4 === 0
    const proposedBy: Party | null = state === 'rescheduling' ? 'buyer' : null
    const agreed = { startsAt: slot.startsAt, endsAt: slot.endsAt, tableNumber: isOnline ? null : at + 1, sequence: 1, remindedDay: 1 }
    const what = { method: isOnline ? 'ONLINE' : 'OFFLINE', message: messages[rows.length % messages.length] ?? null, _product: productOf(_seller) } as const
    for (const user of [_seller, _buyer]) busy.add(`${user} ${slot.startsAt}`)
    add({ _seller, _buyer, state, proposedBy, buyerMark, sellerMark, ...agreed, ...what }, [slot], 'picked')
    const later = slots.find(({ startsAt }) => startsAt > now && ![_seller, _buyer].some((user) => busy.has(`${user} ${startsAt}`)))
    const last = rows.at(-1)
    if (proposedBy !== null && later !== undefined && last !== undefined) slotRows.push({ ...later, _matching: last._id, state: 'proposed' })
  }
  if (hasMeetings)
    for (const [index, slot] of slots.slice(0, buyers.length).entries())
      for (const at of sellers.keys()) if ((index * 5 + at * 3) % 9 === 0) meet(index, at, slot)

  const free = (users: readonly string[], from: number): Slot[] => {
    const left = slots.filter(({ startsAt }) => startsAt > now && users.every((user) => !busy.has(`${user} ${startsAt}`)))
    return left.slice(from % Math.max(1, left.length - 4)).slice(0, 4)
  }
  for (const [at, _seller] of sellers.entries())
    for (const step of [0, 1, 2]) {
      const _buyer = buyers[(at * 11 + step * 13 + 5) % buyers.length] ?? ''
      const times = free([_seller, _buyer], at + step * 3)
      if (paired.has(`${_buyer} ${_seller}`) || times.length === 0) continue
      const state = openStates[(at * 3 + step) % openStates.length] ?? 'offered'
      const method = (at + step) % 3 === 0 ? 'ONLINE' : 'OFFLINE'
      const endedBy = state === 'declined' ? 'seller' : state === 'cancelled' ? 'buyer' : state === 'expired' ? 'system' : null
      const what = { method, message: messages[(at + step) % messages.length] ?? null, _product: productOf(_seller) } as const
      add({ _seller, _buyer, state, endedBy, reason: reasons[state] ?? null, ...what }, state === 'accepted' ? times.slice(0, 3) : times, state === 'accepted' ? 'picked' : 'offered')
    }
  return { rows, slotRows }
}
