import type { AnyResource } from '#contract/resource.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { hasDrafts, may } from '../resources.ts'
import { BulkChoice } from './bulk-choice.tsx'
import { BulkDecision } from './bulk-decision.tsx'
import { type BulkProps, type Outcome, useBulkActions } from './use-bulk-actions.ts'

/** Fields that staff may set for many items at once, such as that comments are hidden. */
const settableAtOnce = ({ bulk = [], shapes }: AnyResource) =>
  bulk.flatMap((name) => {
    const shape = shapes.all[name]
    return shape === undefined ? [] : [{ name, shape }]
  })

interface OutcomesProps {
  outcomes: readonly Outcome[]
  isUndoing: boolean
  undo: () => void
}

/** Says how many items were done, and why others were refused. */
function Outcomes({ outcomes, isUndoing, undo }: OutcomesProps) {
  const refused = outcomes.filter(({ refusal }) => refusal !== undefined)
  return (
    <div role="status" className="rounded-control border border-line bg-surface px-4 py-3 text-sm">
      <p>
        <Trans>
          {outcomes.length}개 가운데 {outcomes.length - refused.length}개를 마쳤습니다.
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
        {refused.map(({ _id, title, refusal }) => (
          <li key={_id}>
            {title}: {refusal}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Renders the actions on the chosen items of a list, the results, and the way back. */
export function BulkActions({ children, ...props }: BulkProps & { children?: ReactNode }) {
  const { resource, items, isDecided = false } = props
  const { t } = useLingui()
  const { outcomes, mutate, mutateAsync, isPending, undoing } = useBulkActions(props)
  const remove = async () => {
    if (await confirm(t`고르신 ${items.length}개를 삭제하시겠습니까?`)) mutate('remove')
  }
  const { remove: mayRemove } = may(resource)
  return (
    <div className="mb-3 space-y-2 empty:hidden">
      {items.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-control bg-wash px-3 py-2 text-sm">
          <p role="status" className="mr-auto">
            <Plural value={items.length} other="#개를 골랐습니다" />
          </p>
          {hasDrafts(resource) && (
            <>
              <button
                type="button"
                className={buttonClass('outline')}
                aria-disabled={isPending}
                onClick={() => mutate({ isPublished: true })}
              >
                <Trans>게시</Trans>
              </button>
              <button
                type="button"
                className={buttonClass('outline')}
                aria-disabled={isPending}
                onClick={() => mutate({ isPublished: false })}
              >
                <Trans>게시 내리기</Trans>
              </button>
            </>
          )}
          {settableAtOnce(resource).map(({ name, shape }) => (
            <BulkChoice key={name} name={name} shape={shape} isPending={isPending} onChoose={mutate} />
          ))}
          {isDecided && (
            <BulkDecision
              count={items.length}
              reason={resource.shapes.all['reason']}
              isPending={isPending}
              approve={mutate}
              reject={mutateAsync}
            />
          )}
          {children}
          {mayRemove && (
            <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void remove()}>
              <Trans>삭제</Trans>
            </button>
          )}
        </div>
      )}
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} isUndoing={undoing.isPending} undo={() => undoing.mutate(outcomes)} />}
    </div>
  )
}
