import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import type { NotificationsEvent } from '#contract/platform/member-notifications.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Read, readOptions } from '../data/query-client.ts'
import { refresh } from '../data/refresh.ts'
import { uncached } from '../data/resource-queries.ts'
import { memberNews, topics } from '../data/topics.gen.ts'
import { useLocale } from '../data/use-locale.ts'
import { startListening } from '../session/live-connection.ts'
import { keepPush } from '../session/push.ts'
import { useSession } from '../session/use-session.ts'

/** Reads what a member was notified of lately. */
export const myNotifications = (locale: Locale): Read<'GET /api/v1/me/notifications'> => ({
  ...readOptions('GET /api/v1/me/notifications', locale, { query: { limit: 20 } }),
  ...uncached,
})

const readEvent = ({ event, data }: { event: string; data: string }): NotificationsEvent | undefined =>
  event === 'notifications' ? (JSON.parse(data) as NotificationsEvent) : undefined

/** Whether that is what is shown already. */
const isShown = (shown: Answer<'GET /api/v1/me/notifications'> | undefined, { unread, latest }: NotificationsEvent): boolean =>
  shown?.unread === unread && (latest === null || shown.notifications.some(({ _id }) => _id === latest))

/** Account whose events are heard. Staff who look at a member's pages hear nothing. */
const useListener = () => {
  const session = useSession()
  return session?.actor === undefined ? session : undefined
}

/** While it is shown: what a member is notified of is read again by itself. Nothing that is shown already is asked for. */
export function useMemberNews(): void {
  const locale = useLocale()
  const client = useQueryClient()
  const account = useListener()?.sub
  const onNews = useEffectEvent((news: NotificationsEvent) => {
    if (isShown(client.getQueryData(myNotifications(locale).queryKey), news)) return
    void refresh(client, topics, memberNews)
  })
  useEffect(() => {
    if (account === undefined) return undefined
    return startListening({ call: 'GET /api/v1/me/events', account, locale, read: readEvent, onNews: (news) => onNews(news) })
  }, [account, locale])
}

/** The same where notifications are shown: this device is told of them as well, if it was asked to be. */
export function useLiveNotifications(): void {
  const locale = useLocale()
  const { sub: account, sid } = useListener() ?? {}
  useMemberNews()
  useEffect(
    () => (account === undefined || sid === undefined ? undefined : keepPush({ sub: account, sid }, locale)),
    [account, sid, locale],
  )
}
