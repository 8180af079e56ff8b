import { useLingui } from '@lingui/react/macro'
import type { Read } from '../../data/query-client.ts'
import { usePartFailure } from '../../ui/alert.tsx'
import { closeDialog, Dialog, useIsOpen } from '../../ui/dialog.tsx'
import { LazyComponent } from '../../ui/lazy-component.tsx'
import type { Draft } from './draft.ts'

export const consultationId = 'consultation'
const close = () => closeDialog(consultationId)

export const importForm = () => import('./dialog-form.tsx').then(({ DialogForm }) => DialogForm)

const skeleton = (
  <div aria-busy="true" className="space-y-5">
    {['h-10', 'h-18', 'h-18', 'h-39', 'h-40', 'h-11'].map((height, index) => (
      <div key={index} className={`skeleton ${height}`} />
    ))}
  </div>
)

interface Props {
  consent: Read<'GET /api/v1/terms/{code}'>
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** The consultation request as a dialog that can be opened before the app is there; its form comes with the app. */
export function ConsultationDialog(request: Props) {
  const { t } = useLingui()
  const isOpen = useIsOpen(consultationId)
  const fail = usePartFailure(close)
  return (
    <Dialog id={consultationId} title={t`상담 문의`}>
      {isOpen ? <LazyComponent load={importForm} onFailed={fail} props={{ ...request, onClose: close }} fallback={skeleton} /> : skeleton}
    </Dialog>
  )
}
