import { payoutColumns } from '#contract/shop/settlement.ts'
import { Trans } from '@lingui/react/macro'
import { SheetImport } from './sheet-import.tsx'

/** Renders the import of the gateway's list of payouts. */
export const PayoutImport = () => (
  <SheetImport
    path="shop/settlement"
    columns={payoutColumns}
    alike={['day', 'paymentKey', 'orderId', 'amount', 'payout']}
    hints={
      <p className="max-w-3xl text-sm text-muted">
        <Trans>
          결제사 관리 화면에서 받은 정산 내역(XLSX, CSV)을 그대로 고르십시오. 10MB, 5,000줄까지 가져옵니다. 결제 번호나 주문 번호가 있어야
          하고, 취소는 음수인 줄로 읽습니다. 이미 가져온 줄은 다시 가져오지 않습니다.
        </Trans>
      </p>
    }
  />
)
