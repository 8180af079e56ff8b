import { pointRules } from '#contract/shop/point-rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { buttonClass } from '../../ui/button.ts'
import { grouped } from '../../content/grouped.ts'

interface Props {
  balance: number
  /** So many can be spent with this order. */
  most: number
  /** As it is typed. */
  value: string
  onChange: (value: string) => void
  isInvalid: boolean
}

/** Says how many points an order is paid with. */
export function PointsField({ balance, most, value, onChange, isInvalid }: Props) {
  const { t } = useLingui()
  const [owned, spendable, least] = [grouped(balance), grouped(most), grouped(pointRules.least)]
  return (
    <Labelled id="order-points" label={t`포인트`}>
      <div className="mt-1.5 flex gap-2">
        <input
          id="order-points"
          className={fieldClass()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          value={value}
          placeholder="0"
          disabled={most === 0}
          aria-invalid={isInvalid}
          aria-describedby="order-points-hint"
          onChange={({ target }) => onChange(target.value)}
        />
        <button type="button" className={buttonClass('outline', 'shrink-0')} disabled={most === 0} onClick={() => onChange(String(most))}>
          <Trans>모두 쓰기</Trans>
        </button>
      </div>
      <p id="order-points-hint" className="mt-1 text-sm text-muted">
        {balance < pointRules.least
          ? t`${owned}P가 있습니다. ${least}P부터 쓰실 수 있습니다.`
          : t`${owned}P가 있고, 이 주문에 ${spendable}P까지 쓰실 수 있습니다.`}
      </p>
    </Labelled>
  )
}
