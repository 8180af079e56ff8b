import { languageTag } from '#contract/locale.ts'
import { type WorkStage, workStages } from '#contract/law/forms.ts'
import { type Period, requestGroups } from '#contract/law/statistics.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { BarFigure, figureColours, type FigurePart } from '../../console/frame/bar-figure.tsx'
import { FigureCard, type FigureCells, FigureTable } from '../../console/frame/figure-card.tsx'
import { dayOf, officeZone } from '../../console/date-text.ts'
import { resourceOf } from '../../console/resources.ts'

/** From what waits, the strongest, to what is over. */
const stageColours: Readonly<Record<WorkStage, string>> = {
  received: 'var(--color-accent)',
  contacted: 'color-mix(in srgb, var(--color-accent) 70%, var(--color-surface))',
  booked: 'color-mix(in srgb, var(--color-accent) 40%, var(--color-surface))',
  retained: 'var(--color-ink)',
  closed: 'color-mix(in srgb, var(--color-ink) 45%, var(--color-surface))',
  rejected: 'color-mix(in srgb, var(--color-ink) 20%, var(--color-surface))',
}

const forms = resourceOf('forms')
const totalOf = ({ stages }: Period): number => Object.values(stages).reduce((sum, each) => sum + each, 0)

/** By what the requests of a period are told apart. */
const facts = ['stage', ...requestGroups] as const
type Fact = (typeof facts)[number]

const numbersOf = ({ stages, groups = {} }: Period, fact: Fact): Readonly<Record<string, number>> => (fact === 'stage' ? stages : groups)

/** Names of days, and of the values of a fact, with their colours. */
function useNames(fact: Fact) {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(languageTag(useLocale()), { month: 'numeric', day: 'numeric', timeZone: officeZone })
  const choices = forms.shapes.all[fact]?.choices ?? {}
  const values = fact === 'stage' ? workStages : Object.keys(choices)
  const colours = fact === 'stage' ? workStages.map((stage) => stageColours[stage]) : figureColours
  const parts = values.map((value, index): FigurePart => ({
    key: value,
    name: i18n._(choices[value] ?? value),
    colour: colours[index] ?? '',
  }))
  return { parts, nameOf: ({ from }: Period) => format.format(new Date(from)) }
}

/** Every number that the chart shows, leading to its requests. */
function PeriodTable({ periods, fact }: { periods: readonly Period[]; fact: Fact }) {
  const { t } = useLingui()
  const { parts, nameOf } = useNames(fact)
  const isFilter = forms.filters?.includes(fact) === true
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
      ...parts.map(({ key, name: partName }) => {
        const value = numbersOf(period, fact)[key] ?? 0
        // The list cannot be narrowed to a language.
        return isFilter ? count(value, { [fact]: key }, `${name}, ${partName}`) : value
      }),
    ]
  })
  return <FigureTable label={t`상담 건수`} headings={[t`기간`, t`모두`, ...parts.map(({ name }) => name)]} rows={rows} />
}

const spans = ['day', 'week'] as const

/** Renders numbers of requests by day or week, and by stage or another fact of them; nothing where none came. */
export function RequestFigures() {
  const { t, i18n } = useLingui()
  const [by, setBy] = useState<(typeof spans)[number]>('day')
  const [fact, setFact] = useState<Fact>('stage')
  const { parts, nameOf } = useNames(fact)
  const query = { by, ...(fact === 'stage' ? {} : { group: fact }) }
  const options = readOptions('GET /api/console/forms/statistics', useLocale(), { query })
  // Each answer has the stages, and one fact beside them: not that of another one.
  const load = useQuery(fact === 'stage' ? { ...options, placeholderData: keepPreviousData } : options)
  if (by === 'day' && load.data?.periods.every((period) => totalOf(period) === 0)) return null
  const labels = { day: t`일별`, week: t`주별` }
  return (
    <FigureCard
      title={t`상담 건수`}
      choices={
        <>
          <div className="w-40">
            <select
              aria-label={t`나누는 기준`}
              value={fact}
              className={fieldClass()}
              onChange={({ target }) => setFact(facts.find((each) => each === target.value) ?? fact)}
            >
              {facts.map((each) => (
                <option key={each} value={each}>
                  {i18n._(forms.shapes.all[each]?.label ?? each)}
                </option>
              ))}
            </select>
          </div>
          {spans.map((span) => (
            <button
              key={span}
              type="button"
              aria-pressed={by === span}
              className="min-h-11 rounded-control border border-control px-4 text-sm font-semibold hover:bg-wash aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
              onClick={() => setBy(span)}
            >
              {labels[span]}
            </button>
          ))}
        </>
      }
    >
      <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`통계를 불러오지 못했습니다.`}>
        {({ periods }) => (
          <>
            <BarFigure parts={parts} rows={periods.map((period) => ({ name: nameOf(period), ...numbersOf(period, fact) }))} isStacked />
            <PeriodTable periods={periods} fact={fact} />
          </>
        )}
      </LoadState>
    </FigureCard>
  )
}
