import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.ts'

/** A screen that could not be shown, with another try. */
export function LoadFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <div role="alert" className="space-y-4 border-l-4 border-danger bg-surface px-5 py-4">
      <p>
        <Trans>이 화면을 보여 드리지 못했습니다.</Trans>
      </p>
      {error instanceof Error && <p className="text-sm text-muted">{error.message}</p>}
      <button type="button" className={buttonClass('outline')} onClick={() => void router.invalidate()}>
        <Trans>다시 시도</Trans>
      </button>
    </div>
  )
}
