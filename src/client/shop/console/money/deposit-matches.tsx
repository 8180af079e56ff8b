import type { OpenDeposit } from '#contract/shop/deposits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureText } from '../../../content/use-alert-failure.tsx'
import { Won } from '../../../content/won.tsx'
import { api, ApiFailure } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { buttonClass } from '../../../ui/button.ts'
import { ProgressBar } from '../../../ui/deferred/progress-bar.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { dateText } from '../../../console/date-text.ts'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { OrderLink } from './order-link.tsx'
import { toggled } from './toggled.ts'

const call = 'POST /api/console/shop/deposits/{_id}/steps'
/** So many are shown, and confirmed by one press: then come the next. */
const most = 100

interface Outcome {
  done: number
  refused: readonly { _id: string; payer: string; message: string }[]
}

/** Confirms deposits one after the other, each in a transaction of its own: one that is refused stops no other. */
function useConfirm() {
  const locale = useLocale()
  const textOf = useFailureText()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [outcome, setOutcome] = useState<Outcome>()
  const { mutate, isPending } = usePress({
    mutationFn: async (chosen: readonly OpenDeposit[]) => {
      const refused: { _id: string; payer: string; message: string }[] = []
      let done = 0
      setOutcome(undefined)
      for (const { _id, payer, orders } of chosen) {
        const [order] = orders
        setProgress({ done, all: chosen.length })
        if (order === undefined) continue
        try {
          await api(call, { locale, params: { _id }, body: { step: 'pay', _order: order._id, total: order.total } })
          done += 1
        } catch (error) {
          refused.push({ _id, payer, message: textOf(error as Error) })
          // Without a connection, or a login, none of the others would do.
          if (!(error instanceof ApiFailure) || error.status === 401) break
        }
      }
      return { done, refused }
    },
    onSuccess: setOutcome,
    onSettled: () => setProgress(undefined),
  })
  return { mutate, isPending, progress, outcome }
}

/** Says how many were confirmed, and why others were not. */
const Confirmed = ({ done, refused }: Outcome) => (
  <div role="status" className="rounded-control border border-line bg-surface px-4 py-3 text-sm">
    <p>
      <Trans>입금 {done}건을 확인했습니다.</Trans>
    </p>
    <ul className="mt-1 list-disc pl-5 empty:hidden">
      {refused.map(({ _id, payer, message }) => (
        <li key={_id}>
          {payer}: {message}
        </li>
      ))}
    </ul>
  </div>
)

function Matches({ deposits }: { deposits: readonly OpenDeposit[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { mutate, isPending, progress, outcome } = useConfirm()
  const chosen = deposits.filter(({ _id }) => !left.has(_id))
  const count = chosen.length
  const toggle = (_id: string) => setLeft((before) => toggled(before, _id))
  return (
    <div className="space-y-4">
      {outcome !== undefined && <Confirmed {...outcome} />}
      {deposits.length === 0 ? (
        <p className="py-4 text-muted">
          <Trans>금액과 이름이 꼭 맞는 입금이 없습니다.</Trans>
        </p>
      ) : (
        <>
          <RecordTable
            label={t`금액과 이름이 맞는 입금`}
            headings={[t`고름`, t`입금자`, t`입금액`, t`주문`, t`주문의 입금자`, t`입금한 때`, t`통장 메모`]}
          >
            {deposits.map(({ _id, at, payer, amount, note, orders: [order] }) => (
              <tr key={_id}>
                <td className="w-11 p-0">
                  <label className="flex size-11 items-center justify-center">
                    <input
                      type="checkbox"
                      className="size-4 accent-accent"
                      aria-label={t`‘${payer}’ 입금 확인`}
                      checked={!left.has(_id)}
                      disabled={isPending}
                      onChange={() => toggle(_id)}
                    />
                  </label>
                </td>
                <RecordCell>{payer}</RecordCell>
                <RecordCell isShort>
                  <Won amount={amount} />
                </RecordCell>
                <RecordCell isShort>{order !== undefined && <OrderLink {...order} />}</RecordCell>
                <RecordCell>{order?.payer}</RecordCell>
                <RecordCell isShort>
                  <time dateTime={at}>{dateText(at, locale)}</time>
                </RecordCell>
                <RecordCell>{note}</RecordCell>
              </tr>
            ))}
          </RecordTable>
          {progress !== undefined && <ProgressBar label={t`확인한 입금`} value={progress.done} max={progress.all} />}
          <button
            type="button"
            className={buttonClass('primary')}
            disabled={count === 0}
            aria-disabled={isPending}
            onClick={() => mutate(chosen)}
          >
            <Trans>입금 {count}건 확인</Trans>
          </button>
        </>
      )}
    </div>
  )
}

/** Says that there are more than are shown. */
function More({ shown, total }: { shown: number; total: number }) {
  if (total <= shown) return null
  return (
    <p className="mt-3 text-sm text-muted">
      <Trans>
        모두 {total}건 가운데 {shown}건입니다. 확인하시면 다음 것이 나옵니다.
      </Trans>
    </p>
  )
}

/** Deposits that match exactly one order, ticked: one press confirms them. */
export function DepositMatches() {
  const { t } = useLingui()
  const load = useQuery({
    ...readOptions('GET /api/console/shop/deposits/open', useLocale(), { query: { isMatch: true, limit: most } }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="deposit-matches">
      <h2 id="deposit-matches" className="mb-1 font-bold">
        <Trans>금액과 이름이 맞는 입금</Trans>
      </h2>
      <p className="mb-3 text-sm text-muted">
        <Trans>
          주문 하나와 금액, 입금자 이름이 같습니다. 다른 것이 있으면 빼고, 한 번에 확인하십시오. 누르기 전에는 아무것도 결제되지 않습니다.
        </Trans>
      </p>
      <LoadState load={load} skeleton={<div className="skeleton h-48" />} failed={t`입금을 불러오지 못했습니다.`}>
        {({ deposits, summary: { total } }) => (
          <>
            <Matches deposits={deposits} />
            <More shown={deposits.length} total={total} />
          </>
        )}
      </LoadState>
    </section>
  )
}
