import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { buttonClass } from '../ui/button.ts'

interface Props {
  /** Subscribes to 'a new build waits'. */
  subscribe: (listener: (isWaiting: boolean) => void) => () => void
  onAccept: () => void
}

/** Offers a new build. Nothing reloads under the visitor's hands, and what was typed comes back after it. */
export function UpdatePrompt({ subscribe, onAccept }: Props) {
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => subscribe(setIsWaiting), [subscribe])
  return (
    <div role="status" className="no-print fixed inset-x-3 top-20 z-50 mx-auto max-w-md">
      {isWaiting && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
          <p className="text-sm font-semibold">
            <Trans>새 버전이 준비되었습니다.</Trans>
          </p>
          <div className="flex gap-2">
            <button type="button" className={buttonClass('quiet', '!px-3')} onClick={() => setIsWaiting(false)}>
              <Trans>나중에</Trans>
            </button>
            <button type="button" className={buttonClass('primary')} onClick={onAccept}>
              <Trans>새로고침</Trans>
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
