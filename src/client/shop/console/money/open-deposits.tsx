import type { OpenDeposit } from '#contract/shop/deposits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Won } from '../../../content/won.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { dateText } from '../../../console/date-text.ts'
import { ListBody } from '../../../console/list/list-body.tsx'
import { type ListSearch, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { StateText } from '../../../console/list/state-text.tsx'
import { findingWords } from './finding-words.ts'

const DepositDecision = lazy(async () => ({ default: (await import('./deposit-decision.tsx')).DepositDecision }))

/** A deposit that is to be decided on: what it looks like, and the decision where it is asked for. */
function OpenOne({ deposit }: { deposit: OpenDeposit }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const { _id, at, payer, amount, note, finding } = deposit
  const { name, hint } = findingWords[finding]
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong className="min-w-24 wrap-anywhere">{payer}</strong>
        <strong>
          <Won amount={amount} />
        </strong>
        <time dateTime={at} className="text-sm text-muted">
          {dateText(at, locale)}
        </time>
        {note !== '' && <span className="text-sm text-muted">{note}</span>}
        <span className="mr-auto">
          <StateText when="later">{i18n._(name)}</StateText>
        </span>
        <button
          type="button"
          className={buttonClass('outline')}
          aria-expanded={isOpen}
          aria-controls={`deposit-${_id}`}
          aria-label={t`‘${payer}’ 입금 정하기`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans>접기</Trans> : <Trans>정하기</Trans>}
        </button>
      </div>
      <p className="mt-2 text-sm">{i18n._(hint)}</p>
      <div id={`deposit-${_id}`}>
        {isOpen && (
          <Suspense fallback={<div className="skeleton h-48" />}>
            <DepositDecision deposit={deposit} />
          </Suspense>
        )}
      </div>
    </li>
  )
}

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** Deposits that staff decide on one by one. */
export function OpenDeposits({ search, onSearch }: Props) {
  const { t } = useLingui()
  const limit = sizeOf(search)
  const query = { isMatch: false, limit, skip: (pageOf(search) - 1) * limit }
  const load = useQuery({
    ...readOptions('GET /api/console/shop/deposits/open', useLocale(), { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <section aria-labelledby="deposit-open">
      <h2 id="deposit-open" className="mb-3 font-bold">
        <Trans>직접 정할 입금</Trans>
      </h2>
      <ListBody load={load} search={search} onSearch={onSearch} empty={t`직접 정할 입금이 없습니다.`}>
        {({ deposits }) => (
          <ul className="space-y-3">
            {deposits.map((deposit) => (
              <OpenOne key={deposit._id} deposit={deposit} />
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  )
}
