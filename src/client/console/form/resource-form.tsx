import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { useBeside } from '../list/shown-list.ts'
import { addressOf, type ConsoleItem, givenBySite, hasDrafts, may } from '../resources.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { FieldGroups } from './field-groups.tsx'
import { LanguageChoice, Languages } from '../writing/languages.tsx'
import { useLanguages } from '../writing/use-languages.ts'
import { hasSearchPreview, SearchPreview } from '../writing/search-preview.tsx'
import { WarningList } from '../writing/warning-list.tsx'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import type { FormPart } from './form-parts.ts'
import { History } from './history.tsx'
import { ItemField } from './item-field.tsx'
import { useSaving } from './use-saving.ts'

interface Props {
  resource: AnyResource
  /** The one to be changed; none: another one is made. */
  item?: ConsoleItem
  /** One that the new one begins as. */
  from?: ConsoleItem
  /** Fields that are shown together. */
  parts?: readonly FormPart[]
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

/** Fields that stand beside the texts, where there is room. */
const isShort = ({ kind }: Shape): boolean => ['choice', 'boolean', 'reference', 'instant', 'picture', 'number'].includes(kind)

/** Two languages side by side need the room of the short fields, until there is more. */
const columns = (beside: string): string =>
  beside === 'all' || beside === 'ko' ? 'lg:grid-cols-[minmax(0,1fr)_18rem]' : 'min-[1200px]:grid-cols-[minmax(0,1fr)_18rem]'

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
  const { resource, parts = [], children } = props
  const { form, fields, base, conflicts, isSaved, undoSave, found, fill, takeDraft, forgetDraft, submit, submitAndOpen, remove } =
    useSaving(props)
  const mayWrite = base === undefined || may(resource).change
  const together = new Set(parts.flatMap((part) => part.fields))
  const groups = resource.groups?.map((group) => ({ ...group, fields: group.fields.filter((name) => !together.has(name)) }))
  const given = givenBySite(resource)
  const all = Object.entries(fields).filter(([name]) => !together.has(name) && !(name in given))
  const ownParts = (isBeside?: true) =>
    parts
      .filter((each) => each.isShort === isBeside)
      .map(({ fields: own, Part }) => <Part key={own.join()} form={form} fields={fields} item={base} />)
  const isWritten = mayWrite && resource.keepsVersions
  const languages = useLanguages(resource, base)
  const { beside, setBeside, stale, openField } = languages
  const [long, short] = [all.filter(([, shape]) => !isShort(shape)), all.filter(([, shape]) => isShort(shape))]
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
            // What was refused may be in a language that is not shown.
            if (!form.state.isValid) setBeside('all')
            focusFirstInvalid(currentTarget)
          })
        }}
      >
        {found !== undefined && <DraftNotice draft={found} onTake={() => takeDraft(found)} onForget={forgetDraft} />}
        {conflicts !== undefined && (
          <ConflictNotice conflicts={conflicts} fields={fields} onChoose={(name, value) => form.setFieldValue(name, value)} />
        )}
        {isWritten && <LanguageChoice form={form} fields={fields} beside={beside} stale={stale} onChange={setBeside} />}
        {mayWrite && groups !== undefined && <FieldGroups form={form} fields={fields} groups={groups} />}
        {mayWrite && groups === undefined && (
          <div className={isWritten || (short.length > 0 && long.length > 0) ? `grid gap-8 ${columns(beside)}` : ''}>
            {[long, short].map(
              (part) =>
                (part.length > 0 || (part === short && isWritten)) && (
                  <div key={part === long ? 'long' : 'short'} className="min-w-0 space-y-6">
                    {part.map(([name, shape]) => (
                      <ItemField key={name} form={form} path={name} shape={shape} name={name} />
                    ))}
                    {part === short && ownParts(true)}
                    {part === short && isWritten && <WarningList form={form} resource={resource} fields={fields} onOpen={openField} />}
                    {part === short && isWritten && hasSearchPreview(resource) && (
                      <SearchPreview
                        form={form}
                        resource={resource}
                        fields={fields}
                        item={base}
                        locale={beside === 'all' ? 'ko' : beside}
                      />
                    )}
                  </div>
                ),
            )}
          </div>
        )}
        {mayWrite && ownParts()}
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
        {base !== undefined && resource.keepsVersions && <History resource={resource} item={base} fields={fields} onTake={fill} />}
      </form>
    </Languages>
  )
}
