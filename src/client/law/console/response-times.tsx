import { type ResponseFigures, responseDays, responseGroups } from '#contract/law/statistics.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { figureColours, LyingBars } from '../../console/frame/bar-figure.tsx'
import { FigureCard, type FigureCells, FigureTable } from '../../console/frame/figure-card.tsx'
import { resourceOf } from '../../console/resources.ts'
import { useMinutes } from './response-state.tsx'

const forms = resourceOf('forms')
type Named = ResponseFigures & { key: string; name: string }

/** Share of those that were got in touch with in time, of those whose goal is met or missed; null where there are none. */
const shareOf = ({ within, late }: ResponseFigures): number | null =>
  within + late === 0 ? null : Math.round((100 * within) / (within + late))

/** Renders groups of requests as bars, and their numbers as a table. */
function Groups({ total, groups }: { total: Named; groups: readonly Named[] }) {
  const { t } = useLingui()
  const minutes = useMinutes()
  const said = (figures: ResponseFigures): string => {
    const share = shareOf(figures)
    const median = figures.median === null ? undefined : minutes(figures.median)
    return [...(median === undefined ? [] : [t`중앙값 ${median}`]), ...(share === null ? [] : [t`목표 안 ${share}%`])].join(' · ')
  }
  const rows = [total, ...groups].map((figures): FigureCells => {
    const { key, name, count, contacted, median, within } = figures
    const share = shareOf(figures)
    return [
      key,
      name,
      count,
      contacted,
      median === null ? '–' : minutes(median),
      share === null ? '–' : `${share}% (${within}/${within + figures.late})`,
    ]
  })
  return (
    <>
      <LyingBars
        parts={[
          { key: 'within', name: t`목표 안에 연락`, colour: figureColours[0] },
          { key: 'late', name: t`목표 지남`, colour: figureColours[3] },
          { key: 'rest', name: t`그 밖`, colour: figureColours[4] },
        ]}
        rows={(groups.length > 1 ? [total, ...groups.slice(0, 8)] : [total]).map((figures) => ({
          name: `${figures.name} ${figures.count}`,
          within: figures.within,
          late: figures.late,
          rest: figures.count - figures.within - figures.late,
          said: said(figures),
        }))}
      />
      <FigureTable
        label={t`첫 연락까지 걸린 시간`}
        headings={[t`구분`, t`상담 건수`, t`연락함`, t`중앙값(근무 시간)`, t`목표 안에 연락`]}
        rows={rows}
      />
    </>
  )
}

/** Renders how soon the office gets in touch, in working hours and against its goal: of all requests, and by one fact of them; nothing where none came. */
export function ResponseTimes() {
  const { t, i18n } = useLingui()
  const [by, setBy] = useState<(typeof responseGroups)[number]>('site')
  const [days, setDays] = useState<(typeof responseDays)[number]>('90')
  const options = readOptions('GET /api/console/forms/responses', useLocale(), { query: { by, days } })
  const load = useQuery({ ...options, placeholderData: keepPreviousData })
  const nameOf = (value: string | null, name: string | null) => {
    const choice = forms.shapes.all[by]?.choices?.[value ?? '']
    return name ?? (choice === undefined ? (value === null ? t`담당자 없음` : t`이전 담당자`) : i18n._(choice))
  }
  if (load.data?.total.count === 0 && days === '90') return null
  return (
    <FigureCard
      title={t`첫 연락까지 걸린 시간`}
      choices={
        <>
          <div className="w-40">
            <select
              aria-label={t`기간`}
              value={days}
              className={fieldClass()}
              onChange={({ target }) => setDays(responseDays.find((each) => each === target.value) ?? days)}
            >
              {responseDays.map((each) => (
                <option key={each} value={each}>
                  {t`최근 ${each}일`}
                </option>
              ))}
            </select>
          </div>
          <div className="w-40">
            <select
              aria-label={t`나누는 기준`}
              value={by}
              className={fieldClass()}
              onChange={({ target }) => setBy(responseGroups.find((each) => each === target.value) ?? by)}
            >
              {responseGroups.map((each) => (
                <option key={each} value={each}>
                  {i18n._(forms.shapes.all[each]?.label ?? each)}
                </option>
              ))}
            </select>
          </div>
        </>
      }
    >
      <LoadState load={load} skeleton={<div className="skeleton h-32" />} failed={t`통계를 불러오지 못했습니다.`}>
        {({ total, groups }) => (
          <Groups
            total={{ ...total, key: 'all', name: t`모두` }}
            groups={groups.map(({ value, name, ...figures }) => ({ ...figures, key: value ?? 'none', name: nameOf(value, name) }))}
          />
        )}
      </LoadState>
    </FigureCard>
  )
}
