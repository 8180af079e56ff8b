import { Trans } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { FootLook } from './form-beside.ts'

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
  const look = use(FootLook)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="submit" className={buttonClass(look, 'min-w-28')} aria-disabled={isPending}>
        {button ?? <Trans>저장</Trans>}
      </button>
      {children}
      <p role="status" className="text-sm font-semibold text-success">
        {done}
      </p>
    </div>
  )
}
