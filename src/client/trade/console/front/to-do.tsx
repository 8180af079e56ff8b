import type { FairOverview, FairToDo } from '#contract/trade/fair-overview.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../session/use-session.ts'

interface Task {
  name: keyof FairToDo
  label: MessageDescriptor
  /** The screen below `/console/` that shows them. */
  address: string
  search: Readonly<Record<string, string>>
  /** It makes no sense any more when the fair is over. */
  isBefore?: boolean
  /** Without it the screen is not open. */
  scope?: string
}

const tasksOf = (_fair: string): readonly Task[] => {
  const [joining, board] = [`fairs/${_fair}/joining`, `fairs/${_fair}/board`]
  return [
    { name: 'closing', label: msg`상담회 마감하기`, address: `fairs/${_fair}/closing`, search: {} },
    { name: 'disputed', label: msg`서로 다르게 알린 상담 정하기`, address: board, search: { view: 'list', state: 'disputed' } },
    { name: 'reported', label: msg`신고된 대화`, address: board, search: { view: 'list', isReported: 'true' } },
    {
      name: 'companies',
      label: msg`회사 승인하기`,
      address: 'companies',
      search: { state: 'PENDING' },
      isBefore: true,
      scope: 'console:members',
    },
    { name: 'applications', label: msg`참가 신청 승인하기`, address: joining, search: { step: 'documents' }, isBefore: true },
    { name: 'invitations', label: msg`초대 메일 보내기`, address: joining, search: { step: 'listed' }, isBefore: true },
    { name: 'reminders', label: msg`멈추어 있는 기업에 알리기`, address: joining, search: {}, isBefore: true },
    { name: 'endingToday', label: msg`오늘 기한이 끝나는 제안`, address: board, search: { view: 'list', isEndingToday: 'true' } },
    { name: 'moved', label: msg`바꾸고 아직 알리지 않은 상담`, address: board, search: {} },
    { name: 'drafts', label: msg`자동 일정의 초안 확정하기`, address: `fairs/${_fair}/schedule`, search: {}, isBefore: true },
    {
      name: 'withoutMeeting',
      label: msg`확정된 상담이 없는 참가 기업`,
      address: joining,
      search: { isWithoutMeeting: 'true' },
      isBefore: true,
    },
  ]
}

/** Renders what waits for the office, each with its number and the way to it. */
export function ToDo({ _fair, overview: { toDo, state } }: { _fair: string; overview: FairOverview }) {
  const { i18n } = useLingui()
  const { scopes = [] } = useSession() ?? {}
  const tasks = tasksOf(_fair).filter(({ name, isBefore = false }) => toDo[name] > 0 && !(isBefore && state === 'expired'))
  if (tasks.length === 0)
    return (
      <p className="text-sm text-muted">
        <Trans>지금 하실 일이 없습니다.</Trans>
      </p>
    )
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {tasks.map(({ name, label, address, search, scope }) => {
        const text = (
          <>
            <span className="min-w-10 shrink-0 text-2xl font-bold tabular-nums">{toDo[name].toLocaleString('en')}</span>
            <span className="text-sm">{i18n._(label)}</span>
          </>
        )
        const look = 'flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3'
        return (
          <li key={name}>
            {scope === undefined || scopes.includes(scope) ? (
              <Link to="/$" params={{ _splat: address }} search={search} className={`${look} hover:border-ink`}>
                {text}
              </Link>
            ) : (
              <div className={look}>{text}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
