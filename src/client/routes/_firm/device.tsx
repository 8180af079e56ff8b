import { createFileRoute } from '@tanstack/react-router'
import { OutboxList } from '../../content/outbox/outbox-list.tsx'
import { useConsultationView } from '../../law/consultation/use-consultation-view.tsx'
import { Device } from '../../site/device/device.tsx'

export const Route = createFileRoute('/_firm/device')({ component: DevicePage })

function DevicePage() {
  return <Device outbox={<OutboxList views={{ consultation: useConsultationView() }} />} />
}
