import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { onQueueCount } from '../../../offline/queue/store.ts'
import { PageLink } from '../../../content/page-link.tsx'

/** In the header: how much waits on this device to be sent, as the way to it. Nothing where nothing waits. */
export function OutboxBadge() {
  const { t } = useLingui()
  const [count, setCount] = useState(0)
  useEffect(() => onQueueCount(setCount), [])
  const place = count === 0 ? null : document.getElementById('to-send')
  if (place === null) return null
  return createPortal(
    <PageLink to="/device" hash="outbox" className="flex min-h-11 min-w-11 items-center justify-center">
      <span className="sr-only">{t`보내기를 기다리는 신청 ${count}건`}</span>
      <span
        aria-hidden="true"
        className="min-w-6 rounded-full bg-accent px-1.5 py-0.5 text-center text-xs font-bold text-paper tabular-nums"
      >
        {count}
      </span>
    </PageLink>,
    place,
  )
}
