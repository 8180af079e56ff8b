import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.ts'
import { TopicIcon } from '../ui/deferred/topic-icon.tsx'
import { copyText } from './copy-text.ts'

/** Hands a page on: the device's own sheet where it has one, its address, paper. Needs scripts, and is hidden without. */
export function ShareBar({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useLingui()
  const address = () => window.location.origin + window.location.pathname
  const copy = () => copyText(address(), t`주소를 복사했습니다.`)
  const share = async () => {
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ title, url: address() })
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
    return undefined
  }
  return (
    <div className="needs-scripts no-print flex flex-wrap gap-2">
      {children}
      <button type="button" className={buttonClass('outline')} onClick={() => void share()}>
        <TopicIcon name="share" className="size-5" />
        <Trans>공유</Trans>
      </button>
      <button type="button" className={buttonClass('outline')} onClick={() => void copy()}>
        <TopicIcon name="link" className="size-5" />
        <Trans>주소 복사</Trans>
      </button>
      <button type="button" className={buttonClass('outline')} onClick={() => window.print()}>
        <TopicIcon name="print" className="size-5" />
        <Trans>인쇄</Trans>
      </button>
    </div>
  )
}
