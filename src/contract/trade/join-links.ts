import * as z from 'zod'
import { call } from '../call.ts'
import { day, id, instant, labelled, line } from '../field.ts'
import { participation, participants } from './participants.ts'

const { role } = participants.fields

/** Signs of the code in a link: none is mistaken for another. */
export const joinLinkSigns = 'abcdefghjkmnpqrstuvwxyz23456789'
/** So many signs has a code, and so many links a fair at most. */
export const joinLinkLimits = { signs: 10, ofFair: 100 } as const

/** A link for a group, as staff make it. The link is no secret: whoever has it may apply. */
export const joinLinkInput = z.strictObject({
  /** Staff alone read it. */
  name: labelled(/*i18n*/ '모임 이름', line(60)),
  role,
  /** The last day on which it is good, where the fair is; null: until the fair is over, or staff end it. */
  until: labelled(/*i18n*/ '마지막 날(비우면 끝낼 때까지)', day.nullable().default(null)),
})
export type JoinLinkInput = z.output<typeof joinLinkInput>

const code = z.string().regex(new RegExp(`^[${joinLinkSigns}]{${joinLinkLimits.signs}}$`))
const link = z
  .strictObject({
    _id: id,
    createdAt: instant,
    code,
    name: z.string(),
    role,
    until: z.string().nullable(),
    endedAt: instant.nullable(),
    isOver: z.boolean(),
    /** How many participants have come by it. */
    participants: z.int().min(0),
  })
  .meta({ id: 'JoinLink' })

const ofFair = { tag: 'fairs', access: 'console:fairs' } as const
const params = z.strictObject({ _id: id })

/** Open registration: links by which a group joins a fair, printed or sent to many. */
export const joinLinkCalls = {
  'GET /api/v1/joinLinks/{code}': call({
    summary: 'The fair and the role that a link for a group is for',
    tag: 'fairs',
    access: 'public',
    params: z.strictObject({ code: z.string().max(40) }),
    answer: z.strictObject({ link: z.strictObject({ _fair: id, fair: z.string(), role }) }),
    status: 200,
    errors: [404, 409],
    reads: ['fairs', 'joinLinks'],
  }),
  'POST /api/v1/joinLinks/{code}/participants': call({
    summary: 'Apply to take part in the fair of a link for a group. The company may still wait for its approval; who takes part stays so',
    tag: 'fairs',
    access: 'member',
    params: z.strictObject({ code: z.string().max(40) }),
    answer: z.strictObject({ participation }),
    status: 200,
    errors: [404, 409],
    writes: ['fairs/participants', 'joinLinks'],
  }),
  'GET /api/console/fairs/{_id}/joinLinks': call({
    ...ofFair,
    summary: 'Console: links for groups of a fair, the newest first',
    params,
    answer: z.strictObject({ links: z.array(link) }),
    status: 200,
    errors: [404],
    reads: ['fairs', 'joinLinks', 'fairs/participants'],
  }),
  'POST /api/console/fairs/{_id}/joinLinks': call({
    ...ofFair,
    summary: 'Console: make a link for a group of a fair',
    params,
    body: joinLinkInput,
    answer: z.strictObject({ link: z.strictObject({ _id: id, code }) }),
    status: 201,
    errors: [404, 409],
    writes: ['joinLinks'],
  }),
  'DELETE /api/console/fairs/{_id}/joinLinks/{_link}': call({
    ...ofFair,
    summary: 'Console: end a link for a group. Who has come by it stays',
    params: z.strictObject({ _id: id, _link: id }),
    status: 204,
    errors: [404],
    writes: ['joinLinks'],
  }),
}
