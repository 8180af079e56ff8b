import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { ScreenHead } from '../../../console/frame/screen-head.tsx'
import { type ListSearch, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { ListBody } from '../../../console/list/list-body.tsx'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { acceptance, kept, percent, repeat } from './rates.ts'

/** It comes after what can be read. */
const ResultsChart = lazy(async () => ({ default: (await import('./results-chart.tsx')).ResultsChart }))

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** `/console/fairs/results`: fairs beside each other. */
export function AllResultsScreen({ search, onSearch }: Props) {
  const { t } = useLingui()
  const [limit, page] = [sizeOf(search), pageOf(search)]
  const read = readOptions('GET /api/console/fairs/results', useLocale(), { query: { limit, skip: (page - 1) * limit } })
  const load = useQuery({ ...read, placeholderData: keepPreviousData })
  const parts = [
    { key: 'offers', name: t`제안` },
    { key: 'accepted', name: t`수락된 제안` },
    { key: 'agreed', name: t`확정된 상담` },
    { key: 'met', name: t`상담함` },
  ] as const
  return (
    <>
      <ScreenHead title={t`상담회 결과`}>
        <Link to="/$" params={{ _splat: 'fairs' }} className={buttonClass('quiet')}>
          <Trans>목록으로</Trans>
        </Link>
      </ScreenHead>
      <ListBody load={load} search={search} onSearch={onSearch} failed={t`통계를 불러오지 못했습니다.`}>
        {({ fairs }) => (
          <>
            {' '}
            <Suspense fallback={<div className="skeleton h-72" />}>
              <ResultsChart parts={parts} rows={fairs.map(({ title, figures }) => ({ name: title, ...figures }))} isStacked={false} />
            </Suspense>
            <div className="mt-4">
              <RecordTable
                label={t`상담회 결과`}
                headings={[t`상담회`, ...parts.map(({ name }) => name), t`수락률`, t`지켜진 상담`, t`다시 만난 상담`]}
              >
                {fairs.map(({ _id, title, figures }) => (
                  <tr key={_id}>
                    <RecordCell>
                      <Link
                        to="/fairs/$fair/results"
                        params={{ fair: _id }}
                        className="inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
                      >
                        {title}
                      </Link>
                    </RecordCell>
                    {parts.map(({ key }) => (
                      <RecordCell key={key} isShort>
                        {figures[key]}
                      </RecordCell>
                    ))}
                    <RecordCell isShort>{percent(acceptance(figures))}</RecordCell>
                    <RecordCell isShort>{percent(kept(figures))}</RecordCell>
                    <RecordCell isShort>{percent(repeat(figures))}</RecordCell>
                  </tr>
                ))}
              </RecordTable>
            </div>
          </>
        )}
      </ListBody>
    </>
  )
}
