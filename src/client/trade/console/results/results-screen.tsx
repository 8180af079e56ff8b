import type { Answer } from '#contract/api.ts'
import { textOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { saveBlob } from '../../../content/save-blob.ts'
import { api } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { buttonClass } from '../../../ui/button.ts'
import { printPart } from '../../../ui/deferred/print-part.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { dayName, momentIn } from '../clock.ts'
import { FairScreen } from '../fair-screen.tsx'
import type { Fair } from '../reads.ts'
import { CompanyGroups, Outcomes, SurveyReport } from './outcome-report.tsx'
import { acceptance, kept, percent, repeat } from './rates.ts'
import { SurveyComments } from './survey-comments.tsx'

/** It comes after what can be read. */
const ResultsChart = lazy(async () => ({ default: (await import('./results-chart.tsx')).ResultsChart }))

type Results = Answer<'GET /api/console/fairs/{_id}/results'>

/** The matchings as a workbook. */
function ExcelButton({ fair: { _id, title } }: { fair: Fair }) {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({
    mutationFn: async () => (await api('GET /api/console/fairs/{_id}/excel', { locale, params: { _id }, timeout: 120_000 })) as Blob,
    onSuccess: (blob) => saveBlob(blob, `${textOf(title, locale)}.xlsx`),
    onError: (error) => void alertFailure(error),
  })
  return (
    <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
      {isPending ? <Trans>받고 있습니다…</Trans> : <Trans>엑셀로 받기</Trans>}
    </button>
  )
}

function Figures({ figures, participants }: Pick<Results, 'figures' | 'participants'>) {
  const { t } = useLingui()
  const { offers, open, accepted, agreed, met, missed, disputed, unmarked, repeated, declined, expired, cancelled } = figures
  const cards: readonly (readonly [name: string, value: string, detail: string])[] = [
    [t`제안`, String(offers), t`답을 기다림 ${open}, 거절 ${declined}, 기한 지남 ${expired}, 취소 ${cancelled}`],
    [t`수락률`, percent(acceptance(figures)), t`답이 난 제안 ${offers - open}건 가운데 수락 ${accepted}건`],
    [t`확정된 상담`, String(agreed), t`상담 여부를 기다림 ${unmarked}, 서로 다르게 알림 ${disputed}`],
    [t`지켜진 상담`, percent(kept(figures)), t`상담함 ${met}건, 상담하지 못함 ${missed}건`],
    [t`다시 만난 상담`, percent(repeat(figures)), t`전에도 상담을 잡았던 두 기업의 상담 ${repeated}건`],
    [t`참가 기업`, String(participants.sellers + participants.buyers), t`판매 기업 ${participants.sellers}, 바이어 ${participants.buyers}`],
  ]
  return (
    <dl className="mb-8 grid gap-3 xs:grid-cols-2 lg:grid-cols-3">
      {cards.map(([name, value, detail]) => (
        <div key={name} className="rounded-card border border-line bg-surface p-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd>
            <span className="text-2xl font-bold tabular-nums">{value}</span>
            <span className="mt-1 block text-xs text-muted">{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What became of each day's meetings, and how many came: drawn, with the table behind. */
function Days({ days }: Pick<Results, 'days'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const parts = [
    { key: 'met', name: t`상담함` },
    { key: 'unmarked', name: t`상담 여부를 기다림` },
    { key: 'disputed', name: t`서로 다르게 알림` },
    { key: 'missed', name: t`상담하지 못함` },
  ] as const
  return (
    <section aria-label={t`날마다의 상담`}>
      <h2 className="mb-3 font-bold">
        <Trans>날마다의 상담</Trans>
      </h2>
      <Suspense fallback={<div className="skeleton h-72" />}>
        <ResultsChart parts={parts} rows={days.map(({ day, ...counts }) => ({ name: dayName(day, locale), ...counts }))} isStacked />
      </Suspense>
      <details className="mt-3">
        <summary className="min-h-11 content-center text-sm font-semibold">
          <Trans>표로 보기</Trans>
        </summary>
        <RecordTable label={t`날마다의 상담`} headings={[t`날짜`, ...parts.map(({ name }) => name), t`입장한 곳`]}>
          {days.map((counts) => (
            <tr key={counts.day}>
              <RecordCell isShort>{dayName(counts.day, locale)}</RecordCell>
              {parts.map(({ key }) => (
                <RecordCell key={key} isShort>
                  {counts[key]}
                </RecordCell>
              ))}
              <RecordCell isShort>{counts.arrived}</RecordCell>
            </tr>
          ))}
        </RecordTable>
      </details>
    </section>
  )
}

/** Says since when the report is final. */
function AsOf({ closedAt, timeZone }: Pick<Results, 'closedAt'> & { timeZone: string }) {
  const locale = useLocale()
  if (closedAt === null) return null
  return (
    <p className="mb-4 text-sm font-semibold">
      <Trans>마감함</Trans> · {momentIn(closedAt, timeZone, locale)}
    </p>
  )
}

/** `/console/fairs/{fair}/results`: live while it goes on (live/live-updates.tsx). */
export function ResultsScreen({ _fair }: { _fair: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const report = useRef<HTMLDivElement>(null)
  const load = useQuery(readOptions('GET /api/console/fairs/{_id}/results', locale, { params: { _id: _fair } }))
  return (
    <FairScreen _id={_fair} title={t({ context: 'fair', message: '결과' })}>
      {(fair) => (
        <>
          <div className="mb-4 flex flex-wrap gap-3">
            <ExcelButton fair={fair} />
            <button
              type="button"
              className={buttonClass('outline')}
              onClick={() => (report.current === null ? undefined : printPart(report.current))}
            >
              <Trans>인쇄·PDF</Trans>
            </button>
            <Link to="/fairs/results" className={buttonClass('quiet')}>
              <Trans>다른 상담회와 견주어 보기</Trans>
            </Link>
          </div>
          <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`통계를 불러오지 못했습니다.`}>
            {({ figures, days, participants, outcomes, survey, closedAt, sectors, countries }) => (
              <div ref={report}>
                <p className="mb-4 hidden text-xl font-bold print:block">{textOf(fair.title, locale)}</p>
                <AsOf closedAt={closedAt} timeZone={fair.timeZone} />
                <Figures figures={figures} participants={participants} />
                <Days days={days} />
                <Outcomes outcomes={outcomes} />
                <SurveyReport survey={survey} />
                {survey.comments > 0 && <SurveyComments _fair={_fair} />}
                <CompanyGroups sectors={sectors} countries={countries} />
              </div>
            )}
          </LoadState>
        </>
      )}
    </FairScreen>
  )
}
