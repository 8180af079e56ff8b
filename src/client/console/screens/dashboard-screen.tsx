import { titleOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { dateText } from '../date-text.ts'
import { schedulesRead } from '../editorial.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { addressOf, isOpenTo, itemRead, listRead, resourceOf } from '../resources.ts'
import { RequestFigures } from './request-figures.tsx'
import { TrendCards } from './trend-cards.tsx'

interface Task {
  path: string
  label: string
  /** Filters that make it what is to be done. */
  search: Record<string, string>
}

/** How much there is of something, leading to it. */
const CountCard = ({ address, search, label, count }: Omit<Task, 'path'> & { address: string; count: number | undefined }) => (
  <Link
    to="/$"
    params={{ _splat: address }}
    search={search}
    className="block rounded-card border border-line bg-surface p-5 hover:border-ink"
  >
    <span className="block text-sm text-muted">{label}</span>
    <span className="mt-1 block text-2xl font-bold tabular-nums">{count?.toLocaleString() ?? '…'}</span>
  </Link>
)

/** How much of something waits. */
function TaskCard({ path, label, search }: Task) {
  const resource = resourceOf(path)
  const { data } = useQuery(listRead(resource, useLocale(), { ...search, limit: 1 }))
  return <CountCard address={addressOf(resource)} search={search} label={label} count={data?.summary.total} />
}

/** How much of what was sent in the last days did not arrive. */
function FailedDeliveries() {
  const { t } = useLingui()
  const [from] = useState(() => new Date(Date.now() - 7 * 86_400_000).toISOString())
  const query = { state: 'failed', from, limit: 1 } as const
  const { data } = useQuery(readOptions('GET /api/console/deliveries', useLocale(), { query }))
  return <CountCard address="deliveries" search={{ state: 'failed' }} label={t`지난 7일의 발송 실패`} count={data?.summary.total} />
}

/** The requests that wait the longest. */
function WaitingRequests() {
  const { t } = useLingui()
  const locale = useLocale()
  const forms = resourceOf('forms')
  const { data } = useQuery(listRead(forms, locale, { stage: 'received', sort: 'createdAt', limit: 5 }))
  if (data === undefined || data.items.length === 0) return null
  return (
    <section aria-label={t`오래 기다린 상담`} className="mt-10 max-w-3xl">
      <h2 className="mb-3 font-bold">
        <Trans>오래 기다린 상담</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {data.items.map((item) => (
          <li key={item._id}>
            <Link
              to="/$"
              params={{ _splat: `forms/${item._id}` }}
              className="flex flex-wrap justify-between gap-3 px-4 py-3 text-sm hover:bg-wash"
            >
              <span className="font-semibold">{titleOf(forms, item, locale)}</span>
              <span className="text-muted tabular-nums">{dateText(item.createdAt, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is published or withdrawn by itself before long. */
function Upcoming() {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { data } = useQuery(schedulesRead(locale, { limit: 5 }))
  if (data === undefined || data.schedules.length === 0) return null
  return (
    <section aria-label={t`게시 예약`} className="mt-10 max-w-3xl">
      <h2 className="mb-3 font-bold">
        <Trans>게시 예약</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {data.schedules.map(({ resource: path, _item, title, publishAt, unpublishAt }) => {
          const resource = resourceOf(path)
          const [from, to] = [publishAt, unpublishAt].map((at) => (at === null ? '' : dateText(at, locale)))
          return (
            <li key={_item}>
              <Link
                to="/$"
                params={{ _splat: `${addressOf(resource)}/${_item}` }}
                className="flex flex-wrap justify-between gap-x-3 px-4 py-3 text-sm hover:bg-wash"
              >
                <span>
                  <span className="font-semibold">{title}</span> <span className="text-muted">{i18n._(resource.label)}</span>
                </span>
                <span className="text-muted tabular-nums">
                  {from !== '' && <Trans>{from} 게시</Trans>} {to !== '' && <Trans>{to} 게시 마침</Trans>}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What the office has to fill in of the terms it begins with (server/initial/terms.ts). */
const openMark = '<strong>['

/** Whether a text in force still has something to be filled in. */
function useIsUnfinished(code: 'privacy-policy' | 'terms-of-use'): boolean {
  const { data } = useQuery(readOptions('GET /api/v1/terms/{code}', useLocale(), { params: { code } }))
  return data?.term.content.includes(openMark) === true
}

/** What is still missing of the site, until it is complete: each step leads to its form. */
function FirstSteps() {
  const { t } = useLingui()
  const locale = useLocale()
  const isThere = (path: string) => listRead(resourceOf(path), locale, { limit: 1 })
  const setting = useQuery(itemRead(resourceOf('setting'), locale, 'setting'))
  const lawyers = useQuery(isThere('lawyers'))
  const stories = useQuery(isThere('success'))
  const banners = useQuery(isThere('banners'))
  const offices = setting.data?.['offices']
  const isPolicyUnfinished = useIsUnfinished('privacy-policy')
  const areTermsUnfinished = useIsUnfinished('terms-of-use')
  const steps = [
    {
      isOpen: setting.data !== undefined && setting.data['consultPhone'] === null,
      to: 'setting',
      label: t`법인의 이름과 상담 전화를 적습니다`,
    },
    { isOpen: Array.isArray(offices) && offices.length === 0, to: 'setting', label: t`사무소를 적습니다` },
    { isOpen: isPolicyUnfinished || areTermsUnfinished, to: 'terms', label: t`약관과 개인정보처리방침의 대괄호 안을 채웁니다` },
    { isOpen: lawyers.data?.summary.total === 0, to: 'lawyers/create', label: t`첫 변호사를 소개합니다` },
    { isOpen: stories.data?.summary.total === 0, to: 'success/create', label: t`첫 성공사례를 씁니다` },
    { isOpen: banners.data?.summary.total === 0, to: 'banners/create', label: t`첫 화면의 배너를 만듭니다` },
  ].filter(({ isOpen }) => isOpen)
  if (steps.length === 0) return null
  return (
    <section aria-label={t`남은 준비`} className="mb-10 max-w-3xl rounded-card border-2 border-accent bg-surface p-5">
      <h2 className="font-bold">
        <Trans>사이트를 열기까지 남은 준비</Trans>
      </h2>
      <ol className="mt-3 list-decimal space-y-1 pl-5">
        {steps.map(({ to, label }) => (
          <li key={label}>
            <Link to="/$" params={{ _splat: to }} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** `/console/dashboard`: today's work first. */
export function DashboardScreen() {
  const { t } = useLingui()
  const scopes = useSession()?.scopes ?? []
  const tasks: Task[] = [
    { path: 'forms', label: t`새 상담 신청`, search: { stage: 'received' } },
    { path: 'forms', label: t`연락할 때가 된 상담`, search: { due: 'true' } },
    { path: 'center/questions', label: t`답을 기다리는 문의`, search: { status: 'unanswered' } },
    { path: 'companies', label: t`승인을 기다리는 회사`, search: { state: 'PENDING' } },
    { path: 'users', label: t`탈퇴한 회원`, search: { status: 'withdrawn' } },
  ]
  const mine = tasks.filter(({ path }) => isOpenTo(resourceOf(path), scopes))
  const maySetUp = ['console:content', 'console:settings'].every((scope) => scopes.includes(scope))
  return (
    <>
      <ScreenHead title={t`대시보드`} />
      {maySetUp && <FirstSteps />}
      <div className="grid gap-4 xs:grid-cols-2 lg:grid-cols-4">
        {mine.map((task) => (
          <TaskCard key={task.label} {...task} />
        ))}
        {scopes.includes('console:settings') && <FailedDeliveries />}
      </div>
      {isOpenTo(resourceOf('forms'), scopes) && <WaitingRequests />}
      {scopes.includes('console:content') && <Upcoming />}
      <TrendCards />
      {isOpenTo(resourceOf('forms'), scopes) && <RequestFigures />}
    </>
  )
}
