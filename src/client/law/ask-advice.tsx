import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../ui/button.ts'
import type { DesiredLawyer } from './consultation/draft.ts'
import { useConsultation } from './consultation/consultation.tsx'

/** Leads from what was read to a consultation. Without scripts the footer's numbers do. */
export function AskAdvice({ text, lawyer }: { text: string; lawyer?: DesiredLawyer }) {
  const { open } = useConsultation()
  return (
    <aside className="needs-scripts no-print flex flex-wrap items-center justify-between gap-4 rounded-card bg-wash p-6">
      <p className="max-w-[30em] font-semibold">{text}</p>
      <button type="button" aria-haspopup="dialog" className={buttonClass('primary')} onClick={() => open(lawyer)}>
        <Trans>상담 문의</Trans>
      </button>
    </aside>
  )
}
