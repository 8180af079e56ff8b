import type { Query, QueryClient } from '@tanstack/react-query'
import { onIdle } from '../../data/on-idle.ts'
import { withReconnect } from './database.ts'

/** More answers than this are not stored; the oldest go first. */
const most = 300

async function keep(queries: readonly Query[]): Promise<void> {
  const rows = queries.map(({ queryKey, state }) => ({ key: JSON.stringify(queryKey), value: state.data, savedAt: state.dataUpdatedAt }))
  try {
    await withReconnect(async ({ answers }) => {
      await answers.bulkPut(rows)
      const surplus = (await answers.count()) - most
      if (surplus > 0) await answers.orderBy('savedAt').limit(surplus).delete()
    })
  } catch {
    // No storage, or no room: the page works without.
  }
}

/** From now on, content that arrives is stored on the device; what is already here is stored at the next idle moment. */
export function storeResponses(client: QueryClient): void {
  const waiting = new Set<Query>()
  let isPlanned = false
  const plan = (query: Query) => {
    if (query.meta?.offline !== 'database' || query.state.status !== 'success') return
    waiting.add(query)
    if (isPlanned) return
    isPlanned = true
    onIdle(() => {
      isPlanned = false
      void keep([...waiting])
      waiting.clear()
    })
  }
  for (const query of client.getQueryCache().getAll()) plan(query)
  client.getQueryCache().subscribe((event) => {
    // What the server said; not what was read from the device (`manual`).
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true) plan(event.query)
  })
}
