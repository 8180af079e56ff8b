import type { ReactNode } from 'react'

interface Props {
  reason: string | null
  /** That nobody else sees it. */
  children: ReactNode
}

/** Tells an author that staff have hidden what is theirs, and why. */
export const HiddenNotice = ({ reason, children }: Props) => (
  <p className="border-l-2 border-danger py-1 pl-4">
    <strong className="block">{children}</strong>
    {reason}
  </p>
)
