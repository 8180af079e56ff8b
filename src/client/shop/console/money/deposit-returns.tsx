import type { Answer } from '#contract/api.ts'
import { depositCalls } from '#contract/shop/deposits.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { Won } from '../../../content/won.tsx'
import { api } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { dateText } from '../../../console/date-text.ts'
import { bodyFields } from '../../../console/form/body-fields.ts'
import { CallForm } from '../../../console/form/call-form.tsx'
import { ListBody } from '../../../console/list/list-body.tsx'
import { type ListSearch, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { OrderLink } from './order-link.tsx'

const call = 'POST /api/console/shop/deposits/{_id}/steps'
const { returnedOn, memo } = bodyFields(depositCalls[call])

type Deposit = Answer<'GET /api/console/shop/deposits'>['deposits'][number]

/** A deposit that is to go back: whose, how much, and since when; noted when it has gone. */
function ToReturn({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [isOpen, setIsOpen] = useState(false)
  const [today] = useState(() => shopDayOf(new Date().toISOString()))
  const { mutate, isPending } = useApiMutation(call)
  const { _id, payer, amount, back, at, _order, orderNumber, memo: said } = deposit
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong className="min-w-24 wrap-anywhere">{payer}</strong>
        <strong>
          <Won amount={back} />
        </strong>
        <span className="mr-auto text-sm text-muted">
          <time dateTime={at}>{dateText(at, locale)}</time>, <Trans>입금 금액</Trans> <Won amount={amount} />
        </span>
        {_order === null ? (
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-disabled={isPending}
            onClick={() => mutate({ params: { _id }, body: { step: 'reopen' } }, { onError: (error) => void alertFailure(error) })}
          >
            <Trans>다시 정하기</Trans>
          </button>
        ) : (
          orderNumber !== null && <OrderLink _id={_order} number={orderNumber} />
        )}
        <button
          type="button"
          className={buttonClass('outline')}
          aria-expanded={isOpen}
          aria-label={t`‘${payer}’에게 돌려준 것으로 적기`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Trans>돌려줌</Trans>
        </button>
      </div>
      {said !== null && <p className="mt-2 text-sm">{said}</p>}
      {isOpen && returnedOn !== undefined && memo !== undefined && (
        <div className="mt-4 border-t border-line pt-4">
          <CallForm
            fields={{ returnedOn, memo }}
            initial={{ returnedOn: today }}
            button={t`돌려준 것으로 적기`}
            send={(values, idempotencyKey) => api(call, { locale, params: { _id }, body: { ...values, step: 'returned' }, idempotencyKey })}
          />
        </div>
      )}
    </li>
  )
}

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** Deposits that are to go back, the oldest first, until somebody notes that they have gone. */
export function DepositReturns({ search, onSearch }: Props) {
  const { t } = useLingui()
  const limit = sizeOf(search)
  const query = { state: 'toReturn', sort: 'createdAt', limit, skip: (pageOf(search) - 1) * limit } as const
  const load = useQuery({
    ...readOptions('GET /api/console/shop/deposits', useLocale(), { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <section aria-label={t`돌려줄 입금`} className="max-w-6xl">
      <p className="mb-3 text-sm text-muted">
        <Trans>입금하신 분의 계좌로 돌려 드린 뒤에, 돌려준 날을 적어 주십시오. 적을 때까지 여기와 대시보드에 남습니다.</Trans>
      </p>
      <ListBody load={load} search={search} onSearch={onSearch} empty={t`돌려줄 입금이 없습니다.`}>
        {({ deposits }) => (
          <ul className="space-y-3">
            {deposits.map((deposit) => (
              <ToReturn key={deposit._id} deposit={deposit} />
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  )
}
