import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { consultationId, type DesiredLawyer, useConsultationOpener } from '../content/consultation-opener.ts'
import { buttonClass } from '../ui/button.ts'
import { isDialogOpen } from '../ui/deferred/dialog.tsx'

/** Leads from what was read to a consultation. Without scripts the footer's numbers do. */
export function AskAdvice({ text, lawyer }: { text: string; lawyer?: DesiredLawyer }) {
  const consult = useConsultationOpener(lawyer)
  const takeOver = useEffectEvent(() => {
    if (lawyer !== undefined && isDialogOpen(consultationId)) consult.onClick()
  })
  // Pressed before hydration: the dialog is open, and does not know yet for whom.
  useEffect(() => takeOver(), [])
  return (
    <aside className="needs-scripts no-print flex flex-wrap items-center justify-between gap-4 rounded-card bg-wash p-6">
      <p className="max-w-[30em] font-semibold">{text}</p>
      <button {...consult} className={buttonClass('primary')}>
        <Trans>상담 문의</Trans>
      </button>
    </aside>
  )
}
