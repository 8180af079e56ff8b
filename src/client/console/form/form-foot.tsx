import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.ts'

interface Props {
  isPending?: boolean
  /** What the button says; 'save' where nothing else does. */
  button?: ReactNode
  /** What has become of it, in words. */
  done: ReactNode
  /** Further buttons. */
  children?: ReactNode
}

/** Foot of a form: the button that sends it, further ones, and what has become of it. */
export function FormFoot({ isPending, button, done, children }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="submit" className={buttonClass('primary', 'min-w-28')} aria-disabled={isPending}>
        {button ?? <Trans>저장</Trans>}
      </button>
      {children}
      <p role="status" className="text-sm font-semibold text-success">
        {done}
      </p>
    </div>
  )
}
