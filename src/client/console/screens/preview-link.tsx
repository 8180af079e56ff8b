import { previewHours } from '#contract/platform/editorial.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { buttonClass } from '../../ui/button.ts'

/** Renders the link of a preview that has been opened, to be given away. */
export function PreviewLink({ url }: { url: string }) {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <p className="order-last flex w-full flex-wrap items-center gap-3 text-sm" role="status">
      <a href={url} target="_blank" rel="noreferrer" className="min-w-0 underline underline-offset-4">
        <Trans>저장한 내용의 미리보기</Trans>
      </a>
      <span className="text-muted">
        <Trans>이 링크를 받은 분은 로그인하지 않고 {previewHours}시간 동안 보실 수 있습니다.</Trans>
      </span>
      <button
        type="button"
        className={buttonClass('outline')}
        onClick={() => void navigator.clipboard.writeText(url).then(() => setIsCopied(true))}
      >
        {isCopied ? t`복사했습니다` : t`링크 복사`}
      </button>
    </p>
  )
}
