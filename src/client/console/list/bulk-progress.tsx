import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'

interface Props {
  done: number
  total: number
  stop: () => void
}

/** Renders how far the work on many items is, and a way to stop it: whoever leaves does, too, and is asked first. */
export function BulkProgress({ done, total, stop }: Props) {
  const { t } = useLingui()
  useBlocker({
    shouldBlockFn: async () => !(await confirm(t`아직 바꾸고 있습니다. 떠나시면 여기까지만 하고 멈춥니다. 떠나시겠습니까?`)),
    enableBeforeUnload: true,
  })
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-wash px-3 py-2 text-sm">
      <progress className="h-2 w-40 accent-accent" max={total} value={done} aria-label={t`진행 상황`} />
      <p className="mr-auto tabular-nums">
        <Trans>
          {total}개 가운데 {done}개를 마쳤습니다.
        </Trans>
      </p>
      <button type="button" className={buttonClass('outline')} onClick={stop}>
        <Trans>멈추기</Trans>
      </button>
    </div>
  )
}
