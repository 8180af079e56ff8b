import type { AnyResource } from '#contract/resource.ts'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { type ConsoleItem, may } from '../resources.ts'
import { hasTranslations, LanguageChoice, Languages } from '../writing/languages.tsx'
import { languageSetting } from '../writing/shown-languages.ts'
import { useLanguages } from '../writing/use-languages.ts'
import { FormBar, MoreMenu } from './form-bar.tsx'
import { FormFields } from './form-fields.tsx'
import type { FormPart } from './form-parts.ts'
import { PictureForm } from './picture-form.ts'
import { useSaving } from './use-saving.ts'
import { useTry } from './use-try.ts'

// What few forms show comes once it is needed.
const ConflictNotice = lazy(() => import('./conflict-notice.tsx').then((part) => ({ default: part.ConflictNotice })))
const DraftNotice = lazy(() => import('./draft-notice.tsx').then((part) => ({ default: part.DraftNotice })))
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

/** Renders the form of an item, generated from the declaration of its resource. */
export function ResourceForm(props: Props) {
  const { resource, parts = [], topic, onTried, children } = props
  const { form, fields, base, conflicts, draft, fill, takeDraft, submit, ...bar } = useSaving(props)
  const mayWrite = base === undefined || may(resource).change
  const takeFound = () => draft.found !== undefined && takeDraft(draft.found)
  const languages = useLanguages(resource, base)
  const { own, onTry } = useTry(form, onTried)
  const { beside, stale, openField } = languages
  const pictures = useMemo(() => ({ form, fields, Menu: MoreMenu }), [form, fields])
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
        <Suspense fallback={null}>
          {draft.found !== undefined && <DraftNotice draft={draft.found} onTake={takeFound} onForget={draft.forget} />}
          {conflicts !== undefined && (
            <ConflictNotice conflicts={conflicts} fields={fields} onChoose={(name, value) => form.setFieldValue(name, value)} />
          )}
        </Suspense>
        {mayWrite && hasTranslations(fields) && (
          <LanguageChoice form={form} fields={fields} beside={beside} stale={stale} onChange={languageSetting.write} />
        )}
        {mayWrite && (
          <PictureForm value={pictures}>
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
          </PictureForm>
        )}
        {children}
        <FormBar {...bar} form={form} resource={resource} item={base} onTry={onTry} />
        {base !== undefined && resource.keepsVersions && (
          <Suspense fallback={<div className="mt-8 h-14" />}>
            <History resource={resource} item={base} fields={fields} isPart={topic !== undefined} onTake={fill} />
          </Suspense>
        )}
      </form>
    </Languages>
  )
}
