import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.ts'

/** What the update prompt says and offers. */
export function UpdateCard({ onLater, onAccept }: { onLater: () => void; onAccept: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <p className="text-sm font-semibold">
        <Trans>새 버전이 준비되었습니다.</Trans>
      </p>
      <div className="flex gap-2">
        <button type="button" className={buttonClass('quiet', '!px-3')} onClick={onLater}>
          <Trans>나중에</Trans>
        </button>
        <button type="button" className={buttonClass('primary')} onClick={onAccept}>
          <Trans>새로고침</Trans>
        </button>
      </div>
    </div>
  )
}
