import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, SubmitEventHandler } from 'react'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { buttonClass } from '../../../ui/button.ts'

/** Returns the id of a field of the form, by which it is found when it is wrong. */
export const claimId = (name: string) => `claim-${name}`

/** Asks how many pieces it is about. */
export function QuantityField({ left, quantity, onChange }: { left: number; quantity: number; onChange: (quantity: number) => void }) {
  const { t } = useLingui()
  return (
    <Labelled id={claimId('quantity')} label={t`수량`}>
      <select
        id={claimId('quantity')}
        className={fieldClass('mt-1.5')}
        value={quantity}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {Array.from({ length: left }, (_, index) => index + 1).map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </Labelled>
  )
}

interface ShellProps {
  children: ReactNode
  button: ReactNode
  isPending: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onDone: () => void
}

/** Renders the form around the questions of a claim. */
export function ClaimShell({ children, button, isPending, onSubmit, onDone }: ShellProps) {
  return (
    <form noValidate className="mt-4 space-y-5 border-l-4 border-accent bg-wash px-5 py-4" onSubmit={onSubmit}>
      {children}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
          {button}
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onDone}>
          <Trans>그만두기</Trans>
        </button>
      </div>
    </form>
  )
}
