import type { Shape } from '#contract/shape.ts'
import { Trans } from '@lingui/react/macro'
import { FieldGrid } from './field-grid.tsx'
import type { ItemForm, RenderField } from './form.ts'
import { emptyFields } from './values.ts'

interface Props {
  form: ItemForm
  path: string
  shape: Shape
  label: string
  /** Shows a field in it. */
  renderField: RenderField
}

/** Fields that belong together. Where there may be none of them, a box says whether there are. */
export function ObjectField({ form, path, shape, label, renderField }: Props) {
  const parts = <FieldGrid fields={Object.entries(shape.fields)}>{(name, inner) => renderField(`${path}.${name}`, inner, name)}</FieldGrid>
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{label}</legend>
      {shape.isNullable ? (
        <form.Field name={path}>
          {(field) => (
            <>
              <label className="flex min-h-11 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  className="size-5 accent-accent"
                  checked={field.state.value !== null && field.state.value !== undefined}
                  onChange={({ target }) => field.handleChange(target.checked ? emptyFields(shape.fields) : null)}
                />
                <Trans>사용함</Trans>
              </label>
              {field.state.value !== null && field.state.value !== undefined && <div className="mt-3">{parts}</div>}
            </>
          )}
        </form.Field>
      ) : (
        parts
      )}
    </fieldset>
  )
}
