import type { Answer } from '#contract/api.ts'
import { salesCalls } from '#contract/shop/sales.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Won } from '../../../content/won.tsx'
import { api } from '../../../data/http.ts'
import { idempotencyKeys } from '../../../data/idempotency-keys.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { dateText } from '../../../console/date-text.ts'
import { bodyFields } from '../../../console/form/body-fields.ts'
import { CallForm } from '../../../console/form/call-form.tsx'
import { ListBody } from '../../../console/list/list-body.tsx'
import { type ListSearch, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Amount } from '../amount.tsx'
import { PaymentsLink } from './payments-link.tsx'
import { withinOf } from './sales-span.ts'

const listCall = 'GET /api/console/statistics/monthCloses'
const closeCall = 'POST /api/console/statistics/monthCloses'
const reopenCall = 'POST /api/console/statistics/monthCloses/{_id}/reopen'
const { note } = bodyFields(salesCalls[closeCall])
const noteFields = note === undefined ? {} : { note }
const reopenFields = bodyFields(salesCalls[reopenCall])

type Closes = Answer<typeof listCall>
type Next = NonNullable<Closes['next']>

const monthSpan = (month: string) => withinOf({ from: `${month}-01`, to: `${month}-31` }, month)

/** What could still be done before a month is closed, each with the way there. */
function Left({ deposits, refunds, desk }: Next['left']) {
  const { t } = useLingui()
  const rows: readonly (readonly [count: number, text: string, to: string])[] = [
    [deposits, t`이 달의 통장 입금 가운데 정하지 않은 것: ${deposits}건`, 'shop/deposits'],
    [refunds, t`돌려줄 돈이 있는 주문: ${refunds}건`, 'shop/orders'],
    [desk, t`데스크 마감에 들어가지 않은 이 달의 결제: ${desk}건`, 'shop/desk'],
  ]
  const left = rows.filter(([count]) => count > 0)
  if (left.length === 0) return null
  return (
    <div className="mt-3">
      <p className="font-semibold">
        <Trans>마감하기 전에 살펴보십시오. 지금 마감하면 나중에 처리한 것은 그날이 속한 달에 셉니다.</Trans>
      </p>
      <ul className="list-disc pl-5">
        {left.map(([, text, to]) => (
          <li key={to}>
            <Link
              to="/$"
              params={{ _splat: to }}
              search={to === 'shop/orders' ? { isOwed: 'true' } : {}}
              className="inline-flex min-h-9 items-center underline underline-offset-4"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Figures({ month, orders, paid, refunded, delivery, net }: Omit<Next, 'isOver' | 'left'>) {
  const { t } = useLingui()
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`순매출`, <Amount key="net" won={net} />],
    [t`입금`, <Won key="paid" amount={paid} />],
    [t`환불`, <Won key="refunded" amount={refunded} />],
    [t`배송비`, <Amount key="delivery" won={delivery} />],
    [t`입금된 주문`, orders],
  ]
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <PaymentsLink span={monthSpan(month)}>
          <Trans>이 달의 결제와 환불 보기</Trans>
        </PaymentsLink>
      </p>
    </>
  )
}

/** The month that can be closed next, or why none can. */
function NextMonth({ next, refetch }: { next: Next; refetch: () => unknown }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { month, net, isOver, left } = next
  const [keys] = useState(idempotencyKeys)
  return (
    <section aria-labelledby="next-month" className="max-w-2xl rounded-card border border-line bg-surface p-4">
      <h2 id="next-month" className="mb-3 text-lg font-bold">
        {isOver ? <Trans>다음에 마감할 달: {month}</Trans> : <Trans>이번 달({month})은 끝난 뒤에 마감합니다.</Trans>}
      </h2>
      <Figures {...next} />
      {isOver && (
        <>
          <Left {...left} />
          <p className="my-3 text-sm text-muted">
            <Trans>마감하면 그때의 금액을 적어 두고, 그 달에는 결제와 환불을 더 세지 않습니다.</Trans>
          </p>
          <CallForm
            key={month}
            fields={noteFields}
            button={<Trans>{month} 마감하기</Trans>}
            done={t`마감했습니다.`}
            isOnce
            send={async (typed) => {
              const body = { note: (typed['note'] ?? null) as string | null, month, net }
              // With other sales it is another request, whatever was noted.
              await api(closeCall, { locale, body, idempotencyKey: keys.of(body) }).catch((error: unknown) => {
                // What has changed meanwhile is shown.
                refetch()
                throw error
              })
              keys.forget()
            }}
          />
        </>
      )}
    </section>
  )
}

/** Opens the month that was closed last again. */
function Reopen({ _id, month }: { _id: string; month: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <details className="mt-3 max-w-2xl">
      <summary className="min-h-11 cursor-pointer py-2 underline underline-offset-4">
        <Trans>{month} 다시 열기</Trans>
      </summary>
      <CallForm
        fields={reopenFields}
        button={<Trans>다시 열기</Trans>}
        done={t`다시 열었습니다.`}
        isOnce
        send={({ reason }, idempotencyKey) =>
          api(reopenCall, { locale, params: { _id }, body: { reason: String(reason) }, idempotencyKey })
        }
      />
    </details>
  )
}

function ClosesTable({ closes }: Pick<Closes, 'closes'>) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <RecordTable label={t`지난 마감`} headings={[t`달`, t`입금`, t`환불`, t`배송비`, t`순매출`, t`마감한 때`, t`담당자`, t`메모`]}>
      {closes.map(({ _id, month, paid, refunded, delivery, net, at, user, note: written, reopenedAt, reason }) => (
        <tr key={_id}>
          <RecordCell isShort>
            <PaymentsLink span={monthSpan(month)}>{month}</PaymentsLink>
          </RecordCell>
          {[paid, refunded, delivery, net].map((won, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns keep their places
            <RecordCell key={index} isShort>
              <Amount won={won} />
            </RecordCell>
          ))}
          <RecordCell isShort>
            <time dateTime={at}>{dateText(at, locale)}</time>
          </RecordCell>
          <RecordCell>{user ?? '–'}</RecordCell>
          <RecordCell>
            {written ?? (reopenedAt === null ? '–' : '')}
            {reopenedAt !== null && (
              <span className="block font-semibold">
                {t`다시 엶`}: {reason}
              </span>
            )}
          </RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** Renders the close of the next month, and the former ones. */
export function MonthCloses({ search, onSearch }: Props) {
  const { t } = useLingui()
  const limit = sizeOf(search)
  const query = { limit, skip: (pageOf(search) - 1) * limit }
  const load = useQuery({ ...readOptions(listCall, useLocale(), { query }), placeholderData: keepPreviousData, staleTime: 0 })
  const last = load.data?.closes.find(({ reopenedAt }) => reopenedAt === null)
  return (
    <>
      <LoadState load={load} skeleton={<div className="skeleton h-48" />} failed={t`마감을 불러오지 못했습니다.`}>
        {({ next }) =>
          next === null ? (
            <p>
              <Trans>아직 들어온 돈이 없어 마감할 달이 없습니다.</Trans>
            </p>
          ) : (
            <NextMonth next={next} refetch={load.refetch} />
          )
        }
      </LoadState>
      <h2 className="mt-8 mb-3 font-bold">
        <Trans>지난 마감</Trans>
      </h2>
      <ListBody load={load} search={search} onSearch={onSearch} empty={t`지난 마감이 없습니다.`}>
        {({ closes }) => <ClosesTable closes={closes} />}
      </ListBody>
      {last !== undefined && pageOf(search) === 1 && <Reopen _id={last._id} month={last.month} />}
    </>
  )
}
