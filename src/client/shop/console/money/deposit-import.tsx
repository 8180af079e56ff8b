import { depositColumns } from '#contract/shop/deposits.ts'
import { Trans } from '@lingui/react/macro'
import { SheetImport } from './sheet-import.tsx'

/** Renders the import of a bank's list. */
export const DepositImport = () => (
  <SheetImport
    path="shop/deposits"
    columns={depositColumns}
    alike={['at', 'time', 'amount', 'payer']}
    hints={
      <p className="max-w-3xl text-sm text-muted">
        <Trans>
          은행에서 받은 거래 내역(XLSX, CSV)을 그대로 고르십시오. 10MB, 5,000줄까지 가져옵니다. 이미 가져온 줄과 출금 줄은 ‘그대로’로 세고
          다시 가져오지 않으니, 기간이 겹쳐도 됩니다. 잔액 열이 있으면 꼭 함께 가져오십시오.
        </Trans>
      </p>
    }
  />
)
