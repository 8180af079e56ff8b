import { useEffect, useState } from 'react'
import { withMessages } from '../data/i18n.ts'
import { LatePart } from '../ui/late-part.tsx'

const loadCard = () => withMessages(import('./update-card.tsx')).then(({ UpdateCard }) => UpdateCard)

interface Props {
  /** Subscribes to 'a new build waits'. */
  subscribe: (listener: (isWaiting: boolean) => void) => () => void
  onAccept: () => void
}

/** Offers a new build. Nothing reloads under the visitor's hands, and what was typed comes back after it. */
export function UpdatePrompt({ subscribe, onAccept }: Props) {
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => subscribe(setIsWaiting), [subscribe])
  const putOff = () => setIsWaiting(false)
  return (
    <div role="status" className="no-print fixed inset-x-3 top-20 z-50 mx-auto max-w-md">
      {isWaiting && <LatePart load={loadCard} onFailed={putOff} props={{ onLater: putOff, onAccept }} />}
    </div>
  )
}
