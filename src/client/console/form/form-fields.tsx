import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { type ComponentProps, lazy, Suspense } from 'react'
import { givenBySite, type ConsoleItem } from '../resources.ts'
import type { Beside } from '../writing/languages.tsx'
import type { WritingNotes as Notes } from '../writing/writing-notes.tsx'
import { FieldGrid } from './field-grid.tsx'
import { FieldGroups } from './field-groups.tsx'
import type { FormPart } from './form-parts.ts'
import type { ItemForm } from './form.ts'
import { ItemField } from './item-field.tsx'

/** They are last beside the texts: nothing moves when they come. */
const WritingNotes = lazy(() => import('../writing/writing-notes.tsx').then((part) => ({ default: part.WritingNotes })))

interface Props {
  form: ItemForm
  resource: AnyResource
  fields: Readonly<Record<string, Shape>>
  item: ConsoleItem | undefined
  parts: readonly FormPart[]
  /** The form is about some of the item alone: its fields have all the room. */
  isTopic: boolean
  beside: Beside
  onOpen: ComponentProps<typeof Notes>['onOpen']
}

/** Fields that stand beside the texts, where there is room. */
const isShort = ({ kind }: Shape): boolean => ['choice', 'boolean', 'reference', 'instant', 'picture', 'number'].includes(kind)

/** Two languages side by side need the room of the short fields, until there is more. */
const columns = (beside: Beside): string =>
  beside === 'en' || beside === 'cn' ? 'min-[1200px]:grid-cols-[minmax(0,1fr)_18rem]' : 'lg:grid-cols-[minmax(0,1fr)_18rem]'

/** Renders the fields of an item that may be changed: by their headings, or the long ones with the short ones beside them. */
export function FormFields({ form, resource, fields, item, parts, isTopic, beside, onOpen }: Props) {
  const together = new Set(parts.flatMap((part) => part.fields))
  const given = givenBySite(resource)
  const all = Object.entries(fields).filter(([name]) => !together.has(name) && !(name in given))
  const ownParts = (isBeside?: true) =>
    parts
      .filter((each) => each.isShort === isBeside)
      .map(({ fields: own, Part }) => <Part key={own.join()} form={form} fields={fields} item={item} />)
  const field = (name: string, shape: Shape) => <ItemField form={form} path={name} shape={shape} name={name} />
  if (isTopic) return <FieldGrid fields={all}>{field}</FieldGrid>
  if (resource.groups !== undefined) {
    const groups = resource.groups.map((group) => ({ ...group, fields: group.fields.filter((name) => !together.has(name)) }))
    return (
      <>
        <FieldGroups form={form} fields={fields} groups={groups} />
        {ownParts()}
      </>
    )
  }
  const isWritten = resource.keepsVersions
  const [long, short] = [all.filter(([, shape]) => !isShort(shape)), all.filter(([, shape]) => isShort(shape))]
  const isBeside = isWritten || (short.length > 0 && long.length > 0)
  return (
    <>
      <div className={isBeside ? `grid gap-8 ${columns(beside)}` : ''}>
        {long.length > 0 && <FieldGrid fields={long}>{field}</FieldGrid>}
        {(short.length > 0 || isWritten) && (
          <div className="min-w-0 space-y-6">
            <FieldGrid fields={short}>{field}</FieldGrid>
            {ownParts(true)}
            {isWritten && (
              <Suspense fallback={null}>
                <WritingNotes form={form} resource={resource} fields={fields} item={item} beside={beside} onOpen={onOpen} />
              </Suspense>
            )}
          </div>
        )}
      </div>
      {ownParts()}
    </>
  )
}
