import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { loadMessages } from '../../data/i18n.ts'
import { useLocale } from '../../data/use-locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { myFairs, myMatchings } from '../queries.ts'
import { fairOfDay } from './own-day.ts'

const item =
  'relative flex min-h-14 min-w-0 grow flex-col items-center justify-center gap-0.5 text-xs font-semibold text-muted aria-[current=page]:text-accent'

function Own({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <span className="max-w-full truncate px-0.5">{children}</span>
    </>
  )
}

/** Whether the words of the bar are here: pages of other modules do without them. */
function useWords(): boolean {
  const { i18n } = useLingui()
  const [areHere, setAreHere] = useState(() => loadMessages(i18n, '/fairs') === undefined)
  useEffect(() => {
    // Without them there is no bar.
    if (!areHere)
      void loadMessages(i18n, '/fairs')?.then(
        () => setAreHere(true),
        () => undefined,
      )
  }, [areHere, i18n])
  return areHere
}

/** Bar at the foot of phones for who takes part in fairs: the own day, schedule, matchings, the other side, the account. */
export const MemberBar = () => useWords() && <Bar />

function Bar() {
  const { t } = useLingui()
  const locale = useLocale()
  const isInRoom = useRouterState({ select: ({ location }) => location.pathname.startsWith('/mypage/room/') })
  const [now] = useState(() => new Date().toISOString())
  const own = fairOfDay(useQuery(myFairs(locale)).data?.fairs ?? [], now)
  // What an earlier build has put aside knows no messages.
  const { myTurn = 0, unread = 0 }: { myTurn?: number; unread?: number } =
    useQuery(myMatchings(locale, { isMyTurn: true, limit: 20 })).data ?? {}
  const count = myTurn + unread
  // A call has the screen for itself.
  if (isInRoom) return null
  const _fair = own?.participation.state === 'APPROVED' ? own.fair._id : undefined
  return (
    <div className="no-print md:hidden">
      <div className="h-14 bg-night" />
      <nav
        aria-label={t`내 활동`}
        className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        <PageLink to="/mypage/today" className={item}>
          <Own icon={<TopicIcon name="home" className="size-5" />}>
            <Trans>오늘</Trans>
          </Own>
        </PageLink>
        {_fair !== undefined && (
          <PageLink to="/mypage/schedule/$_fair" params={{ _fair }} className={item}>
            <Own icon={<TopicIcon name="calendar" className="size-5" />}>
              <Trans context="short">일정</Trans>
            </Own>
          </PageLink>
        )}
        <PageLink to="/mypage/matchings" className={item}>
          <Own icon={<Icon name="chat" className="size-5" />}>
            <Trans context="short">매칭</Trans>
          </Own>
          {count > 0 && (
            <span className="absolute top-1 left-1/2 ml-2 min-w-5 rounded-full bg-accent px-1 text-center text-on-accent tabular-nums">
              {count}
              <span className="sr-only">
                <Trans>건이 기다립니다</Trans>
              </span>
            </span>
          )}
        </PageLink>
        {_fair !== undefined && (
          <PageLink
            to={own?.participation.role === 'SELLER' ? '/fairs/$_fair/buyers' : '/fairs/$_fair/companies'}
            params={{ _fair }}
            className={item}
          >
            <Own icon={<TopicIcon name="people" className="size-5" />}>
              {own?.participation.role === 'SELLER' ? <Trans context="list">바이어</Trans> : <Trans context="short">참가 기업</Trans>}
            </Own>
          </PageLink>
        )}
        <PageLink to="/mypage/myinfo" className={item}>
          <Own icon={<Icon name="user" className="size-5" />}>
            <Trans context="short">내 정보</Trans>
          </Own>
        </PageLink>
      </nav>
    </div>
  )
}
