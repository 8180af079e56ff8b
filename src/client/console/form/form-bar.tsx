import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import type { MoreAction } from '../frame/more-menu.tsx'
import { useBeside } from '../list/shown-list.ts'
import { addressOf, type ConsoleItem, hasDrafts, may } from '../resources.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import type { Scheduling } from './publish-tools.tsx'
import type { useSaving } from './use-saving.ts'

// Not every form has them.
const MoreMenu = lazy(() => import('../frame/more-menu.tsx').then((part) => ({ default: part.MoreMenu })))
const PublishTools = lazy(() => import('./publish-tools.tsx').then((part) => ({ default: part.PublishTools })))

type Saving = ReturnType<typeof useSaving>

interface BarProps extends Pick<Saving, 'form' | 'isSaved' | 'undoSave' | 'remove' | 'submitAndOpen' | 'publishing'> {
  /** Tries something that saves, and leads to what was refused. */
  onTry: <Result>(work: () => Promise<Result>) => Promise<Result>
  resource: AnyResource
  item: ConsoleItem | undefined
}

/** Says what became of the last save, and takes it back. */
function Outcome({ form, isSaved, undoSave }: Pick<BarProps, 'form' | 'isSaved' | 'undoSave'>) {
  const { t } = useLingui()
  // What is typed after a save is not saved.
  const isShown = useStore(form.store, ({ isDefaultValue }) => isDefaultValue) && isSaved
  return (
    // On phones it has the second line, which there is only while it says something.
    <div className={`flex items-center gap-3 max-sm:order-last sm:contents ${isShown ? 'max-sm:basis-full' : 'max-sm:-ml-3'}`}>
      <p role="status" className="text-sm font-semibold text-success">
        {isShown && t`저장했습니다`}
      </p>
      {isShown && undoSave !== undefined && (
        <button type="button" className={buttonClass('quiet')} onClick={undoSave}>
          <Trans>되돌리기</Trans>
        </button>
      )}
    </div>
  )
}

/** Provides what can be done with an item beside saving it. */
function useDoing({ form, resource, item, remove, submitAndOpen, publishing, onTry }: BarProps, root: RefObject<HTMLElement | null>) {
  const [scheduling, setScheduling] = useState<Scheduling>()
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting)
  const next = useBeside(resource, item?._id ?? '')?.next
  const mayWrite = item === undefined || may(resource).change
  /** Saves, and opens the item after this one in the list that it was opened from. */
  const saveAndOpen = async (of: ConsoleItem, _id: string) => {
    await submitAndOpen(of, `${addressOf(resource)}/${_id}`)
    const own = root.current?.closest('form')
    if (own != null) focusFirstInvalid(own)
  }
  return {
    isSubmitting,
    mayWrite,
    next: item !== undefined && mayWrite && next !== undefined ? () => void saveAndOpen(item, next) : undefined,
    publish: hasDrafts(resource) && mayWrite ? () => void onTry(() => publishing.publish(item?.isPublished !== true)) : undefined,
    schedule: hasDrafts(resource) && mayWrite && resource.keepsVersions ? setScheduling : undefined,
    scheduling,
    setScheduling,
    remove: item !== undefined && may(resource).remove ? () => void remove() : undefined,
  }
}

/** Renders the same in a menu, for phones. */
function DoingMenu({ item, next, publish, schedule, remove, isSubmitting }: Pick<BarProps, 'item'> & ReturnType<typeof useDoing>) {
  const { t } = useLingui()
  const action = (id: string, text: string, onAction: (() => void) | undefined, isOff = false): MoreAction[] =>
    onAction === undefined ? [] : [{ id, text, onAction, isOff }]
  const actions = [
    ...action('next', t`저장하고 다음`, next),
    ...action('publish', item?.isPublished === true ? t`게시 내리기` : t`게시하기`, publish, isSubmitting),
    ...action('schedule', t`게시 예약`, schedule && (() => schedule('focused'))),
    ...action('remove', t`삭제`, remove),
  ]
  return (
    actions.length > 0 && (
      <Suspense fallback={null}>
        <MoreMenu className="ml-auto sm:hidden" actions={actions} />
      </Suspense>
    )
  )
}

/** Renders the bar below a form: save, publish, what became of the last save, remove. On phones all but the save is in a menu. */
export function FormBar(props: BarProps) {
  const { resource, item, publishing, onTry } = props
  const root = useRef<HTMLDivElement>(null)
  const doing = useDoing(props, root)
  const { isSubmitting, publish } = doing
  return (
    <div
      ref={root}
      data-bar=""
      className="sticky bottom-0 z-10 mt-8 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-paper py-2 sm:gap-y-3 sm:py-3"
    >
      {doing.mayWrite && (
        <button type="submit" className={buttonClass('primary', 'min-w-28')} aria-disabled={isSubmitting}>
          {isSubmitting ? <Trans>저장하고 있습니다…</Trans> : <Trans>저장</Trans>}
        </button>
      )}
      {doing.next !== undefined && (
        <button type="button" className={buttonClass('outline', 'max-sm:hidden')} onClick={doing.next}>
          <Trans>저장하고 다음</Trans>
        </button>
      )}
      {publish !== undefined && (
        <Suspense fallback={null}>
          <PublishTools
            resource={resource}
            item={item}
            isPending={isSubmitting}
            scheduling={doing.scheduling}
            onScheduling={doing.setScheduling}
            onPublish={publish}
            onSchedule={(times) => onTry(() => publishing.schedule(times))}
          />
        </Suspense>
      )}
      <Outcome {...props} />
      <DoingMenu item={item} {...doing} />
      {doing.remove !== undefined && (
        <button type="button" className={buttonClass('quiet', 'ml-auto max-sm:hidden')} onClick={doing.remove}>
          <Trans>삭제</Trans>
        </button>
      )}
    </div>
  )
}
