import type { Answer, CallName } from '#contract/api.ts'
import type { NotificationsEvent } from '#contract/trade/member-notifications.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { startListening } from '../../session/live-connection.ts'
import { keepPush } from '../../session/push.ts'
import { useSession } from '../../session/use-session.ts'
import { myNotifications } from '../queries.ts'

/** What changes with the meetings of a member. */
const changing = [
  'GET /api/v1/me/notifications',
  'GET /api/v1/me/matchings',
  'GET /api/v1/me/matchings/{_id}',
  'GET /api/v1/me/matchings/{_id}/schedules',
] satisfies CallName[]

const readEvent = ({ event, data }: { event: string; data: string }): NotificationsEvent | undefined =>
  event === 'notifications' ? (JSON.parse(data) as NotificationsEvent) : undefined

/** Whether that is what is shown already. */
const isShown = (shown: Answer<'GET /api/v1/me/notifications'> | undefined, { unread, latest }: NotificationsEvent): boolean =>
  shown?.unread === unread && (latest === null || shown.notifications.some(({ _id }) => _id === latest))

/** While it is shown: what happens to the member's meetings is read again by itself. Nothing is asked for in vain. */
export function useLiveNotifications(): void {
  const locale = useLocale()
  const client = useQueryClient()
  const session = useSession()
  // Staff who look at a member's pages hear nothing.
  const [account, sid] = session?.actor === undefined ? [session?.sub, session?.sid] : []
  const onNews = useEffectEvent((news: NotificationsEvent) => {
    if (isShown(client.getQueryData(myNotifications(locale).queryKey), news)) return
    for (const name of changing) void client.invalidateQueries({ queryKey: [name] })
  })
  useEffect(() => {
    if (account === undefined) return undefined
    return startListening({ call: 'GET /api/v1/me/events', account, locale, read: readEvent, onNews: (news) => onNews(news) })
  }, [account, locale])
  useEffect(
    () => (account === undefined || sid === undefined ? undefined : keepPush({ sub: account, sid }, locale)),
    [account, sid, locale],
  )
}
