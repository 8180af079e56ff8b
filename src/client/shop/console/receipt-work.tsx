import type { Answer, Body } from '#contract/api.ts'
import { invoiceSplit, receiptRules } from '#contract/shop/receipt-rules.ts'
import { keptOf } from '#contract/shop/refund.ts'
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

interface Props extends Pick<ItemPartProps, 'item' | 'onChanged'> {
  receipts: Progress['receipts']
  lines: Progress['lines']
  /** In won: negative where so much is to be taken back. */
  due: number
}

/** How the amount of a tax invoice is split, once all that ended has been paid back. */
function Split({ due, lines }: Pick<Props, 'due' | 'lines'>) {
  const { supply, vat, exempt } = invoiceSplit(due, keptOf(lines.filter(({ taxKind }) => taxKind === 'exempt')))
  return (
    <p>
      {due > exempt && (
        <Trans>
          공급가액 <Won amount={supply} />, 세액 <Won amount={vat} />
        </Trans>
      )}
      {due > exempt && exempt > 0 && ' · '}
      {exempt > 0 && (
        <Trans>
          면세 <Won amount={exempt} /> (계산서)
        </Trans>
      )}
    </p>
  )
}

/** What is to be done at the tax office. */
function ToDo({ item, due, lines }: Pick<Props, 'item' | 'due' | 'lines'>) {
  const locale = useLocale()
  const textOf = (name: string) => (typeof item[name] === 'string' ? item[name] : undefined)
  const [use, until] = [item['receiptUse'], textOf('receiptUntil')]
  const day = until === undefined ? undefined : dateText(until, locale)
  const to = textOf('receiptIdentity') ?? receiptRules.unasked
  const [company, representative, email] = [textOf('invoiceCompany'), textOf('invoiceRepresentative'), textOf('invoiceEmail')]
  return (
    <>
      <p>
        {use === 'invoice' && due < 0 ? (
          <Trans>
            홈택스에서 <Won amount={-due} />을 줄이는 수정세금계산서를 발급하시고, 승인번호를 적어 주십시오.
          </Trans>
        ) : use === 'invoice' ? (
          <Trans>
            홈택스에서 {company} (등록번호 {to}, 대표자 {representative}, {email}) 앞으로 <Won amount={due} />의 세금계산서를 발급하시고,
            승인번호를 적어 주십시오.
          </Trans>
        ) : due < 0 ? (
          <Trans>
            홈택스에서 <Won amount={-due} />을 취소하시고, 승인번호를 적어 주십시오.
          </Trans>
        ) : use === 'expense' ? (
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
      {use === 'invoice' && due > 0 && item['receipted'] === 0 && item['owed'] === 0 && <Split due={due} lines={lines} />}
    </>
  )
}

/** Cash receipts and tax invoices of an order: what was issued, and what is to be issued or taken back at the tax office. */
export function OrderReceipts({ item, receipts, lines, due, onChanged }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  if (receipts.length === 0 && due === 0) return null
  return (
    <section aria-labelledby="order-receipts" className="space-y-3">
      <h3 id="order-receipts" className="font-bold">
        <Trans>현금영수증·세금계산서</Trans>
      </h3>
      {receipts.length > 0 && (
        <RecordTable label={t`현금영수증·세금계산서`} headings={[t`시각`, t`금액`, t`국세청 승인번호`, t`담당자`]}>
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
          <ToDo item={item} due={due} lines={lines} />
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
