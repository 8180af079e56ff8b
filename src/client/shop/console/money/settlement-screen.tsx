import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { ScreenHead } from '../../../console/frame/screen-head.tsx'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { resourceOf } from '../../../console/resources.ts'
import { ViewChoice } from '../view-choice.tsx'
import { Amount } from '../amount.tsx'
import { spanOf } from '../sales/sales-span.ts'

const ResourceList = lazy(async () => ({ default: (await import('../../../console/list/resource-list.tsx')).ResourceList }))
const PayoutImport = lazy(async () => ({ default: (await import('./payout-import.tsx')).PayoutImport }))
const Differences = lazy(async () => ({ default: (await import('./differences.tsx')).Differences }))

const views = ['days', 'differences', 'all', 'import'] as const
type View = (typeof views)[number]

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** What was paid out by day, with its sums. */
function Days({ search, onSearch }: Props) {
  const { t } = useLingui()
  const span = spanOf(search)
  const load = useQuery({
    ...readOptions('GET /api/console/shop/settlement/days', useLocale(), { query: span }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const headings = [t`지급일`, t`건수`, t`결제`, t`취소`, t`수수료`, t`수수료 부가세`, t`지급액`, t`계산과의 차이`]
  return (
    <section aria-label={t`지급일별 정산`} className="max-w-6xl">
      <div className="mb-6 flex flex-wrap items-end gap-4">
        {(['from', 'to'] as const).map((name) => (
          <Labelled key={name} id={`settlement-${name}`} label={name === 'from' ? t`첫날` : t`마지막 날`}>
            <input
              id={`settlement-${name}`}
              type="date"
              value={span[name]}
              className={fieldClass('mt-1.5')}
              onChange={({ target }) => target.value !== '' && onSearch({ ...search, ...span, [name]: target.value })}
            />
          </Labelled>
        ))}
      </div>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-72" />}
        failed={t`정산을 불러오지 못했습니다.`}
        empty={t`이 기간에 지급된 것이 없습니다. 결제사의 정산 내역을 가져오셨는지 확인해 주십시오.`}
        isEmpty={({ days }) => days.length === 0}
      >
        {({ days, total }) => (
          <RecordTable label={t`지급일별 정산`} headings={headings}>
            {[...days, { day: t`합계`, ...total }].map(({ day, rows, sales, refunds, fee, feeVat, payout, rest }) => (
              <tr key={day}>
                <RecordCell isShort>{day}</RecordCell>
                <RecordCell isShort>{rows}</RecordCell>
                {[sales, refunds, fee, feeVat].map((won, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- columns keep their places
                  <RecordCell key={index} isShort>
                    <Amount won={won} />
                  </RecordCell>
                ))}
                <RecordCell isShort>
                  <strong>
                    <Amount won={payout} />
                  </strong>
                </RecordCell>
                <RecordCell isShort>
                  <span className={rest === 0 ? undefined : 'font-semibold text-danger'}>
                    <Amount won={rest} />
                  </span>
                </RecordCell>
              </tr>
            ))}
          </RecordTable>
        )}
      </LoadState>
      <p className="mt-4 text-sm text-muted">
        <Trans>
          ‘계산과의 차이’는 지급액과, 결제에서 취소와 수수료, 부가세를 뺀 금액의 차이입니다. 0이 아니면 열을 바르게 맞추었는지 확인해
          주십시오.
        </Trans>
      </p>
    </section>
  )
}

/** `/console/shop/settlement`: what the gateway has paid out, and what does not fit with the books. */
export function SettlementScreen({ search, onSearch }: Props) {
  const { t } = useLingui()
  const view: View = views.find((each) => each === search['view']) ?? 'days'
  const names = { days: t`지급일별 정산`, differences: t`맞지 않는 것`, all: t`모든 내역`, import: t`정산 내역 가져오기` }
  const tabs = (
    <ViewChoice
      label={t`볼 것`}
      names={names}
      chosen={view}
      onChoose={(next) => onSearch(next === 'days' ? {} : { view: next })}
      className="mb-6"
    />
  )
  const screens: Readonly<Record<Exclude<View, 'all'>, ReactNode>> = {
    days: <Days search={search} onSearch={onSearch} />,
    differences: <Differences search={search} onSearch={onSearch} />,
    import: <PayoutImport />,
  }
  return (
    <Suspense fallback={<div className="skeleton h-96" />}>
      {view === 'all' ? (
        <ResourceList resource={resourceOf('shop/settlement')} search={search} onSearch={(next) => onSearch({ ...next, view })}>
          {tabs}
        </ResourceList>
      ) : (
        <>
          <ScreenHead title={t`결제사 정산`} />
          {tabs}
          {screens[view]}
        </>
      )}
    </Suspense>
  )
}
