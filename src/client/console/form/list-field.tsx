import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.ts'
import { FieldFrame } from './field-frame.tsx'
import { Fragment } from 'react'
import type { ItemForm, RenderField } from './form.ts'
import { emptyOf } from './values.ts'

interface Props {
  form: ItemForm
  path: string
  shape: Shape
  label: string
  /** Shows a field of a part, or a part that is one. */
  renderField: RenderField
}

const small = 'min-h-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11 px-3 py-1 text-xs'

/** A list of parts: each can go up, down and away, and another one be added at its end. */
export function ListField({ form, path, shape, label, renderField }: Props) {
  const { t } = useLingui()
  const { item } = shape
  if (item === undefined) return null
  const inner = { ...item, label: undefined }
  return (
    <form.Field name={path} mode="array">
      {(field) => {
        const parts = Array.isArray(field.state.value) ? field.state.value : []
        // The form's values are unknown to the types. Onto what it holds now: in this mode a field is not rendered again when something in a part changes.
        const add = () => field.pushValue(emptyOf(item) as never)
        const take = (index: number) => field.removeValue(index)
        const move = (from: number, to: number) => field.moveValue(from, to)
        return (
          <FieldFrame id={`field-${path}`} label={label} isRequired={false} errors={field.state.meta.errors} isGroup>
            <ol className="space-y-3">
              {parts.map((_part, index) => {
                const name = t`${label} ${index + 1}`
                return (
                  // Parts have no names of their own; the form keeps them by their places.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index} className="rounded-card border border-line p-3">
                    <div className="mb-2 flex flex-wrap items-center gap-1">
                      <span className="mr-auto text-xs font-semibold text-muted">{name}</span>
                      <button
                        type="button"
                        className={buttonClass('quiet', small)}
                        disabled={index === 0}
                        aria-label={t`${name} 위로`}
                        onClick={() => move(index, index - 1)}
                      >
                        ↑
                      </button>
                      <button
                        type="button"
                        className={buttonClass('quiet', small)}
                        disabled={index === parts.length - 1}
                        aria-label={t`${name} 아래로`}
                        onClick={() => move(index, index + 1)}
                      >
                        ↓
                      </button>
                      <button
                        type="button"
                        className={buttonClass('quiet', small)}
                        aria-label={t`${name} 지우기`}
                        onClick={() => take(index)}
                      >
                        <Trans>지우기</Trans>
                      </button>
                    </div>
                    {item.kind === 'object' ? (
                      <div className="space-y-4">
                        {Object.entries(item.fields).map(([key, part]) => (
                          <Fragment key={key}>{renderField(`${path}[${index}].${key}`, part, key)}</Fragment>
                        ))}
                      </div>
                    ) : (
                      renderField(`${path}[${index}]`, inner, name)
                    )}
                  </li>
                )
              })}
            </ol>
            <button type="button" className={buttonClass('outline', 'mt-3')} onClick={add}>
              <Trans>추가</Trans>
            </button>
          </FieldFrame>
        )
      }}
    </form.Field>
  )
}
