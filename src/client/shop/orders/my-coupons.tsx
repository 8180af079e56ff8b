import { languageTag } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { TextField } from '../../content/text-field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { Won } from '../../content/won.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { couponsRead, type OwnCoupon } from '../queries.ts'
import { spendable } from './best-coupon.ts'

/** Takes a coupon by its code. */
function TakeCoupon() {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = useApiMutation('POST /api/v1/me/coupons')
  const submit = onSubmit(
    ({ text }) => [[text('code').trim() === '', 'coupon-code', t`쿠폰 번호를 적어 주십시오.`]],
    ({ text, form }) =>
      mutate(
        { body: { code: text('code').trim() } },
        {
          onSuccess: async ({ coupon }) => {
            form.reset()
            await alert(t`‘${coupon.name}’ 쿠폰을 받았습니다.`)
          },
          onError: alertFailure,
        },
      ),
  )
  return (
    <form noValidate className="max-w-md space-y-4" onSubmit={(event) => void submit(event)}>
      <TextField
        id="coupon-code"
        name="code"
        label={t`쿠폰 번호`}
        maxLength={20}
        autoComplete="off"
        aria-invalid={invalid === 'coupon-code'}
      />
      <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
        <Trans>쿠폰 받기</Trans>
      </button>
    </form>
  )
}

function Coupon({ coupon: { name, kind, value, minimum, expiresAt, _order }, isOver }: { coupon: OwnCoupon; isOver: boolean }) {
  const format = new Intl.DateTimeFormat(languageTag(useLocale()), { dateStyle: 'medium', timeZone: 'Asia/Seoul' })
  const until = format.format(new Date(expiresAt))
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-4">
      <span className={isOver ? 'text-muted' : ''}>
        <strong className="block">{name}</strong>
        <span className="text-sm">
          {kind === 'percent' ? (
            <Trans>{value}% 할인</Trans>
          ) : (
            <Trans>
              <Won amount={value} /> 할인
            </Trans>
          )}
          {minimum > 0 && (
            <>
              {' · '}
              <Trans>
                <Won amount={minimum} /> 이상
              </Trans>
            </>
          )}
        </span>
      </span>
      <span className="text-sm text-muted">
        {_order !== null ? <Trans>썼습니다</Trans> : isOver ? <Trans>기한이 지났습니다</Trans> : <Trans>{until}까지</Trans>}
      </span>
    </li>
  )
}

/** `/mypage/coupons`: what a member can spend, and what is spent or over. */
export function MyCoupons() {
  const { t } = useLingui()
  const load = useQuery(couponsRead(useLocale()))
  const [now] = useState(() => new Date().toISOString())
  return (
    <>
      <TakeCoupon />
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-72" />}
        failed={t`쿠폰을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        isEmpty={({ coupons }) => coupons.length === 0}
        empty={t`받으신 쿠폰이 없습니다.`}
      >
        {({ coupons }) => {
          const good = new Set(spendable(coupons, now))
          return (
            <ul className="border-b border-line">
              {[...good, ...coupons.filter((coupon) => !good.has(coupon))].map((coupon) => (
                <Coupon key={coupon._id} coupon={coupon} isOver={!good.has(coupon)} />
              ))}
            </ul>
          )
        }}
      </LoadState>
    </>
  )
}
