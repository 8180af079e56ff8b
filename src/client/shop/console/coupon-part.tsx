import { type couponGroups, couponGiftCalls } from '#contract/shop/coupon-gifts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Won } from '../../content/won.tsx'
import { api } from '../../data/http.ts'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { type Fact, FactCards } from './fact-cards.tsx'

const giveCall = 'POST /api/console/shop/coupons/{_id}/gifts'
// Where it goes on is the form's own business.
const { after: _goesOn, ...fields } = bodyFields(couponGiftCalls[giveCall])

type Group = (typeof couponGroups)[number]

/** What the coupon has brought. */
function Report({ _id }: { _id: string }) {
  const { t } = useLingui()
  const load = useQuery({
    ...readOptions('GET /api/console/shop/coupons/{_id}/report', useLocale(), { params: { _id } }),
    staleTime: 0,
  })
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-32" />} failed={t`쿠폰이 가져온 것을 불러오지 못했습니다.`}>
      {({ taken, spent, open, over, discount, paid }) => {
        const facts: readonly Fact[] = [
          [t`받은 수`, taken],
          [t`주문에 쓴 수`, spent],
          [t`아직 쓸 수 있는 수`, open],
          [t`기한이 지난 수`, over],
          [t`깎아 준 금액`, <Won key="discount" amount={discount} />],
          [t`그 주문들의 결제 금액`, <Won key="paid" amount={paid} />],
        ]
        return <FactCards facts={facts} />
      }}
    </LoadState>
  )
}

/** How many members would get it. */
function Members({ _id, group, days }: { _id: string; group: Group; days: number }) {
  const query = { group, days: String(days) }
  const { data } = useQuery({
    ...readOptions('GET /api/console/shop/coupons/{_id}/gifts', useLocale(), { params: { _id }, query }),
    staleTime: 0,
  })
  const members = data?.members.toLocaleString('en')
  return members === undefined ? null : <Trans>이 쿠폰을 아직 받은 적 없는 회원 {members}명이 받습니다.</Trans>
}

/** Gives the coupon to a group, part by part. */
function Gifts({ _id, onGiven }: { _id: string; onGiven: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const Preview = useCallback(
    ({ values: { group, days } }: { values: Readonly<Record<string, unknown>> }) => (
      <p role="status" className="font-semibold">
        {typeof group === 'string' && typeof days === 'number' && days >= 1 && days <= 1095 && (
          <Members _id={_id} group={group as Group} days={days} />
        )}
      </p>
    ),
    [_id],
  )
  return (
    <CallForm
      isOnce
      fields={fields}
      initial={{ days: 90 }}
      Preview={Preview}
      button={<Trans>쿠폰 주기</Trans>}
      done={t`모두에게 주었습니다.`}
      send={async (typed) => {
        const { group, days } = typed as { group: Group; days: number }
        // Whoever has it gets no second one: what was given before a failure is not given again.
        for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false)
          ({ after } = await api(giveCall, { locale, params: { _id }, body: { group, days, after }, idempotencyKey: crypto.randomUUID() }))
        onGiven()
      }}
    />
  )
}

/** Renders below a coupon what it has brought, and gives it to groups of members. */
export const CouponPart = ({ item: { _id }, onChanged }: ItemPartProps) => (
  <section aria-labelledby="coupon-report" className="space-y-6">
    <h2 id="coupon-report" className="text-lg font-bold">
      <Trans>쿠폰이 가져온 것</Trans>
    </h2>
    <Report _id={_id} />
    <h2 className="text-lg font-bold">
      <Trans>여러 회원에게 주기</Trans>
    </h2>
    <p className="text-sm text-muted">
      <Trans>받은 쿠폰은 회원의 쿠폰함과 주문 화면에 나타납니다. 알림은 보내지 않습니다.</Trans>
    </p>
    <Gifts _id={_id} onGiven={onChanged} />
  </section>
)
