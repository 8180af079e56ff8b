import { calls } from '#contract/api.ts'
import { readersOf } from '#contract/dependencies.ts'
import { newsEvent, type NewsEvent } from '#contract/site/events.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { startListening } from '../../session/live-connection.ts'
import { useSession } from '../../session/use-session.ts'
import type { ConsoleModule } from '../module.ts'
import { listed, listKey } from '../resources.ts'
import { chime } from './chime.ts'
import { addNews, isBeingRead, seeNews } from './news.ts'

const live = listed.filter(({ isLive }) => isLive === true)
const readNews = ({ event, data }: { event: string; data: string }) =>
  event === 'news' ? newsEvent.safeParse(JSON.parse(data)).data : undefined
const keyOf = (path: string): readonly string[] => {
  const resource = live.find((each) => each.path === path)
  return resource === undefined ? [] : [...listKey(resource), 'list']
}

/** Applies live events: screens with counts refresh by themselves; a list offers its news (news-line.tsx), announced once. */
export function LiveUpdates({ modules }: { modules: readonly ConsoleModule[] }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const session = useSession()
  const [said, setSaid] = useState<NewsEvent>()
  const topics = modules.flatMap((module) => Object.values(module.live ?? {}))
  const mayListen = [...live, ...topics].some(({ scope }) => session?.scopes.includes(scope) === true)
  const account = mayListen ? session?.sub : undefined
  const topicRefresh = useRef<Record<string, { isReading: boolean; isWanted: boolean }>>({})
  /** One after the other: at a busy fair there is news every second, and a long list that is begun anew each time never ends. */
  const refreshTopic = async (path: string) => {
    const names = readersOf(calls, [path, ...modules.flatMap((module) => module.live?.[path]?.topics ?? [])])
    const state = (topicRefresh.current[path] ??= { isReading: false, isWanted: false })
    state.isWanted = true
    if (state.isReading) return
    state.isReading = true
    while (state.isWanted) {
      state.isWanted = false
      await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })))
    }
    state.isReading = false
  }
  const onNews = useEffectEvent((news: NewsEvent) => {
    const { resource: path, count } = news
    void refreshTopic(path)
    const queryKey = keyOf(path)
    if (queryKey.length === 0) return
    addNews(path, count)
    void client.invalidateQueries({ queryKey, refetchType: count > 0 && isBeingRead(path) ? 'none' : 'active' })
    if (count === 0) return
    setSaid(news)
    void chime()
  })
  useEffect(() => {
    if (account !== undefined)
      return startListening({ call: 'GET /api/console/events', account, locale, read: readNews, onNews: (news) => onNews(news) })
    return undefined
  }, [account, locale])
  useEffect(
    () =>
      // Whatever has read a list while somebody looks has shown what is new.
      client.getQueryCache().subscribe(({ type, query: { queryKey }, ...event }) => {
        const isRead = type === 'updated' && 'action' in event && event.action.type === 'success' && !document.hidden
        const path = live.find((each) => isRead && keyOf(each.path).every((part, index) => queryKey[index] === part))?.path
        // Those that are shown hear of it after this one has rendered.
        if (path !== undefined) queueMicrotask(() => seeNews(path))
      }),
    [client],
  )
  const name = live.find(({ path }) => path === said?.resource)?.label
  const label = name === undefined ? '' : i18n._(name)
  return (
    <p role="status" className="sr-only">
      {said !== undefined && <Plural value={said.count} other={`${label}: 새로 #건이 들어왔습니다.`} />}
    </p>
  )
}
