import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { titleOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { useItemForm } from '../form/form.ts'
import { ItemField } from '../form/item-field.tsx'
import { emptyOf, isSame, toWire } from '../form/values.ts'
import type { ConsoleItem, Values } from '../resources.ts'
import { bulkFields } from './bulk-fields.ts'
import { Cell } from './cell.tsx'

interface Props {
  resource: AnyResource
  items: readonly ConsoleItem[]
  /** Changes these items, which have another value. @throws what the server says of the value, where it refuses it for all of them */
  onChange: (change: Values, items: readonly ConsoleItem[]) => Promise<unknown>
}

/** So many changes are shown beforehand; the others are counted. */
const shownChanges = 5

interface ChangesProps extends Pick<Props, 'resource'> {
  name: string
  shape: Shape
  value: unknown
  changed: readonly ConsoleItem[]
  total: number
}

/** Shows what will be changed, before it is: of each its value now and then. */
function Changes({ resource, name, shape, value, changed, total }: ChangesProps) {
  const locale = useLocale()
  const further = changed.length - shownChanges
  return (
    <div className="text-sm">
      <p role="status" className="font-semibold">
        <Trans>
          {total}개 가운데 {changed.length}개가 바뀝니다
        </Trans>
      </p>
      <ul className="mt-1 space-y-1">
        {changed.slice(0, shownChanges).map((item) => (
          <li key={item._id} className="wrap-anywhere">
            {titleOf(resource, item, locale)}:{' '}
            <span className="text-muted">
              <Cell shape={shape} value={item[name]} />
            </span>{' '}
            → <Cell shape={shape} value={value} />
          </li>
        ))}
      </ul>
      {further > 0 && (
        <p className="mt-1 text-muted">
          <Trans>그 밖에 {further}개</Trans>
        </p>
      )}
    </div>
  )
}

interface FormProps extends Props {
  name: string
  shape: Shape
}

function FieldForm({ resource, items, onChange, name, shape }: FormProps) {
  const prefix = useId()
  // An empty text where there may be none is no value yet.
  const isGiven = (value: unknown) => value !== undefined && (value !== '' || shape.mayBeEmpty)
  const differing = (value: unknown) => (!isGiven(value) ? [] : items.filter((item) => !isSame(item[name] ?? null, value)))
  const form = useItemForm({
    initial: { [name]: emptyOf(shape) },
    save: async (values) => {
      const value = toWire(shape, values[name])
      if (differing(value).length > 0) await onChange({ [name]: value }, differing(value))
    },
    // Each refusal is among the results.
    onFailure: () => undefined,
  })
  return (
    <form
      noValidate
      className="flex min-w-0 flex-1 flex-wrap items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <div className="w-full xs:w-72">
        <ItemField form={form} path={name} shape={shape} name={name} prefix={prefix} />
      </div>
      <form.Subscribe selector={({ values, isSubmitting }) => ({ value: toWire(shape, values[name]), isSubmitting })}>
        {({ value, isSubmitting }) => (
          <div className="min-w-0 flex-1 space-y-3">
            <Changes resource={resource} name={name} shape={shape} value={value} changed={differing(value)} total={items.length} />
            <button type="submit" className={buttonClass('primary')} aria-disabled={isSubmitting || differing(value).length === 0}>
              <Trans>{differing(value).length}개 바꾸기</Trans>
            </button>
          </div>
        )}
      </form.Subscribe>
    </form>
  )
}

/** Gives a field of all that are chosen one value: any plain field that their form has, as the form shows it. */
export function BulkField({ resource, items, onChange }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const fields = bulkFields(resource)
  const [chosen, setChosen] = useState('')
  const field = fields.find(([name]) => name === chosen)
  return (
    <div
      role="group"
      aria-label={t`한꺼번에 고치기`}
      className="flex flex-wrap items-start gap-4 rounded-control border border-line bg-surface p-4"
    >
      <div className="w-full xs:w-56">
        <label htmlFor={id} className="text-sm font-semibold">
          <Trans>바꿀 내용</Trans>
        </label>
        <select id={id} value={chosen} className={fieldClass('text-sm')} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t`고르십시오`}</option>
          {fields.map(([name, shape]) => (
            <option key={name} value={name}>
              {i18n._(shape.label ?? name)}
            </option>
          ))}
        </select>
      </div>
      {field !== undefined && (
        <FieldForm key={field[0]} resource={resource} items={items} onChange={onChange} name={field[0]} shape={field[1]} />
      )}
    </div>
  )
}
