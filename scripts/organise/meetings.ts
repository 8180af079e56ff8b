import type { Answer } from '#contract/api.ts'
import type { MatchingState } from '#contract/trade/matching-states.ts'
import { eachOf, Refused } from './client.ts'
import type { Member, Work } from './joining.ts'
import { same, until } from './steps.ts'

export type Meeting = Answer<'GET /api/console/fairs/{_id}/matchings'>['matchings'][number]

/** All matchings of the fair, or those in a state. */
export async function readMeetings({ client, staff, _fair }: Work, state?: MatchingState): Promise<Meeting[]> {
  const all: Meeting[] = []
  for (;;) {
    const query = { limit: 100, skip: all.length, sort: 'createdAt', ...(state === undefined ? {} : { state }) } as const
    const { matchings, summary } = await client.ask('GET /api/console/fairs/{_id}/matchings', {
      token: await staff.token(),
      params: { _id: _fair },
      query,
    })
    all.push(...matchings)
    if (matchings.length === 0 || all.length >= summary.total) return all
  }
}

/** Has each member say whom it wants to meet: six of the other side, each somebody else. */
export async function wish({ client, _fair }: Work, members: readonly Member[]): Promise<number> {
  const of = (role: string) => members.filter((member) => member.role === role)
  const others = { SELLER: of('BUYER'), BUYER: of('SELLER') }
  await eachOf(members, 4, async ({ role, session }, index) => {
    const side = others[role]
    const wishes = Array.from({ length: 6 }, (_one, at) => ({
      _participant: side[(index * 7 + at * 13) % side.length]?._participant ?? '',
    }))
    const body = { wishes: [...new Map(wishes.map((one) => [one._participant, one])).values()] }
    await client.ask('PUT /api/v1/me/fairs/{_fair}/wishes', { token: await session.token(), params: { _fair }, body })
  })
  return members.length * 6
}

/** Has the solver make a schedule, and publishes it. */
export async function schedule({ client, staff, _fair }: Work) {
  const ask = async (name: 'GET' | 'POST' | 'PUT', body?: object) =>
    client.ask(`${name} /api/console/fairs/{_id}/schedule` as 'POST /api/console/fairs/{_id}/schedule', {
      token: await staff.token(),
      params: { _id: _fair },
      ...(body === undefined ? {} : { body }),
    })
  const read = async () => (await ask('GET')).schedule
  const reaches = (state: string) => async () => {
    const now = await read()
    if (now?.state === 'failed') throw new Error(`the schedule failed: ${now.error}`)
    return now?.state === state
  }
  await ask('POST', { sellerMinimum: 0, buyerMinimum: 0 })
  await until('a draft', reaches('draft'))
  const draft = await read()
  await ask('PUT', { state: 'publishing' })
  await until('its publication', reaches('published'))
  return { figures: draft?.figures, meetings: (await read())?.meetings }
}

/** Moves a meeting to a time that is free. */
export async function move({ client, staff, _fair }: Work, { _id: mid }: Meeting): Promise<void> {
  const asked = { token: await staff.token(), params: { _id: _fair, mid } }
  const { free } = await client.ask('GET /api/console/fairs/{_id}/matchings/{mid}/free', asked)
  const [slot] = free
  if (slot === undefined) throw new Error('no time is free')
  const { matching } = await client.ask('PUT /api/console/fairs/{_id}/matchings/{mid}', { ...asked, body: { action: 'move', slot } })
  same('time of a moved meeting', matching.startsAt, slot)
}

/** Decides whether a meeting took place, as staff. */
export const judge = async ({ client, staff, _fair }: Work, { _id: mid }: Meeting, outcome: 'met' | 'missed') =>
  client.ask('PUT /api/console/fairs/{_id}/matchings/{mid}', {
    token: await staff.token(),
    params: { _id: _fair, mid },
    body: { action: 'mark', outcome },
  })

/** Reports of the sides, as the report has to count them. */
export interface Told {
  /** What each side said by `<meeting> <side>`: the amount, or null. */
  outcomes: Map<string, number | null>
  unmarked: Meeting[]
  disputed: Meeting[]
}

/** Has a side say what came of a meeting. */
export async function report(
  { client }: Work,
  told: Told,
  member: Member,
  { _id }: Meeting,
  side: 'buyer' | 'seller',
  amount: number | null,
) {
  const body = { interest: 'high', amount, nextStep: 'samples', rating: 4 }
  await client.ask('PUT /api/v1/me/matchings/{_id}/outcome', { token: await member.session.token(), params: { _id }, body })
  told.outcomes.set(`${_id} ${side}`, amount)
}

/** Has members say whether their meetings took place, and what came of them; some say nothing, some disagree. */
export async function tell(work: Work, meetings: readonly Meeting[], memberOf: (_participant: string) => Member): Promise<Told> {
  const told: Told = { outcomes: new Map(), unmarked: [], disputed: [] }
  await eachOf(meetings, 4, async (meeting, index) => {
    const [seller, buyer] = [memberOf(meeting.seller._id), memberOf(meeting.buyer._id)]
    const mark = async ({ session }: Member, outcome: 'met' | 'missed') =>
      work.client.ask('PUT /api/v1/me/matchings/{_id}', {
        token: await session.token(),
        params: { _id: meeting._id },
        body: { action: 'mark', outcome },
      })
    const kind = index % 60
    if (kind === 0) {
      told.unmarked.push(meeting)
      return
    }
    await mark(buyer, kind === 2 ? 'missed' : 'met')
    await mark(seller, kind <= 2 ? 'missed' : 'met')
    if (kind === 1) told.disputed.push(meeting)
    if (kind <= 2) return
    await report(work, told, buyer, meeting, 'buyer', kind % 3 === 0 ? 500_000 : null)
    if (kind % 2 === 0) await report(work, told, seller, meeting, 'seller', 1_000_000 * kind)
  })
  return told
}

/** @throws Error where a call is not refused with a code */
export async function refused(what: string, code: string, call: () => Promise<unknown>): Promise<void> {
  const found = await call().then(
    () => 'taken',
    (error: unknown) => (error instanceof Refused ? error.code : String(error)),
  )
  same(what, found, code)
}
