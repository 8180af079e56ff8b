import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { dayKeyIn, shortDayIn } from '../../content/zoned-time.ts'
import { readOptions } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'

interface Props {
  /** Of a calendar. */
  day: string
  /** On whose clock it begins. */
  timeZone: string
}

/** The day on which something is due, and whether that is today or was before. */
function DueDay({ day, timeZone }: Props) {
  const locale = useLocale()
  const [now] = useState(() => new Date().toISOString())
  const today = dayKeyIn(now, timeZone)
  return (
    <span className="tabular-nums">
      <time dateTime={day}>{shortDayIn(`${day}T00:00:00Z`, 'UTC', locale)}</time>
      {day <= today && (
        <strong className={day < today ? 'text-danger' : 'text-accent'}>
          {' · '}
          {day < today ? <Trans>하실 날이 지났습니다</Trans> : <Trans>오늘까지</Trans>}
        </strong>
      )}
    </span>
  )
}

/** Tasks that a member has set itself, as far as they are overdue or due within a week. Not for staff who look on. */
export function DueTasks() {
  const isOwn = useSession()?.actor === undefined
  const { data } = useQuery({ ...readOptions('GET /api/v1/me/tasks', useLocale(), {}, { offline: 'member' }), ...uncached, enabled: isOwn })
  const tasks = data?.tasks ?? []
  if (!isOwn || tasks.length === 0) return null
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-bold">
        <Trans>곧 하실 일</Trans>
      </h2>
      <ul className="border-b border-line">
        {tasks.map(({ _id, _matching, text, day, other, timeZone }) => (
          <li key={_id} className="border-t border-line">
            <PageLink to="/mypage/matchings" search={{ open: _matching }} className="group block min-h-11 py-3">
              <span className="block break-words font-semibold group-hover:underline group-hover:underline-offset-4">{text}</span>
              <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                <span>{other}</span>
                {day !== null && <DueDay day={day} timeZone={timeZone} />}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
