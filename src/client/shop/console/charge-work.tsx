import type { Answer } from '#contract/api.ts'
import { fieldInfo } from '#contract/field.ts'
import { chargeCalls, chargeState } from '#contract/shop/charges.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { Won } from '../../content/won.tsx'
import { buttonClass } from '../../ui/button.ts'
import { dateText } from '../../console/date-text.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import type { ItemPartProps } from '../../console/module.ts'

const call = 'POST /api/console/shop/charges/{_id}/steps'
const { memo } = bodyFields(chargeCalls[call])
const states = fieldInfo.get(chargeState)?.choices ?? {}
const linkClass = 'inline-flex min-h-9 items-center underline underline-offset-4'

/** Renders what was tried to take the money of an order through the gateway. */
export function OrderCharges({ charges }: Pick<Answer<'GET /api/console/shop/orders/{_id}/progress'>, 'charges'>) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  if (charges.length === 0) return null
  return (
    <RecordTable label={t`온라인 결제`} headings={[t`시각`, t`상태`, t`결제 수단`, t`금액`, t`결제사로 돌려준 금액`]}>
      {charges.map(({ _id, createdAt, state, method, amount, refunded, isTroubled }) => (
        <tr key={_id}>
          <RecordCell isShort>
            <Link to="/$" params={{ _splat: `shop/charges/${_id}` }} className={linkClass}>
              <time dateTime={createdAt}>{dateText(createdAt, locale)}</time>
            </Link>
          </RecordCell>
          <RecordCell>
            {i18n._(states[state] ?? state)}
            {isTroubled && (
              <strong className="ml-2">
                <Trans>확인할 일 있음</Trans>
              </strong>
            )}
          </RecordCell>
          <RecordCell>{method ?? '–'}</RecordCell>
          <RecordCell isShort>
            <Won amount={amount} />
          </RecordCell>
          <RecordCell isShort>
            <Won amount={refunded} />
          </RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}

/** Renders what staff do with a charge: ask the gateway now, and note how its trouble was settled. */
export function ChargeWork({ item, onChanged }: ItemPartProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const params = { _id: item._id }
  const { mutate, isPending } = usePress({
    mutationFn: () => api(call, { locale, params, body: { step: 'check' } }),
    onSuccess: onChanged,
    onError: alertFailure,
  })
  return (
    <section aria-labelledby="charge-work" className="mb-10 max-w-6xl space-y-5">
      <h2 id="charge-work" className="font-bold">
        <Trans>온라인 결제 처리</Trans>
      </h2>
      <p>
        <Link to="/$" params={{ _splat: `shop/orders/${String(item['_order'])}` }} className={linkClass}>
          <Trans>주문 보기</Trans>
        </Link>
      </p>
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
        <Trans>결제사에 지금 물어보기</Trans>
      </button>
      {item['isTroubled'] === true && memo !== undefined && (
        <>
          <p>
            <Trans>고객과 결제사에 확인하고, 돌려줄 돈은 계좌로 보낸 다음 어떻게 처리했는지 적어 주십시오.</Trans>
          </p>
          <CallForm
            fields={{ memo }}
            button={t`처리했음`}
            send={async (body, idempotencyKey) => {
              await api(call, { locale, params, body: { ...body, step: 'settle' }, idempotencyKey })
              onChanged()
            }}
          />
        </>
      )}
    </section>
  )
}
