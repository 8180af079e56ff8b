import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { consultationId } from '../../content/consultation-opener.ts'
import { QuickExit } from '../../content/quick-exit.tsx'
import { alert } from '../../ui/alert.tsx'
import { closeDialog, Dialog, useIsOpen } from '../../ui/deferred/dialog.tsx'

const close = () => closeDialog(consultationId)

export const importForm = () => import('./dialog-form.tsx').then(({ DialogForm }) => DialogForm)
type Form = Awaited<ReturnType<typeof importForm>>

const skeleton = (
  <div aria-busy="true" className="space-y-5">
    {['h-10', 'h-18', 'h-18', 'h-39', 'h-40', 'h-11'].map((height, index) => (
      <div key={index} className={`skeleton ${height}`} />
    ))}
  </div>
)

/** The consultation request as a dialog that can be opened before the app is there; its form comes with the app. */
export function ConsultationDialog() {
  const { t } = useLingui()
  const isOpen = useIsOpen(consultationId)
  const [Form, setForm] = useState<Form>()
  // It stays open until that is read: where the part is gone, a new document brings it, and opens it again.
  const fail = useEffectEvent(() => void alert(t`불러오지 못했습니다. 인터넷 연결을 확인해 주십시오.`).then(close))
  useEffect(() => {
    if (isOpen) importForm().then((part) => setForm(() => part), fail)
  }, [isOpen])
  return (
    <Dialog id={consultationId} title={t`상담 문의`} actions={<QuickExit />}>
      {isOpen && Form !== undefined ? <Form onClose={close} /> : skeleton}
    </Dialog>
  )
}
