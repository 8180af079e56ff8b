import type { AnyResource } from '#contract/resource.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { hasDrafts, may } from '../resources.ts'
import { BulkDecision } from './bulk-decision.tsx'
import { bulkFields } from './bulk-fields.ts'
import { type BulkProps, useBulkActions } from './use-bulk-actions.ts'

const BulkChoice = lazy(async () => ({ default: (await import('./bulk-choice.tsx')).BulkChoice }))
const BulkProgress = lazy(async () => ({ default: (await import('./bulk-progress.tsx')).BulkProgress }))
const Outcomes = lazy(async () => ({ default: (await import('./bulk-outcomes.tsx')).Outcomes }))
/** What forms are made of weighs more than a list. */
const BulkField = lazy(async () => ({ default: (await import('./bulk-field.tsx')).BulkField }))

/** Fields that staff may set for many items at once, such as that comments are hidden. */
const settableAtOnce = ({ bulk = [], shapes }: AnyResource) =>
  bulk.flatMap((name) => {
    const shape = shapes.all[name]
    return shape === undefined ? [] : [{ name, shape }]
  })

const Action = ({ isPending, act, children }: { isPending: boolean; act: () => void; children: ReactNode }) => (
  <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={act}>
    {children}
  </button>
)

interface Props extends BulkProps {
  /** Stands beside how many are chosen. */
  more?: ReactNode
  /** Further actions. */
  children?: ReactNode
}

/** Renders the actions on the chosen items of a list, the results, and the way back. */
export function BulkActions({ more, children, ...props }: Props) {
  const { resource, items, isDecided = false } = props
  const { t } = useLingui()
  const id = useId()
  const [isEditing, setIsEditing] = useState(false)
  const { outcomes, total, progress, stop, mutate, mutateAsync, isPending, undoing } = useBulkActions(props)
  const remove = async () => {
    if (await confirm(t`고르신 ${items.length}개를 삭제하시겠습니까?`)) mutate('remove')
  }
  const { remove: mayRemove, change: mayChange } = may(resource)
  const hasFields = mayChange && !isDecided && bulkFields(resource).length > 0
  return (
    <div className="mb-3 space-y-2 empty:hidden">
      {items.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-control bg-wash px-3 py-2 text-sm">
          <p role="status">
            <Plural value={items.length} other="#개를 골랐습니다" />
          </p>
          {more}
          <span className="mr-auto" />
          {hasDrafts(resource) && (
            <>
              <Action isPending={isPending} act={() => mutate({ isPublished: true })}>
                <Trans>게시</Trans>
              </Action>
              <Action isPending={isPending} act={() => mutate({ isPublished: false })}>
                <Trans>게시 내리기</Trans>
              </Action>
            </>
          )}
          <Suspense fallback={null}>
            {settableAtOnce(resource).map(({ name, shape }) => (
              <BulkChoice key={name} name={name} shape={shape} isPending={isPending} onChoose={mutate} />
            ))}
          </Suspense>
          {isDecided && (
            <BulkDecision
              count={items.length}
              reason={resource.shapes.all['reason']}
              isPending={isPending}
              approve={mutate}
              reject={mutateAsync}
            />
          )}
          {hasFields && (
            <button
              type="button"
              className={buttonClass('outline')}
              aria-expanded={isEditing}
              aria-controls={id}
              onClick={() => setIsEditing(!isEditing)}
            >
              <Trans>한꺼번에 고치기</Trans>
            </button>
          )}
          {children}
          {mayRemove && (
            <Action isPending={isPending} act={() => void remove()}>
              <Trans>삭제</Trans>
            </Action>
          )}
        </div>
      )}
      <div id={id} className="empty:hidden">
        {items.length > 0 && hasFields && isEditing && (
          <Suspense fallback={<div className="skeleton h-24" />}>
            <BulkField resource={resource} items={items} onChange={mutateAsync} />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>
        {progress !== undefined && progress.total > 1 && <BulkProgress {...progress} stop={stop} />}
        {progress === undefined && outcomes.length > 0 && (
          <Outcomes outcomes={outcomes} total={total} isUndoing={undoing.isPending} undo={() => undoing.mutate(outcomes)} />
        )}
      </Suspense>
    </div>
  )
}
