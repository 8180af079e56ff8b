import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { fairs } from '#contract/trade/fairs.ts'
import { slotsOf } from '#contract/trade/slots.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import { v7 as uuid } from 'uuid'
import { addMember, ask, fairOf, logInStaff, type Member, type Server, takePart } from './trade-server.ts'
import { percentile } from './percentile.ts'

const size = { sellers: 300, buyers: 500, tables: 125 }
/** Others use the server meanwhile: so long they pause (ms). */
const pauseMs = 20

async function addMembers(server: Server, _fair: string, role: 'SELLER' | 'BUYER', count: number): Promise<Member[]> {
  const made: Member[] = []
  for (let index = 0; index < count; index += 1) {
    const name = `${role.toLowerCase()}-${index}`
    const member = await addMember(server, role, name)
    made.push({ ...member, _participant: await takePart(server, _fair, member._id, role, name) })
  }
  return made
}

/** A draft with a meeting at each table in each of forty slots: no two of a member at a time, no pair twice. */
async function addDraft(server: Server) {
  const { db } = server.database
  const { _id: _fair, ...fair } = await repositoryOf(fairs).insert(db, fairOf('공표', 5, size.tables))
  const [sellers, buyers] = [await addMembers(server, _fair, 'SELLER', size.sellers), await addMembers(server, _fair, 'BUYER', size.buyers)]
  const rows = slotsOf(fair).flatMap((slot, at) =>
    Array.from({ length: size.tables }, (_none, table) => ({
      _id: uuid(),
      _fair,
      _seller: sellers[(at * 7 + table) % size.sellers]?._id ?? '',
      _buyer: buyers[(at * size.tables + table) % size.buyers]?._id ?? '',
      ...slot,
      method: 'OFFLINE' as const,
      state: 'draft' as const,
    })),
  )
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('scheduledMeetings')
      .values(rows.slice(start, start + 500))
      .execute()
  const asked = { requestedAt: new Date().toISOString(), sellerMinimum: 0, buyerMinimum: 0, _user: null }
  await db
    .insertInto('fairSchedules')
    .values({ _fair, state: 'draft', ...asked })
    .execute()
  return { _fair, members: [...sellers, ...buyers], meetings: rows.length }
}

/** Has members read and write until it is told to stop. Returns how long each call took. */
function callMeanwhile(server: Server, _fair: string, members: readonly Member[]): () => Promise<number[]> {
  const times: number[] = []
  const state = { isOver: false }
  const running = (async () => {
    for (let count = 0; !state.isOver; count += 1) {
      const { token = '' } = members[count % members.length] ?? {}
      const begun = performance.now()
      const { status } = await (count % 2 === 0
        ? ask(server, 'GET', '/api/v1/me/notifications', token)
        : ask(server, 'PUT', `/api/v1/me/fairs/${_fair}/wishes`, token, { wishes: [] }))
      times.push(performance.now() - begun)
      if (status !== 200) throw new Error(`a call of a member was answered by ${status}`)
      await wait(pauseMs)
    }
    return times
  })()
  return () => {
    state.isOver = true
    return running
  }
}

/** Publishes a draft of 5,000 meetings, asked for twice, while members use the server. Ends with an error where one is missing or there twice. */
export async function measurePublication(server: Server): Promise<void> {
  const { db } = server.database
  const { _fair, members, meetings } = await addDraft(server)
  const staff = await logInStaff(server)
  const publish = () => ask(server, 'PUT', `/api/console/fairs/${_fair}/schedule`, staff, { state: 'publishing' })
  const stop = callMeanwhile(server, _fair, members)
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  const begun = performance.now()
  const asked = await Promise.all([publish(), publish()])
  await server.app.platform.jobs.idle()
  const seconds = (performance.now() - begun) / 1000
  delays.disable()
  const times = await stop()
  const count = async (table: 'matchings' | 'notifications' | 'matchingEvents') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const [agreed, told, events] = [await count('matchings'), await count('notifications'), await count('matchingEvents')]
  console.log(
    `  ${agreed} meetings published in ${seconds.toFixed(1)} s (${Math.round(agreed / seconds)}/s), ${told} notifications; the event loop stood still for ${(delays.max / 1e6).toFixed(0)} ms at most
  ${times.length} calls of members meanwhile: p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms; pressed twice: ${asked
    .map(({ status }) => status)
    .toSorted((a, b) => a - b)
    .join(' and ')}`,
  )
  if (agreed !== meetings || told !== 2 * meetings || events !== 2 * meetings) throw new Error('a meeting is missing, or there twice')
}
