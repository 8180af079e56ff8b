import type { Matching } from '#contract/trade/matchings.ts'
import type { Schedule } from '#contract/trade/schedules.ts'

/** The first of the day's slots: ten o'clock in Seoul, in a year that is to come. */
const first = Date.parse('2099-12-08T01:00:00.000Z')
export const startOf = (index: number): string => new Date(first + index * 30 * 60_000).toISOString()

const states = ['free', 'free', 'free', 'free', 'free', 'taken', 'meeting', 'blocked'] as const

/** Eight slots: five that are free, and one of each other kind. Two offers wait for the second one. */
export const aSchedule = (): Schedule => ({
  _fair: 'fair',
  timeZone: 'Asia/Seoul',
  slotMinutes: 30,
  slots: states.map((state, index) => ({
    startsAt: startOf(index),
    endsAt: startOf(index + 1),
    state,
    _matching: null,
    waiting: index === 1 ? 2 : 0,
    until: index === 1 ? '2099-12-07T09:00:00.000Z' : null,
    isOffered: index < 4,
  })),
})

/** An offer of four times, as its seller has it. */
export const aMatching = (change: Partial<Matching> = {}): Matching => ({
  _id: 'matching',
  version: 1,
  createdAt: '2099-12-01T00:00:00.000Z',
  updatedAt: '2099-12-01T00:00:00.000Z',
  method: 'OFFLINE',
  state: 'offered',
  awaits: 'seller',
  product: { _id: 'product', name: '유자차' },
  message: '만나 뵙고 싶습니다',
  reason: null,
  endedBy: null,
  slots: [0, 1, 2, 3].map((index) => ({ startsAt: startOf(index), endsAt: startOf(index + 1), state: 'offered' as const })),
  expiresAt: '2099-12-07T09:00:00.000Z',
  startsAt: null,
  endsAt: null,
  tableNumber: null,
  proposedBy: null,
  proposedMethod: null,
  marks: { buyer: null, seller: null },
  outcome: null,
  canReport: false,
  conversation: null,
  actions: ['accept', 'decline'],
  fair: { _id: 'fair', title: '겨울 상담회', venue: '무역센터', timeZone: 'Asia/Seoul' },
  role: 'seller',
  other: { _id: 'buyer', _company: null, name: '가온유통', category: '유통', contactRole: null, photo: null },
  ...change,
})

/** A member without matchings beside those that wait for the member. */
export const noParts = { waiting: 0, agreed: 0, past: 0 }
