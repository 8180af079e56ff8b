import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { Firm } from '../data/firm.ts'
import { Icon } from '../ui/icon.tsx'

/** A link that a script of the document answers (index.html), so that it works before the app does. For those who share the phone or the room (`product.md`, 'The firm's site'). */
export function QuickExit({ className = '' }: { className?: string }) {
  return (
    <a
      href={use(Firm).quickExitUrl}
      rel="noreferrer"
      data-quick-exit
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold whitespace-nowrap text-danger xs:px-3 hover:bg-wash ${className}`}
    >
      <Icon name="exit" className="hidden size-5 xs:block md:hidden lg:block" />
      <Trans>빠른 나가기</Trans>
    </a>
  )
}
