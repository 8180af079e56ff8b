import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { useBeside } from '../list/shown-list.ts'
import { addressOf, type ConsoleItem, hasDrafts, may } from '../resources.ts'
import { DraftNotice } from './draft-notice.tsx'
import { hasTranslations, LanguageChoice, Languages } from '../writing/languages.tsx'
import { languageSetting } from '../writing/shown-languages.ts'
import { useLanguages } from '../writing/use-languages.ts'
import { FormFields } from './form-fields.tsx'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import type { FormPart } from './form-parts.ts'
import { refusedFields } from './refused-fields.ts'
import { useSaving } from './use-saving.ts'

// What few forms show comes once it is needed.
const ConflictNotice = lazy(() => import('./conflict-notice.tsx').then((part) => ({ default: part.ConflictNotice })))
const History = lazy(() => import('./history.tsx').then((part) => ({ default: part.History })))

interface Props {
  resource: AnyResource
  /** The one to be changed; none: another one is made. */
  item?: ConsoleItem
  /** One that the new one begins as. */
  from?: ConsoleItem
  /** Fields that are shown together. */
  parts?: readonly FormPart[]
  /** What it is about, where the item has a form for each of several topics: its fields alone. */
  topic?: string
  /** Told after each try to save how many fields were refused. */
  onTried?: (refused: number) => void
  children?: ReactNode
}

/** Ctrl+S, or the Apple key with S, saves the form. */
function savesByKey(form: HTMLFormElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.requestSubmit()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

interface BarProps extends Pick<ReturnType<typeof useSaving>, 'form' | 'isSaved' | 'undoSave' | 'remove' | 'submitAndOpen'> {
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
function FormBar({ form, resource, item, isSaved, undoSave, remove, submitAndOpen }: BarProps) {
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
      {hasDrafts(resource) && (
        <form.Field name="isPublished">
          {(field) => (
            <label className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                checked={field.state.value === true}
                onChange={({ target }) => field.handleChange(target.checked)}
              />
              <Trans>게시함</Trans>
            </label>
          )}
        </form.Field>
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

/** Renders the form of an item, generated from the declaration of its resource. */
export function ResourceForm(props: Props) {
  const { resource, parts = [], topic, onTried, children } = props
  const { form, fields, base, conflicts, isSaved, undoSave, found, fill, takeDraft, forgetDraft, submit, submitAndOpen, remove } =
    useSaving(props)
  const mayWrite = base === undefined || may(resource).change
  const languages = useLanguages(resource, base)
  const { beside, stale, openField } = languages
  return (
    <Languages value={languages}>
      <form
        noValidate
        className="max-w-6xl"
        ref={savesByKey}
        onSubmit={(event) => {
          event.preventDefault()
          const { currentTarget } = event
          void submit().then(() => {
            onTried?.(refusedFields(form).length)
            focusFirstInvalid(currentTarget)
          })
        }}
      >
        {found !== undefined && <DraftNotice draft={found} onTake={() => takeDraft(found)} onForget={forgetDraft} />}
        {conflicts !== undefined && (
          <Suspense fallback={null}>
            <ConflictNotice conflicts={conflicts} fields={fields} onChoose={(name, value) => form.setFieldValue(name, value)} />
          </Suspense>
        )}
        {mayWrite && hasTranslations(fields) && (
          <LanguageChoice form={form} fields={fields} beside={beside} stale={stale} onChange={languageSetting.write} />
        )}
        {mayWrite && (
          <FormFields
            form={form}
            resource={resource}
            fields={fields}
            item={base}
            parts={parts}
            isTopic={topic !== undefined}
            beside={beside}
            onOpen={openField}
          />
        )}
        {children}
        <FormBar
          form={form}
          resource={resource}
          item={base}
          isSaved={isSaved}
          undoSave={undoSave}
          remove={remove}
          submitAndOpen={submitAndOpen}
        />
        {base !== undefined && resource.keepsVersions && (
          <Suspense fallback={<div className="mt-8 h-14" />}>
            <History resource={resource} item={base} fields={fields} isPart={topic !== undefined} onTake={fill} />
          </Suspense>
        )}
      </form>
    </Languages>
  )
}
