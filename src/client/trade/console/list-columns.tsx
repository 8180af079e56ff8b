import { textOf, titleOf } from '#contract/title.ts'
import { type FairState, fairStateAt } from '#contract/trade/fair-state.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Stand, StateText } from '../../console/list/state-text.tsx'
import type { ColumnProps, ListColumns } from '../../console/module.ts'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { shortSpan } from '../../console/short-date.ts'
import { daysText } from './clock.ts'
import { closedName, fairStateNames } from './names.ts'
import { asFair, fairs } from './reads.ts'

function WhenAndWhere({ item }: ColumnProps) {
  const locale = useLocale()
  const { days, venue } = asFair(item)
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  return (
    <>
      {first !== undefined && last !== undefined && (
        <span className="block whitespace-nowrap tabular-nums" title={daysText(days, locale)}>
          {shortSpan(first, last, locale, 'UTC')}
        </span>
      )}
      <span className="block text-muted wrap-anywhere">{textOf(venue, locale)}</span>
    </>
  )
}

/** Reads what is counted of one fair: all cells of a page share one call. */
function useStanding({ item, ids }: ColumnProps) {
  const read = readOptions('GET /api/console/fairs/standing', useLocale(), { query: { ids } })
  const { data } = useQuery({ ...read, placeholderData: keepPreviousData })
  return data?.fairs.find(({ _id }) => _id === item._id)
}

const stands: Readonly<Record<FairState, Stand>> = {
  recruiting: 'open',
  applying: 'open',
  upcoming: 'later',
  ongoing: 'now',
  expired: 'not',
}

function State({ item, ids }: ColumnProps) {
  const { i18n } = useLingui()
  const isClosed = useStanding({ item, ids })?.isClosed === true
  const fair = asFair(item)
  const [now] = useState(() => new Date().toISOString())
  const state = fairStateAt(fair, now)
  return (
    <>
      <StateText when={isClosed ? 'not' : stands[state]}>{i18n._(isClosed ? closedName : fairStateNames[state])}</StateText>
      {!fair.isOpen && (
        <span className="block text-xs whitespace-nowrap text-muted">
          <Trans>공개하지 않음</Trans>
        </span>
      )}
    </>
  )
}

/** Returns the column of one figure. */
const figure = (name: 'approved' | 'agreed') =>
  function Figure(props: ColumnProps) {
    return useStanding(props)?.[name].toLocaleString('en') ?? '…'
  }

/** How many wait for approval; leads to them. */
function Pending(props: ColumnProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const count = useStanding(props)?.pending
  if (count === undefined) return '…'
  if (count === 0) return 0
  const name = titleOf(fairs, props.item, locale)
  const pending = count.toLocaleString('en')
  return (
    <Link
      to="/$"
      params={{ _splat: `fairs/${props.item._id}/participants` }}
      search={{ state: 'PENDING' }}
      aria-label={t`${pending} 승인 대기: ${name}`}
      className="relative z-1 -my-2 inline-flex min-h-9 min-w-9 items-center justify-end font-semibold text-danger underline underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      {pending}
    </Link>
  )
}

/** Columns of the list of fairs: when, where, how far, and how many. */
export const fairColumns: ListColumns = {
  fields: [],
  isUndated: true,
  added: [
    { name: 'days', label: msg`상담일과 장소`, sortBy: 'startsAt', Cell: WhenAndWhere },
    { name: 'fairState', label: msg`진행`, Cell: State },
    { name: 'approved', label: msg`참가 기업`, isFigure: true, Cell: figure('approved') },
    { name: 'pending', label: msg`승인 대기`, isFigure: true, Cell: Pending },
    { name: 'agreed', label: msg`확정된 상담`, isFigure: true, Cell: figure('agreed') },
  ],
}
