import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled } from '../field.ts'

/** A slot as one side, or the two of a matching, can use it. */
const slot = z
  .strictObject({
    startsAt: instant,
    endsAt: instant,
    /** `blocked`: by oneself; `meeting`: one of one's own is then; `taken`: the other side cannot. */
    state: z.enum(['free', 'blocked', 'meeting', 'taken']),
    /** Of one's own meeting. */
    _matching: id.nullable(),
    /** Open offers for this slot of the seller, which hold it softly: they never block it … */
    waiting: z.int(),
    /** … and the first of them ends then at the latest. */
    until: instant.nullable(),
    /** Whether it is one of the matching that was asked about. */
    isOffered: z.boolean(),
  })
  .meta({ id: 'ScheduleSlot' })
export type ScheduleSlot = z.output<typeof slot>

export const schedule = z
  .strictObject({ _fair: id, timeZone: z.string(), slotMinutes: z.int(), slots: z.array(slot) })
  .meta({ id: 'Schedule' })
export type Schedule = z.output<typeof schedule>

const params = z.strictObject({ _fair: id })
const isOwn = { tag: 'me', access: 'member', status: 200, params, errors: [404] } as const
const starts = labelled(/*i18n*/ '시작 시각', instant)
const answer = z.strictObject({ schedule })
const beside: z.ZodType<{ beside?: string | undefined }> = z.strictObject({
  beside: id.optional().meta({ description: 'Another participant of the fair: what it cannot use is `taken`.' }),
})

/** When a member is there for meetings of a fair (specification 7.5): every slot is free until it is blocked. */
export const scheduleCalls = {
  'GET /api/v1/me/schedules/{_fair}': call({
    ...isOwn,
    summary: 'The caller’s slots of a fair',
    query: beside,
    answer,
    acting: 'console:fairs',
    reads: ['availability', 'matchings'],
  }),
  'POST /api/v1/me/schedules/{_fair}': call({
    ...isOwn,
    summary: 'Block or free some slots; the others stay. One with an agreed meeting is not blocked by it',
    body: z.strictObject({
      slots: z
        .array(z.strictObject({ startsAt: starts, isBlocked: z.boolean() }))
        .min(1)
        .max(2000),
    }),
    answer,
    writes: ['availability'],
  }),
  'PUT /api/v1/me/schedules/{_fair}': call({
    ...isOwn,
    summary: 'Say which slots are blocked: all others are free',
    body: z.strictObject({ blocked: z.array(starts).max(2000) }),
    answer,
    writes: ['availability'],
  }),
}
