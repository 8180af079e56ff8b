import { createFileRoute } from '@tanstack/react-router'
import { OutboxList } from '../../content/outbox/outbox-list.tsx'
import { useSite } from '../../data/firm.ts'
import { useCallbackView } from '../../law/callback/use-callback-view.ts'
import { useConsultationView } from '../../law/consultation/use-consultation-view.tsx'
import { modules } from '../../modules.ts'
import { useCartView } from '../../shop/cart/use-cart-view.ts'
import { Device } from '../../site/device/device.tsx'
import { OfflineContent } from '../../site/device/offline-content.tsx'
import { SavedAgendas, useSavedAgendas } from '../../trade/member-offline/saved-agendas.tsx'
import { useAnswerViews } from '../../trade/member-offline/use-answer-views.tsx'

export const Route = createFileRoute('/_shared/device')({ component: DevicePage })

function DevicePage() {
  return useSite() === 'firm' ? <FirmDevice /> : <CentreDevice />
}

function useAgenda() {
  const kept = useSavedAgendas()
  return kept === undefined || kept.length === 0 ? undefined : <SavedAgendas kept={kept} />
}

function FirmDevice() {
  const views = { consultation: useConsultationView(), callback: useCallbackView(), ...useAnswerViews(), ...useCartView() }
  return <Device outbox={<OutboxList views={views} />} content={<OfflineContent modules={modules} />} agenda={useAgenda()} />
}

/** Names nothing of the firm, whatever of it is on the device. */
function CentreDevice() {
  return <Device outbox={<OutboxList views={{ ...useAnswerViews(), ...useCartView() }} />} agenda={useAgenda()} />
}
