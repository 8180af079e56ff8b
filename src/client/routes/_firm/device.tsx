import { createFileRoute } from '@tanstack/react-router'
import { OutboxList } from '../../content/outbox/outbox-list.tsx'
import { useCallbackView } from '../../law/callback/use-callback-view.ts'
import { useConsultationView } from '../../law/consultation/use-consultation-view.tsx'
import { Device } from '../../site/device/device.tsx'

export const Route = createFileRoute('/_firm/device')({ component: DevicePage })

function DevicePage() {
  return <Device outbox={<OutboxList views={{ consultation: useConsultationView(), callback: useCallbackView() }} />} />
}
