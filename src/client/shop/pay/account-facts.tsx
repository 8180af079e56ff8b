import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FactRow } from '../../content/fact-row.tsx'
import { Won } from '../../content/won.tsx'

interface Props {
  account: string | null
  /** In won. */
  amount: number
  /** More rows. */
  children?: ReactNode
}

/** Renders the account that money is sent to, and how much. */
export function AccountFacts({ account, amount, children }: Props) {
  const { t } = useLingui()
  return (
    <dl>
      <FactRow name={t`계좌`}>{account}</FactRow>
      <FactRow name={t`금액`}>
        <strong>
          <Won amount={amount} />
        </strong>
      </FactRow>
      {children}
    </dl>
  )
}
