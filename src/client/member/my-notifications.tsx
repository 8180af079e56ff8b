import type { Answer } from '#contract/api.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ago } from '../content/ago.ts'
import { SiteLink } from '../content/site-link.tsx'
import { useAlertFailure } from '../content/use-alert-failure.tsx'
import { api } from '../data/http.ts'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { useLocale } from '../data/use-locale.ts'
import { buttonClass } from '../ui/button.ts'
import { LoadState } from '../ui/load-state.tsx'
import { myNotifications, useLiveNotifications } from './use-live-notifications.ts'

type Told = Answer<'GET /api/v1/me/notifications'>
type One = Told['notifications'][number]

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** What is opened counts as read: one came for it. */
function useReadOpened({ notifications }: Told, open: string | undefined) {
  const locale = useLocale()
  const ids = notifications.filter(({ subject, readAt }) => readAt === null && subject === open).map(({ _id }) => _id)
  const wanted = ids.join(' ')
  useEffect(() => {
    if (wanted === '') return
    const read = (_id: string) => api('PUT /api/v1/me/notifications/{_id}', { locale, params: { _id }, body: { isRead: true } })
    // Where it fails it stays unread, as it is shown.
    void Promise.all(wanted.split(' ').map(read)).catch(() => undefined)
  }, [wanted, locale])
}

function Line({ notification: { text, path, createdAt, readAt } }: { notification: One }) {
  const locale = useLocale()
  return (
    <li className="border-t border-line py-2">
      <SiteLink href={path} className={linkClass}>
        {text}
      </SiteLink>
      <p className="text-sm text-muted">
        {readAt === null && (
          <>
            <strong className="text-ink">
              <Trans>읽지 않음</Trans>
            </strong>
            {' · '}
          </>
        )}
        <time dateTime={createdAt}>{ago(Date.parse(createdAt), locale)}</time>
      </p>
    </li>
  )
}

function Lines({ told, open }: { told: Told; open: string | undefined }) {
  const { notifications, unread } = told
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/notifications')
  useReadOpened(told, open)
  const [newest] = notifications
  const readAll = () => {
    if (newest === undefined) return
    mutate({ body: { readUntil: newest.createdAt } }, { onError: alertFailure })
  }
  return (
    <>
      <ul>
        {notifications.map((notification) => (
          <Line key={notification._id} notification={notification} />
        ))}
      </ul>
      {unread > 0 && (
        <button type="button" className={buttonClass('quiet')} aria-disabled={isPending} onClick={readAll}>
          <Trans>모두 읽음으로 표시</Trans>
        </button>
      )}
    </>
  )
}

const Unread = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <Plural value={count} other="읽지 않은 알림 #건" />

/** Notifications of late, kept up to date. Those about what the page shows (`open`, a subject) count as read. */
export function MyNotifications({ open }: { open: string | undefined }) {
  const { t } = useLingui()
  const load = useQuery(myNotifications(useLocale()))
  const [isOpen, setIsOpen] = useState(false)
  const unread = load.data?.unread
  useLiveNotifications()
  return (
    <section aria-label={t`받은 알림`} className="rounded-card border border-line p-4">
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold"
        aria-expanded={isOpen}
        aria-controls="notifications"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
        <Trans>받은 알림</Trans>
      </button>{' '}
      <span role="status" className="text-sm text-muted">
        {unread === 0 ? <Trans>모두 읽으셨습니다</Trans> : <Unread count={unread} />}
      </span>
      <div id="notifications" hidden={!isOpen}>
        <LoadState
          load={load}
          skeleton={<div className="skeleton h-24" />}
          failed={t`알림을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
          isEmpty={({ notifications }) => notifications.length === 0}
          empty={t`아직 알림이 없습니다.`}
        >
          {(told) => <Lines told={told} open={open} />}
        </LoadState>
      </div>
    </section>
  )
}
