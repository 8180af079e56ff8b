import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FieldGrid } from './field-grid.tsx'
import type { ItemForm } from './form.ts'
import { ItemField } from './item-field.tsx'

interface Props {
  form: ItemForm
  fields: Readonly<Record<string, Shape>>
  groups: NonNullable<AnyResource['groups']>
}

/** A long form: its fields below headings, and a list that leads to each of them. */
export function FieldGroups({ form, fields, groups }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const idOf = (index: number) => `${id}-${index}`
  const go = (index: number) => {
    const heading = document.getElementById(idOf(index))
    // What was typed is guarded against another address, also against one of a part of the page.
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_14rem]">
      <nav aria-label={t`이 화면의 항목`} className="lg:order-last">
        <ul className="flex flex-wrap gap-x-4 lg:sticky lg:top-20 lg:block">
          {groups.map(({ label }, index) => (
            <li key={label}>
              <button type="button" className="min-h-11 text-left text-sm underline-offset-4 hover:underline" onClick={() => go(index)}>
                {i18n._(label)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 space-y-12">
        {groups.map(({ label, fields: names }, index) => (
          <section key={label} aria-labelledby={idOf(index)} className="space-y-6">
            <h2 id={idOf(index)} tabIndex={-1} className="scroll-mt-20 border-b border-line pb-2 text-lg font-semibold">
              {i18n._(label)}
            </h2>
            <FieldGrid fields={names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]] as const]))}>
              {(name, shape) => <ItemField form={form} path={name} shape={shape} name={name} />}
            </FieldGrid>
          </section>
        ))}
      </div>
    </div>
  )
}
