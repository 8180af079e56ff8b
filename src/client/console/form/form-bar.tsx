import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { lazy, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import type { MoreAction } from '../frame/more-menu.tsx'
import { useBeside } from '../list/shown-list.ts'
import { addressOf, type ConsoleItem, hasDrafts, may } from '../resources.ts'
import { shortDate } from '../short-date.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { FormBeside } from './form-beside.ts'
import type { Scheduling } from './publish-tools.tsx'
import type { useSaving } from './use-saving.ts'

// Not every form has them.
export const MoreMenu = lazy(() => import('../frame/more-menu.tsx').then((part) => ({ default: part.MoreMenu })))
const PublishTools = lazy(() => import('./publish-tools.tsx').then((part) => ({ default: part.PublishTools })))

type Saving = ReturnType<typeof useSaving>

interface BarProps extends Pick<Saving, 'form' | 'isSaved' | 'undoSave' | 'remove' | 'submitAndOpen' | 'publishing'> {
  /** Tries something that saves, and leads to what was refused. */
  onTry: <Result>(work: () => Promise<Result>) => Promise<Result>
  resource: AnyResource
  item: ConsoleItem | undefined
}

interface OutcomeProps extends Pick<BarProps, 'item' | 'isSaved' | 'undoSave'> {
  isChanged: boolean
  /** It is what its screen is for: when it was saved the last time is of interest. */
  isMain: boolean
}

/** Says whether something is not saved, what became of the last save, and takes that back. */
function Outcome({ item, isChanged, isSaved, undoSave, isMain }: OutcomeProps) {
  const { t } = useLingui()
  const locale = useLocale()
  // What is typed after a save is not saved.
  const isShown = isSaved && !isChanged
  const at = isMain && item !== undefined && !isChanged ? shortDate(item.updatedAt, locale) : ''
  return (
    // On phones it has the second line, which there is only while it says something.
    <div className={`flex items-center text-sm ${isShown ? 'gap-3 max-sm:order-last max-sm:basis-full' : 'max-sm:text-xs'}`}>
      <p role="status" className="font-semibold text-success">
        {isShown && (at === '' ? t`저장했습니다` : t`저장했습니다 (${at})`)}
      </p>
      {isShown && undoSave !== undefined && (
        <button type="button" className={buttonClass('quiet')} onClick={undoSave}>
          <Trans>되돌리기</Trans>
        </button>
      )}
      {!isShown && <p className="text-muted">{isChanged ? <Trans>바뀐 것 있음</Trans> : at !== '' && <Trans>저장됨 {at}</Trans>}</p>}
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

type Doing = Pick<BarProps, 'item'> & ReturnType<typeof useDoing>

const action = (id: string, text: string, onAction: (() => void) | undefined, isOff = false): MoreAction[] =>
  onAction === undefined ? [] : [{ id, text, onAction, isOff }]

/** Renders what has no button: on phones all but the save; where there is room, what is done with something that is published, and what removes the item where the form stands beside it. */
function DoingMenu({ item, next, publish, schedule, remove, isSubmitting, isMain }: Doing & { isMain: boolean }) {
  const { t } = useLingui()
  const isPublished = item?.isPublished === true
  const publication = [
    ...action('publish', isPublished ? t`게시 내리기` : t`게시하기`, publish, isSubmitting),
    ...action('schedule', isPublished ? t`게시 마침 예약` : t`게시 예약`, schedule && (() => schedule('focused'))),
  ]
  const removal = action('remove', t`삭제`, remove)
  const all = [...action('next', t`저장하고 다음`, next), ...publication, ...removal]
  return (
    <Suspense fallback={null}>
      {all.length > 0 && <MoreMenu className="ml-auto sm:hidden" actions={all} />}
      {!isMain && <MoreMenu className="ml-auto max-sm:hidden" actions={removal} />}
      {isPublished && publication.length > 0 && (
        <MoreMenu
          className={`max-sm:hidden ${remove === undefined ? 'ml-auto' : ''}`}
          label={t`게시 내리기와 예약`}
          actions={publication}
        />
      )}
    </Suspense>
  )
}

/** Renders the bar below a form: save, publish, what became of the last save, remove. On phones all but the save is in a menu. */
export function FormBar(props: BarProps) {
  const { form, resource, item, publishing, onTry } = props
  const root = useRef<HTMLDivElement>(null)
  const doing = useDoing(props, root)
  const { isSubmitting, publish } = doing
  const tell = use(FormBeside)
  const isChanged = useStore(form.store, ({ isDefaultValue }) => !isDefaultValue)
  useEffect(() => tell?.(isChanged), [tell, isChanged])
  const isMain = tell === undefined
  return (
    <div
      ref={root}
      data-bar={isMain ? 'raised' : ''}
      className={`sticky bottom-0 z-10 mt-8 flex flex-wrap items-center gap-x-3 gap-y-1 py-2 sm:gap-y-3 sm:py-3 ${isMain ? '' : 'border-t border-line bg-surface'}`}
    >
      {doing.mayWrite && (
        <button
          type="submit"
          className={buttonClass(item === undefined || isChanged ? 'primary' : 'outline', 'min-w-28')}
          aria-disabled={isSubmitting}
        >
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
      <Outcome {...props} isChanged={isChanged} isMain={isMain} />
      {isMain && doing.remove !== undefined && (
        <button type="button" className={buttonClass('quiet', 'ml-auto max-sm:hidden')} onClick={doing.remove}>
          <Trans>삭제</Trans>
        </button>
      )}
      <DoingMenu item={item} isMain={isMain} {...doing} />
    </div>
  )
}
