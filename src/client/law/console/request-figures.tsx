import { languageTag } from '#contract/locale.ts'
import { workStages } from '#contract/law/forms.ts'
import type { Period } from '#contract/law/statistics.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { officeZone } from '../../console/date-text.ts'
import { dayOf } from '../../console/list/days.ts'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import { resourceOf } from '../../console/resources.ts'

/** Charts weigh as much as half of the console: they come after it, and only here. */
const RequestChart = lazy(async () => ({ default: (await import('./request-chart.tsx')).RequestChart }))

const forms = resourceOf('forms')
const totalOf = ({ stages }: Period): number => Object.values(stages).reduce((sum, each) => sum + each, 0)

/** What stages are called, and days. */
function useNames() {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(languageTag(useLocale()), { month: 'numeric', day: 'numeric', timeZone: officeZone })
  const stages = workStages.map((stage) => ({ stage, name: i18n._(forms.shapes.all['stage']?.choices?.[stage] ?? stage) }))
  return { stages, nameOf: ({ from }: Period) => format.format(new Date(from)) }
}

/** Every number that the chart shows, leading to its requests. */
function FigureTable({ periods }: { periods: readonly Period[] }) {
  const { t } = useLingui()
  const { stages, nameOf } = useNames()
  return (
    <RecordTable label={t`상담 건수`} headings={[t`기간`, t`모두`, ...stages.map(({ name }) => name)]}>
      {periods.toReversed().map((period) => {
        const days = { from: dayOf(period.from), to: dayOf(period.to, -1) }
        const count = (value: number, search: Record<string, string>, label: string) =>
          value === 0 ? (
            '0'
          ) : (
            <Link
              to="/forms"
              search={{ ...days, ...search }}
              aria-label={label}
              className="inline-flex min-h-9 pointer-coarse:min-h-11 min-w-9 items-center underline underline-offset-4"
            >
              {value}
            </Link>
          )
        const name = nameOf(period)
        return (
          <tr key={period.from}>
            <RecordCell isShort>{name}</RecordCell>
            <RecordCell isShort>{count(totalOf(period), {}, t`${name}, 모두`)}</RecordCell>
            {stages.map(({ stage, name: stageName }) => (
              <RecordCell key={stage} isShort>
                {count(period.stages[stage], { stage }, `${name}, ${stageName}`)}
              </RecordCell>
            ))}
          </tr>
        )
      })}
    </RecordTable>
  )
}

/** Renders numbers of requests by day or week and by stage: a chart with the table behind it. */
export function RequestFigures() {
  const { t } = useLingui()
  const [by, setBy] = useState<'day' | 'week'>('day')
  const { stages, nameOf } = useNames()
  const options = readOptions('GET /api/console/forms/statistics', useLocale(), { query: { by } })
  const load = useQuery({ ...options, placeholderData: keepPreviousData })
  const choices = [
    { value: 'day', label: t`일별` },
    { value: 'week', label: t`주별` },
  ] as const
  return (
    <section aria-label={t`상담 건수와 단계`} className="mt-10">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-bold">
          <Trans>상담 건수와 단계</Trans>
        </h2>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={by === value}
            className="min-h-11 rounded-control border border-control px-4 text-sm font-semibold hover:bg-wash aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
            onClick={() => setBy(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`통계를 불러오지 못했습니다.`}>
        {({ periods }) => (
          <>
            <Suspense fallback={<div className="skeleton h-72" />}>
              <RequestChart stages={stages} rows={periods.map((period) => ({ name: nameOf(period), ...period.stages }))} />
            </Suspense>
            <details className="mt-3">
              <summary className="min-h-11 content-center text-sm font-semibold">
                <Trans>표로 보기</Trans>
              </summary>
              <FigureTable periods={periods} />
            </details>
          </>
        )}
      </LoadState>
    </section>
  )
}
