import type { Answer } from '#contract/api.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { FactRow } from '../../content/fact-row.tsx'
import { ItemPicture } from '../../content/item-picture.tsx'
import { localPhone } from '../../content/phone.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { dateText } from '../../console/date-text.ts'
import { Waits } from './pickup-waiting.tsx'

type Order = Answer<'GET /api/console/shop/orders/{_id}'>['order']
type Line = Answer<'GET /api/console/shop/orders/{_id}/progress'>['lines'][number]

/** What is handed over: pieces that were cancelled before are not among them. */
function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines
        .map(({ quantity, ended, ...line }) => ({ ...line, pieces: quantity - ended }))
        .filter(({ pieces }) => pieces > 0)
        .map(({ _id, name, values, thumb, code, pieces }) => (
          <li key={_id} className="flex items-center gap-4 py-3">
            <ItemPicture picture={thumb} sizes="64px" className="size-16 shrink-0 rounded-control" />
            <p className="mr-auto min-w-0">
              <span className="font-semibold">{[name, ...values].join(' / ')}</span>
              <span className="block text-sm text-muted">{code}</span>
            </p>
            <p className="shrink-0 text-xl font-bold tabular-nums">
              <Plural value={pieces} other="#개" />
            </p>
          </li>
        ))}
    </ul>
  )
}

/** One button hands it over; one that was handed over says when. */
function HandOver({ order: { _id, state, deliveredAt }, onDone }: { order: Order; onDone: () => void }) {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [isDone, setIsDone] = useState(false)
  const { mutate, isPending } = useApiMutation('POST /api/console/shop/orders/{_id}/steps')
  const handOver = () => {
    const onSuccess = () => {
      setIsDone(true)
      onDone()
    }
    mutate({ params: { _id }, body: { step: 'deliver' } }, { onSuccess, onError: alertFailure })
  }
  if (isDone)
    return (
      <p className="font-semibold">
        <span aria-hidden="true">✓ </span>
        <Trans>전달했습니다.</Trans>
      </p>
    )
  if (state === 'ready')
    return (
      <button type="button" className={buttonClass('primary', 'w-full')} aria-disabled={isPending} onClick={handOver}>
        <Trans>고객에게 전달</Trans>
      </button>
    )
  const at = deliveredAt === null ? '' : dateText(deliveredAt, locale)
  return (
    <p className="font-semibold text-danger">
      <span aria-hidden="true">! </span>
      {deliveredAt === null ? (
        <Trans>전달할 수 있는 주문이 아닙니다. 주문 화면에서 상태를 확인해 주십시오.</Trans>
      ) : (
        <Trans>이미 전달한 주문입니다: {at}</Trans>
      )}
    </p>
  )
}

interface Props {
  _id: string
  /** It was opened from the list: it is looked at, wherever that was scrolled to. */
  hasFocus: boolean
  onHandedOver: () => void
}

function Shown({ order, hasFocus, onHandedOver }: Omit<Props, '_id'> & { order: Order }) {
  const { t } = useLingui()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const { _id, number, receiver, phone, readyAt, note, memo } = order
  const lines = useQuery({
    ...readOptions('GET /api/console/shop/orders/{_id}/progress', locale, { params: { _id } }),
    staleTime: 0,
  })
  useEffect(() => {
    if (hasFocus) heading.current?.focus()
  }, [hasFocus])
  return (
    <section aria-labelledby="pickup-order" className="space-y-4 rounded-card border border-line bg-surface p-4">
      <h2 id="pickup-order" ref={heading} tabIndex={-1} className="text-2xl font-bold wrap-anywhere">
        {receiver}
        <span className="block text-base font-normal text-muted tabular-nums">
          {number} · {localPhone(phone)}
        </span>
      </h2>
      {readyAt !== null && (
        <p className="text-sm">
          <Trans>준비된 때</Trans>: <Waits readyAt={readyAt} isOver={order.state !== 'ready'} />
        </p>
      )}
      {(note !== null || memo !== null) && (
        <dl>
          {note !== null && <FactRow name={t`고객 메모`}>{note}</FactRow>}
          {memo !== null && <FactRow name={t`직원 메모`}>{memo}</FactRow>}
        </dl>
      )}
      <LoadState load={lines} skeleton={<div className="skeleton h-32" />} failed={t`주문한 상품을 불러오지 못했습니다.`}>
        {(progress) => (
          <>
            <Lines lines={progress.lines} />
            <div role="status">
              <HandOver order={order} onDone={onHandedOver} />
            </div>
          </>
        )}
      </LoadState>
      <Link
        to="/$"
        params={{ _splat: `shop/orders/${_id}` }}
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        <Trans>주문 화면 보기</Trans>
      </Link>
    </section>
  )
}

/** Renders an order at the desk: for whom it is, what is in it, and the button that hands it over. */
export function PickupOrder({ _id, ...rest }: Props) {
  const { t } = useLingui()
  const load = useQuery({ ...readOptions('GET /api/console/shop/orders/{_id}', useLocale(), { params: { _id } }), staleTime: 0 })
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`주문을 불러오지 못했습니다.`}>
      {({ order }) => <Shown order={order} {...rest} />}
    </LoadState>
  )
}
