import type { Answer, Body } from '#contract/api.ts'
import { receiptRules } from '#contract/shop/receipt-rules.ts'
import { receiptCalls } from '#contract/shop/receipts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Won } from '../../content/won.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../../console/date-text.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { Amount } from './amount.tsx'

const call = 'POST /api/console/shop/orders/{_id}/receipts'
const fields = bodyFields(receiptCalls[call])
type Progress = Answer<'GET /api/console/shop/orders/{_id}/progress'>

interface Props extends ItemPartProps {
  receipts: Progress['receipts']
  /** In won: negative where so much is to be taken back. */
  due: number
}

/** Cash receipts of an order: what was issued, and what is to be issued or taken back at the tax office. */
export function OrderReceipts({ item, receipts, due, onChanged }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  if (receipts.length === 0 && due === 0) return null
  const until = item['receiptUntil']
  const day = typeof until === 'string' ? dateText(until, locale) : undefined
  const identity = item['receiptIdentity']
  const to = typeof identity === 'string' ? identity : receiptRules.unasked
  return (
    <section aria-labelledby="order-receipts" className="space-y-3">
      <h3 id="order-receipts" className="font-bold">
        <Trans>현금영수증</Trans>
      </h3>
      {receipts.length > 0 && (
        <RecordTable label={t`현금영수증`} headings={[t`시각`, t`금액`, t`국세청 승인번호`, t`담당자`]}>
          {receipts.map(({ _id, at, change, approvalNumber, user }) => (
            <tr key={_id}>
              <RecordCell isShort>
                <time dateTime={at}>{dateText(at, locale)}</time>
              </RecordCell>
              <RecordCell isShort>
                <Amount won={change} />
              </RecordCell>
              <RecordCell isShort>{approvalNumber}</RecordCell>
              <RecordCell>{user ?? '–'}</RecordCell>
            </tr>
          ))}
        </RecordTable>
      )}
      {due !== 0 && (
        <>
          <p>
            {due < 0 ? (
              <Trans>
                홈택스에서 <Won amount={-due} />을 취소하시고, 승인번호를 적어 주십시오.
              </Trans>
            ) : item['receiptUse'] === 'expense' ? (
              <Trans>
                홈택스에서 {to} 번호로 <Won amount={due} />을 지출증빙으로 발급하시고, 승인번호를 적어 주십시오.
              </Trans>
            ) : (
              <Trans>
                홈택스에서 {to} 번호로 <Won amount={due} />을 소득공제로 발급하시고, 승인번호를 적어 주십시오.
              </Trans>
            )}{' '}
            {day !== undefined && (
              <span className="text-muted">
                <Trans>기한: {day}</Trans>
              </span>
            )}
          </p>
          <CallForm
            key={due}
            fields={fields}
            initial={{ amount: due }}
            button={due < 0 ? t`취소한 것으로 적기` : t`발급한 것으로 적기`}
            send={async (body, idempotencyKey) => {
              await api(call, { locale, params: { _id: item._id }, body: body as Body<typeof call>, idempotencyKey })
              onChanged()
            }}
          />
        </>
      )}
    </section>
  )
}
