import { languageTag } from '#contract/locale.ts'
import { type WorkStage, workStages } from '#contract/law/forms.ts'
import type { Period } from '#contract/law/statistics.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { BarFigure } from '../../console/frame/bar-figure.tsx'
import { FigureCard, type FigureCells, FigureTable } from '../../console/frame/figure-card.tsx'
import { dayOf, officeZone } from '../../console/date-text.ts'
import { resourceOf } from '../../console/resources.ts'

/** From what waits, the strongest, to what is over. */
const colours: Readonly<Record<WorkStage, string>> = {
  received: 'var(--color-accent)',
  contacted: 'color-mix(in srgb, var(--color-accent) 70%, var(--color-surface))',
  booked: 'color-mix(in srgb, var(--color-accent) 40%, var(--color-surface))',
  retained: 'var(--color-ink)',
  closed: 'color-mix(in srgb, var(--color-ink) 45%, var(--color-surface))',
  rejected: 'color-mix(in srgb, var(--color-ink) 20%, var(--color-surface))',
}

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
function PeriodTable({ periods }: { periods: readonly Period[] }) {
  const { t } = useLingui()
  const { stages, nameOf } = useNames()
  const rows = periods.toReversed().map((period): FigureCells => {
    const days = { from: dayOf(period.from), to: dayOf(period.to, -1) }
    const count = (value: number, search: Record<string, string>, label: string) =>
      value === 0 ? (
        '0'
      ) : (
        <Link
          to="/forms"
          search={{ ...days, ...search }}
          aria-label={`${label} ${value}`}
          className="inline-flex min-h-9 pointer-coarse:min-h-11 min-w-9 items-center underline underline-offset-4"
        >
          {value}
        </Link>
      )
    const name = nameOf(period)
    return [
      period.from,
      name,
      count(totalOf(period), {}, t`${name}, 모두`),
      ...stages.map(({ stage, name: stageName }) => count(period.stages[stage], { stage }, `${name}, ${stageName}`)),
    ]
  })
  return <FigureTable label={t`상담 건수`} headings={[t`기간`, t`모두`, ...stages.map(({ name }) => name)]} rows={rows} />
}

/** Renders numbers of requests by day or week and by stage; nothing where none came. */
export function RequestFigures() {
  const { t } = useLingui()
  const [by, setBy] = useState<'day' | 'week'>('day')
  const { stages, nameOf } = useNames()
  const options = readOptions('GET /api/console/forms/statistics', useLocale(), { query: { by } })
  const load = useQuery({ ...options, placeholderData: keepPreviousData })
  if (by === 'day' && load.data?.periods.every((period) => totalOf(period) === 0)) return null
  const choices = [
    { value: 'day', label: t`일별` },
    { value: 'week', label: t`주별` },
  ] as const
  return (
    <FigureCard
      title={t`상담 건수와 단계`}
      choices={choices.map(({ value, label }) => (
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
    >
      <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`통계를 불러오지 못했습니다.`}>
        {({ periods }) => (
          <>
            <BarFigure
              parts={stages.map(({ stage, name }) => ({ key: stage, name, colour: colours[stage] }))}
              rows={periods.map((period) => ({ name: nameOf(period), ...period.stages }))}
              isStacked
            />
            <PeriodTable periods={periods} />
          </>
        )}
      </LoadState>
    </FigureCard>
  )
}
