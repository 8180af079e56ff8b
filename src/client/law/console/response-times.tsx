import { type ResponseFigures, responseDays, responseGroups } from '#contract/law/statistics.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import { resourceOf } from '../../console/resources.ts'
import { Minutes } from './response-state.tsx'

const forms = resourceOf('forms')

/** Figures of one group; the share is of those whose goal is met or missed. */
function Row({ name, figures }: { name: ReactNode; figures: ResponseFigures }) {
  const { count, contacted, median, within, late } = figures
  const share = Math.round((100 * within) / (within + late))
  return (
    <tr>
      <RecordCell>{name}</RecordCell>
      <RecordCell isShort>{count}</RecordCell>
      <RecordCell isShort>{contacted}</RecordCell>
      <RecordCell isShort>{median === null ? '–' : <Minutes minutes={median} />}</RecordCell>
      <RecordCell isShort>{within + late === 0 ? '–' : `${share}% (${within}/${within + late})`}</RecordCell>
    </tr>
  )
}

/** Renders how soon the office gets in touch, in working hours and against its goal: of all requests, and by one fact of them. */
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
  return (
    <section className="mt-10">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-bold">
          <Trans>첫 연락까지 걸린 시간</Trans>
        </h2>
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
      </div>
      <LoadState load={load} skeleton={<div className="skeleton h-32" />} failed={t`통계를 불러오지 못했습니다.`}>
        {({ total, groups }) => (
          <RecordTable
            label={t`첫 연락까지 걸린 시간`}
            headings={[t`구분`, t`상담 건수`, t`연락함`, t`중앙값(근무 시간)`, t`목표 안에 연락`]}
          >
            <Row name={t`모두`} figures={total} />
            {groups.map(({ value, name, ...figures }) => (
              <Row key={value} name={nameOf(value, name)} figures={figures} />
            ))}
          </RecordTable>
        )}
      </LoadState>
    </section>
  )
}
