import { Trans, useLingui } from '@lingui/react/macro'
import { ApiFailure } from '../data/http.ts'
import { Unreadable } from '../data/upload.ts'
import { buttonClass } from '../ui/button.ts'
import { ProgressBar } from '../ui/deferred/progress-bar.tsx'
import { sizeText } from '../ui/deferred/size-text.ts'
import type { Sending } from './use-introduction.ts'

interface Props {
  sending: Exclude<Sending, { state: 'sent' }>
  onRetry: () => void
  onCancel: () => void
}

/** An introduction on its way from here: how far it is, and why it does not go on. */
export function IntroductionSending({ sending, onRetry, onCancel }: Props) {
  const { t } = useLingui()
  const { file } = sending
  const name = file.name.normalize('NFC')
  const isFailed = sending.state === 'failed'
  const progress = sending.state === 'sending' ? sending.progress : undefined
  const sent = progress?.upload.offset ?? 0
  const percent = Math.floor((sent / file.size) * 100)
  const reason = () => {
    if (!isFailed) return ''
    if (sending.error instanceof Unreadable) return t`파일을 읽을 수 없습니다. 옮기셨거나 내용을 바꾸셨다면 다시 골라 주십시오.`
    return sending.error instanceof ApiFailure ? sending.error.message : t`보내지 못했습니다. 잠시 후 다시 보내 주십시오.`
  }
  return (
    <div className="rounded-card border border-line p-5">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="mt-1 text-sm text-muted tabular-nums">
        {sizeText(file.size)}
        {!isFailed && <> · {t`${percent}% 보냄`}</>}
      </p>
      {!isFailed && <ProgressBar label={t`‘${name}’ 보내기`} value={sent} max={file.size} className="mt-3" />}
      {/* There before anything is said in it, so that it is heard. */}
      <p role="status" className={`mt-3 text-sm empty:hidden ${isFailed ? 'font-semibold text-danger' : ''}`}>
        {isFailed && reason()}
        {progress?.isWaiting === true && t`연결이 끊겼습니다. 다시 연결되면 이어서 보냅니다.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {isFailed && (
          <button type="button" className={buttonClass('outline')} onClick={onRetry}>
            <Trans>다시 보내기</Trans>
          </button>
        )}
        <button type="button" className={buttonClass('quiet')} aria-label={t`‘${name}’ 보내기 취소`} onClick={onCancel}>
          <Trans>취소</Trans>
        </button>
      </div>
    </div>
  )
}
