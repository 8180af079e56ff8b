import { newsEvent, type NewsEvent } from '#contract/platform/events.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { refresh } from '../../data/refresh.ts'
import { useLocale } from '../../data/use-locale.ts'
import { startListening } from '../../session/live-connection.ts'
import { useSession } from '../../session/use-session.ts'
import type { ConsoleModule } from '../module.ts'
import { topics } from '../contract.gen.ts'
import { listed, listName } from '../resources.ts'
import { chime } from './chime.ts'
import { addNews, heardOf, isBeingRead, seeNews, useNews } from './news.ts'

const live = listed.filter(({ isLive }) => isLive === true)
const readNews = ({ event, data }: { event: string; data: string }) =>
  event === 'news' ? newsEvent.safeParse(JSON.parse(data)).data : undefined

/** The resource whose list a query reads from its beginning, the newest first. */
const readBy = ([name, , input]: QueryKey) => {
  const query = (input as { query?: { limit?: number; skip?: number; sort?: string } } | undefined)?.query ?? {}
  const { limit, skip = 0, sort = '-createdAt' } = query
  // One alone is asked for where items are counted (menu, dashboard): it shows none.
  return limit !== 1 && skip === 0 && sort === '-createdAt' ? live.find((each) => listName(each) === name)?.path : undefined
}

/** Counts what a list shows as seen: what was heard of before it was read, where it is read and somebody looks. */
function useSeenNews(): void {
  const client = useQueryClient()
  useEffect(() => {
    const before = new Map<string, number>()
    return client.getQueryCache().subscribe(({ type, query: { queryKey, queryHash }, ...event }) => {
      const path = type === 'updated' ? readBy(queryKey) : undefined
      if (path === undefined || !('action' in event)) return
      if (event.action.type === 'fetch') before.set(queryHash, heardOf(path))
      if (event.action.type !== 'success' || document.hidden || !isBeingRead(path)) return
      const by = before.get(queryHash) ?? 0
      // Those that are shown hear of it after this one has rendered.
      queueMicrotask(() => seeNews(path, by))
    })
  }, [client])
}

/** Applies live events: screens with counts refresh by themselves; a list offers its news (news-line.tsx), announced once. */
export function LiveUpdates({ modules }: { modules: readonly ConsoleModule[] }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const session = useSession()
  const [said, setSaid] = useState('')
  const others = modules.flatMap((module) => Object.values(module.live ?? {}))
  const mayListen = [...live, ...others].some(({ scope }) => session?.scopes.includes(scope) === true)
  const account = mayListen ? session?.sub : undefined
  const onNews = useEffectEvent((news: NewsEvent) => {
    const { resource: path, count } = news
    const resource = live.find((each) => each.path === path)
    const offered = resource !== undefined && count > 0 && isBeingRead(path) ? listName(resource) : undefined
    const changed = [path, ...modules.flatMap((module) => module.live?.[path]?.topics ?? [])]
    void refresh(client, topics, changed, (name) => (name === offered ? 'none' : 'active'))
    if (resource === undefined || count === 0) return
    addNews(path, count)
    setSaid(path)
    void chime()
  })
  useEffect(() => {
    if (account !== undefined)
      return startListening({ call: 'GET /api/console/events', account, locale, read: readNews, onNews: (news) => onNews(news) })
    return undefined
  }, [account, locale])
  useSeenNews()
  // As many as the line above the list and the title say.
  const count = useNews(said)
  const name = live.find(({ path }) => path === said)?.label
  const label = name === undefined ? '' : i18n._(name)
  return (
    <p role="status" className="sr-only">
      {count > 0 && <Plural value={count} other={`${label}: 새로 #건이 들어왔습니다.`} />}
    </p>
  )
}
