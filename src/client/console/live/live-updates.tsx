import { newsEvent, type NewsEvent } from '#contract/platform/events.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { refresh } from '../../data/refresh.ts'
import { useLocale } from '../../data/use-locale.ts'
import { startListening } from '../../session/live-connection.ts'
import { useSession } from '../../session/use-session.ts'
import type { ConsoleModule } from '../module.ts'
import { listed, listName, topics } from '../resources.ts'
import { chime } from './chime.ts'
import { addNews, isBeingRead, seeNews } from './news.ts'

const live = listed.filter(({ isLive }) => isLive === true)
const readNews = ({ event, data }: { event: string; data: string }) =>
  event === 'news' ? newsEvent.safeParse(JSON.parse(data)).data : undefined

/** Applies live events: screens with counts refresh by themselves; a list offers its news (news-line.tsx), announced once. */
export function LiveUpdates({ modules }: { modules: readonly ConsoleModule[] }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const session = useSession()
  const [said, setSaid] = useState<NewsEvent>()
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
        const path = live.find((each) => isRead && listName(each) === queryKey[0])?.path
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
