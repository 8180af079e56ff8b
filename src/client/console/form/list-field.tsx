import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { FieldFrame } from './field-frame.tsx'
import type { ItemForm, RenderField } from './form.ts'
import { ListPart } from './list-part.tsx'
import { useOpenParts } from './use-open-parts.ts'
import { useRowDrag } from './use-row-drag.ts'
import { emptyOf } from './values.ts'

interface Props {
  form: ItemForm
  path: string
  shape: Shape
  label: string
  /** Shows a field of a part, or a part that is one. */
  renderField: RenderField
}

/** Leads into a part that was added. */
const enter = (list: HTMLElement | null): void =>
  void requestAnimationFrame(() => list?.lastElementChild?.querySelector<HTMLElement>('input:not([type=file]), textarea, select')?.focus())

/** A list of parts: rows that open, are dragged to another place and taken away; another one is added at the end. */
export function ListField(props: Props) {
  const { form, path, shape, label } = props
  const { t } = useLingui()
  const [said, setSaid] = useState('')
  const parts = useOpenParts(props)
  const { list, handle, markOf, put } = useRowDrag((from, to) => {
    // Paths of forms over values of the contract are unknown to the types.
    form.moveFieldValues(path as never, from, to)
    parts.move(from, to)
    setSaid(t`${label}: ${from + 1}번째를 ${to + 1}번째로 옮겼습니다.`)
  })
  const { item } = shape
  if (item === undefined) return null
  const isFolded = item.kind === 'object'
  return (
    <form.Field name={path} mode="array">
      {(field) => {
        const count = Array.isArray(field.state.value) ? field.state.value.length : 0
        const add = () => {
          // The form's values are unknown to the types. Onto what it holds now: in this mode a field is not rendered again when something in a part changes.
          field.pushValue(emptyOf(item) as never)
          parts.set(count, true)
          enter(list.current)
        }
        const take = (index: number) => {
          field.removeValue(index)
          parts.take(index)
        }
        return (
          <FieldFrame id={`field-${path}`} label={label} isRequired={false} errors={field.state.meta.errors} isGroup>
            <ol ref={list} className="divide-y divide-line rounded-card border border-line empty:hidden">
              {Array.from({ length: count }, (_part, index) => (
                // Parts have no names of their own; the form keeps them by their places.
                <ListPart
                  key={index}
                  {...props}
                  item={item}
                  index={index}
                  count={count}
                  isOpen={!isFolded || parts.isOpen(index)}
                  look={markOf(index)}
                  handle={handle(index)}
                  onOpen={(isOpen) => parts.set(index, isOpen)}
                  onMove={(to) => put(index, to)}
                  onTake={() => take(index)}
                />
              ))}
            </ol>
            <p role="status" className="sr-only">
              {said}
            </p>
            <button type="button" className={buttonClass('outline', 'mt-3')} onClick={add}>
              <Trans>추가</Trans>
            </button>
          </FieldFrame>
        )
      }}
    </form.Field>
  )
}
