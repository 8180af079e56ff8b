import type { Answer } from '#contract/api.ts'
import { logKind, refusal as refusalField } from '#contract/auction/lot-log.ts'
import { fieldInfo } from '#contract/field.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../../console/date-text.ts'
import { EarlierButton } from '../../console/list/pager.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { Won } from '../../content/won.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { LotEvidence } from './lot-evidence.tsx'
import { LotSteps } from './lot-steps.tsx'

const kinds = fieldInfo.get(logKind)?.choices ?? {}
const refusals = fieldInfo.get(refusalField)?.choices ?? {}
const pageSize = 20

type Log = Answer<'GET /api/console/auction/works/{_work}/bids'>

function Entries({ entries }: { entries: Log['bids'] }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return (
    <RecordTable
      label={t`응찰 기록`}
      headings={[t`번호`, t`시각`, t`한 일`, t`패들`, t`최고 응찰가`, t`현재가`, t`앞선 패들`, t`사유`, t`담당자`]}
    >
      {entries.map(({ _id, number, at, kind, paddle, bidder, maximum, price, leader, refusal, reason, user }) => (
        <tr key={_id}>
          <RecordCell isShort>{number}</RecordCell>
          <RecordCell isShort>
            <time dateTime={at}>{dateText(at, locale)}</time>
          </RecordCell>
          <RecordCell isShort>{i18n._(kinds[kind] ?? kind)}</RecordCell>
          <RecordCell isShort>
            {paddle}
            {bidder !== null && ` ${bidder}`}
          </RecordCell>
          <RecordCell isShort>{maximum !== null && <Won amount={maximum} />}</RecordCell>
          <RecordCell isShort>{price !== null && <Won amount={price} />}</RecordCell>
          <RecordCell isShort>{leader}</RecordCell>
          <RecordCell>{refusal === null ? reason : i18n._(refusals[refusal] ?? refusal)}</RecordCell>
          <RecordCell>{user}</RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}

/** Renders the log of a lot, refused steps too, and what staff can do on it: below its work. */
export function LotLog({ item: { _id: _work } }: ItemPartProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useInfiniteQuery({
    queryKey: ['GET /api/console/auction/works/{_work}/bids', locale, _work],
    initialPageParam: 0,
    queryFn: ({ pageParam: skip, signal }) =>
      api('GET /api/console/auction/works/{_work}/bids', { locale, signal, params: { _work }, query: { limit: pageSize, skip } }),
    getNextPageParam: ({ summary: { skip, limit, total } }: Log) => (skip + limit < total ? skip + limit : undefined),
  })
  const entries = load.data?.pages.flatMap(({ bids }) => bids) ?? []
  return (
    <section className="mt-10 max-w-6xl space-y-6">
      <h2 id="lot-log" className="font-bold">
        <Trans>응찰 기록</Trans>
      </h2>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-32" />}
        failed={t`응찰 기록을 불러오지 못했습니다.`}
        empty={t`아직 기록이 없습니다. 경매가 켜져 있고 작품이 공개되면 기록이 시작됩니다.`}
        isEmpty={() => entries.length === 0}
      >
        {() => (
          <>
            <Fragment key={_work}>
              <LotEvidence _work={_work} />
              <LotSteps _work={_work} />
            </Fragment>
            <Entries entries={entries} />
          </>
        )}
      </LoadState>
      <EarlierButton load={load} />
    </section>
  )
}
