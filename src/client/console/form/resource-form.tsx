import type { AnyResource } from '#contract/resource.ts'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { type ConsoleItem, may } from '../resources.ts'
import { DraftNotice } from './draft-notice.tsx'
import { hasTranslations, LanguageChoice, Languages } from '../writing/languages.tsx'
import { languageSetting } from '../writing/shown-languages.ts'
import { useLanguages } from '../writing/use-languages.ts'
import { FormBar } from './form-bar.tsx'
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
function savesByKey(save: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

/** Renders the form of an item, generated from the declaration of its resource. */
export function ResourceForm(props: Props) {
  const { resource, parts = [], topic, onTried, children } = props
  const {
    form,
    fields,
    base,
    conflicts,
    isSaved,
    undoSave,
    found,
    fill,
    takeDraft,
    forgetDraft,
    submit,
    submitAndOpen,
    publishing,
    remove,
  } = useSaving(props)
  const mayWrite = base === undefined || may(resource).change
  const languages = useLanguages(resource, base)
  const own = useRef<HTMLFormElement>(null)
  useEffect(() => savesByKey(() => own.current?.requestSubmit()), [])
  const onTry = async <Result,>(work: () => Promise<Result>): Promise<Result> => {
    const result = await work()
    onTried?.(refusedFields(form).length)
    if (own.current !== null) focusFirstInvalid(own.current)
    return result
  }
  const { beside, stale, openField } = languages
  return (
    <Languages value={languages}>
      <form
        noValidate
        className="max-w-6xl"
        ref={own}
        onSubmit={(event) => {
          event.preventDefault()
          void onTry(submit)
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
          publishing={publishing}
          onTry={onTry}
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
