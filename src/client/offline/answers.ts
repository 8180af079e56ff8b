import type { Query, QueryClient } from '@tanstack/react-query'
import { whenIdle } from './when-idle.ts'

/** More answers than this are not kept; the oldest go first. */
const most = 300

// Dexie is loaded when it is first needed: never for the first paint.
const open = async () => (await import('./database.ts')).database

/** Reads what an earlier visit left. Anything that goes wrong with the device's storage counts as 'not there'. */
export async function findAnswer(key: string): Promise<unknown> {
  try {
    return (await (await open()).answers.get(key))?.value
  } catch {
    return undefined
  }
}

async function keep(queries: readonly Query[]): Promise<void> {
  try {
    const { answers } = await open()
    await answers.bulkPut(
      queries.map(({ queryKey, state }) => ({ key: JSON.stringify(queryKey), value: state.data, savedAt: state.dataUpdatedAt })),
    )
    const surplus = (await answers.count()) - most
    if (surplus > 0) await answers.orderBy('savedAt').limit(surplus).delete()
  } catch {
    // No storage, or no room: the page works without.
  }
}

/** From now on, content that arrives is kept on the device; what is already here is kept at the next idle moment. */
export function keepAnswers(client: QueryClient): void {
  const waiting = new Set<Query>()
  let isPlanned = false
  const plan = (query: Query) => {
    if (query.meta?.isKept !== true || query.state.status !== 'success') return
    waiting.add(query)
    if (isPlanned) return
    isPlanned = true
    whenIdle(() => {
      isPlanned = false
      void keep([...waiting])
      waiting.clear()
    })
  }
  for (const query of client.getQueryCache().getAll()) plan(query)
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') plan(event.query)
  })
}
