import { type DeskMeans, deskMeans } from '#contract/shop/order-states.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { Won } from '../../../content/won.tsx'
import { changeOf, type Draft } from './sale-draft.ts'

export const meansNames: Readonly<Record<DeskMeans, MessageDescriptor>> = {
  cash: msg`현금`,
  card: msg`카드 단말기`,
  transfer: msg`계좌이체`,
}

interface Props {
  draft: Draft
  total: number
  onChange: (change: Partial<Draft>) => void
}

/** Renders how a sale is paid: nothing is chosen before staff do. */
export function PaymentFields({ draft: { means, received, approvalNumber }, total, onChange }: Props) {
  const { t, i18n } = useLingui()
  const change = changeOf(received, total)
  return (
    <div className="space-y-4">
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">
          <Trans>결제 수단</Trans>
        </legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {deskMeans.map((value) => (
            <label key={value} className="inline-flex min-h-11 items-center gap-2">
              <input
                id={`desk-means-${value}`}
                type="radio"
                name="desk-means"
                value={value}
                checked={means === value}
                onChange={() => onChange({ means: value })}
              />
              {i18n._(meansNames[value])}
            </label>
          ))}
        </div>
      </fieldset>
      {means === 'cash' && (
        <div>
          <Labelled id="desk-received" label={t`받은 돈(원, 금액에 맞게 받았으면 비워 두십시오)`}>
            <input
              id="desk-received"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={received}
              aria-invalid={change === undefined}
              aria-describedby="desk-change"
              className={fieldClass('mt-1.5 max-w-60 text-right tabular-nums')}
              onChange={({ target }) => onChange({ received: target.value })}
            />
          </Labelled>
          <p id="desk-change" role="status" className="mt-2 text-lg font-bold">
            {change === undefined ? (
              <span className="text-base text-danger">
                <Trans>받은 돈이 합계보다 적거나, 금액이 아닙니다.</Trans>
              </span>
            ) : (
              <>
                <Trans>거스름돈</Trans> <Won amount={change} />
              </>
            )}
          </p>
        </div>
      )}
      {means === 'card' && (
        <Labelled id="desk-approval" label={t`카드 승인번호(없으면 비워 두십시오)`}>
          <input
            id="desk-approval"
            autoComplete="off"
            maxLength={20}
            value={approvalNumber}
            className={fieldClass('mt-1.5 max-w-60 tabular-nums')}
            onChange={({ target }) => onChange({ approvalNumber: target.value })}
          />
        </Labelled>
      )}
    </div>
  )
}
