import { Trans } from '@lingui/react/macro'
import type { Outcome } from './use-bulk-actions.ts'

/** So many refusals are read. */
const shownRefusals = 20

interface OutcomesProps {
  outcomes: readonly Outcome[]
  total: number
  isUndoing: boolean
  undo: () => void
}

/** Says how many items were done, and why others were refused. */
export function Outcomes({ outcomes, total, isUndoing, undo }: OutcomesProps) {
  const refused = outcomes.filter(({ refusal }) => refusal !== undefined)
  const done = outcomes.length - refused.length
  const further = refused.length - shownRefusals
  return (
    <div role="status" className="rounded-control border border-line bg-surface px-4 py-3 text-sm">
      <p>
        <Trans>
          {total}개 가운데 {done}개를 마쳤습니다.
        </Trans>{' '}
        {outcomes.some(({ undo }) => undo !== undefined) && (
          <button
            type="button"
            className="min-h-11 px-2 font-semibold underline underline-offset-4"
            aria-disabled={isUndoing}
            onClick={undo}
          >
            <Trans>되돌리기</Trans>
          </button>
        )}
      </p>
      <ul className="mt-1 list-disc pl-5 empty:hidden">
        {refused.slice(0, shownRefusals).map(({ _id, title, refusal }) => (
          <li key={_id}>
            {title}: {refusal}
          </li>
        ))}
      </ul>
      {further > 0 && (
        <p className="mt-1">
          <Trans>그 밖에 {further}개</Trans>
        </p>
      )}
    </div>
  )
}
