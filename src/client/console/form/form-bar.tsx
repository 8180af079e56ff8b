import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { useBeside } from '../list/shown-list.ts'
import { addressOf, type ConsoleItem, hasDrafts, may } from '../resources.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import type { useSaving } from './use-saving.ts'

const PublishTools = lazy(() => import('./publish-tools.tsx').then((part) => ({ default: part.PublishTools })))

type Saving = ReturnType<typeof useSaving>

interface BarProps extends Pick<Saving, 'form' | 'isSaved' | 'undoSave' | 'remove' | 'submitAndOpen' | 'publishing'> {
  /** Tries something that saves, and leads to what was refused. */
  onTry: <Result>(work: () => Promise<Result>) => Promise<Result>
  resource: AnyResource
  item: ConsoleItem | undefined
}

/** Saves, and opens the item after this one in the list that it was opened from. */
function SaveAndNext({ resource, item, submitAndOpen }: Pick<BarProps, 'resource' | 'submitAndOpen'> & { item: ConsoleItem }) {
  const next = useBeside(resource, item._id)?.next
  if (next === undefined || !may(resource).change) return null
  return (
    <button
      type="button"
      className={buttonClass('outline')}
      onClick={({ currentTarget }) => {
        const { form } = currentTarget
        void submitAndOpen(item, `${addressOf(resource)}/${next}`).then(() => form && focusFirstInvalid(form))
      }}
    >
      <Trans>저장하고 다음</Trans>
    </button>
  )
}

/** Renders the bar below a form: save, publish, what became of the last save, remove. */
export function FormBar({ form, resource, item, isSaved, undoSave, remove, submitAndOpen, publishing, onTry }: BarProps) {
  const { t } = useLingui()
  return (
    <div className="sticky bottom-0 z-10 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3">
      {(item === undefined || may(resource).change) && (
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isSubmitting) => (
            <button type="submit" className={buttonClass('primary', 'min-w-28')} aria-disabled={isSubmitting}>
              {isSubmitting ? <Trans>저장하고 있습니다…</Trans> : <Trans>저장</Trans>}
            </button>
          )}
        </form.Subscribe>
      )}
      {item !== undefined && <SaveAndNext resource={resource} item={item} submitAndOpen={submitAndOpen} />}
      {hasDrafts(resource) && (item === undefined || may(resource).change) && (
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isSubmitting) => (
            <Suspense fallback={null}>
              <PublishTools
                resource={resource}
                item={item}
                isPending={isSubmitting}
                onPublish={(isPublished) => void onTry(() => publishing.publish(isPublished))}
                onSchedule={(times) => onTry(() => publishing.schedule(times))}
              />
            </Suspense>
          )}
        </form.Subscribe>
      )}
      {/* What is typed after a save is not saved. */}
      <form.Subscribe selector={({ isDefaultValue }) => isDefaultValue}>
        {(isUntouched) => (
          <>
            <p role="status" className="text-sm font-semibold text-success">
              {isSaved && isUntouched && t`저장했습니다`}
            </p>
            {isSaved && isUntouched && undoSave !== undefined && (
              <button type="button" className={buttonClass('quiet')} onClick={undoSave}>
                <Trans>되돌리기</Trans>
              </button>
            )}
          </>
        )}
      </form.Subscribe>
      {item !== undefined && may(resource).remove && (
        <button type="button" className={buttonClass('quiet', 'ml-auto')} onClick={() => void remove()}>
          <Trans>삭제</Trans>
        </button>
      )}
    </div>
  )
}
