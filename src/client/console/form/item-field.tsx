import type { Shape } from '#contract/shape.ts'
import { useLingui } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { BooleanField, ChoiceField, ChoicesField, CountryField, LineField, NumberField, PasswordInput, TextField } from './plain-fields.tsx'
import { FileField } from './file-field.tsx'
import type { ItemForm, RenderField } from './form.ts'
import { InstantField } from './instant-field.tsx'
import { ObjectField } from './object-field.tsx'
import { isOneLine } from './one-line.ts'
import { PictureField } from './picture-field.tsx'
import { ReferenceField } from './reference-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { TranslatedField } from './translated-field.tsx'

/** It comes with the first list, which few forms have. */
const ListField = lazy(() => import('./list-field.tsx').then((part) => ({ default: part.ListField })))

interface Props {
  form: ItemForm
  /** Its place: `career[0].txt`. */
  path: string
  shape: Shape
  /** Its name where the contract has none. */
  name: string
  /** What its id begins with, where several forms stand on one screen. */
  prefix?: string
}

type Control = ComponentType<FieldProps & { shape: Shape; label: string }>

const controls: Partial<Record<Shape['kind'], Control>> = {
  line: LineField,
  password: PasswordInput,
  text: TextField,
  richText: RichTextField,
  choice: ChoiceField,
  boolean: BooleanField,
  number: NumberField,
  money: NumberField,
  instant: InstantField,
  day: LineField,
  picture: PictureField,
  file: FileField,
  reference: ReferenceField,
}

/** Kinds with several controls under one name. */
const groups: readonly Shape['kind'][] = ['picture', 'file', 'richText', 'instant']

/** A list of choices is a row of boxes; any other one has parts. */
const isChoices = ({ kind, item }: Shape): boolean => kind === 'list' && (item?.kind === 'choice' || item?.choices !== undefined)

/** A field of a form, by what the contract says that it is. */
export function ItemField({ form, path, shape, name, prefix = 'field' }: Props) {
  const { i18n } = useLingui()
  const label = shape.label === undefined ? name : i18n._(shape.label)
  const renderField: RenderField = (at, inner, own) => <ItemField form={form} path={at} shape={inner} name={own} prefix={prefix} />
  if (shape.kind === 'object') return <ObjectField form={form} path={path} shape={shape} label={label} renderField={renderField} />
  if (shape.kind === 'translated') return <TranslatedField form={form} path={path} shape={shape} label={label} />
  if (shape.kind === 'list' && !isChoices(shape))
    return (
      <Suspense fallback={<div className="skeleton h-24" />}>
        <ListField form={form} path={path} shape={shape} label={label} renderField={renderField} />
      </Suspense>
    )
  const Control = isChoices(shape)
    ? ChoicesField
    : shape.isCountry
      ? CountryField
      : isOneLine(shape)
        ? LineField
        : (controls[shape.kind] ?? LineField)
  const id = `${prefix}-${path}`
  const isGroup = isChoices(shape) || groups.includes(shape.kind)
  return (
    <form.Field name={path}>
      {(field) => {
        const { errors } = field.state.meta
        return (
          <FieldFrame id={id} label={label} isRequired={isRequired(shape)} errors={errors} isGroup={isGroup}>
            <Control
              id={id}
              shape={shape}
              label={label}
              value={field.state.value}
              onChange={(value) => field.handleChange(value)}
              isInvalid={errors.length > 0}
              describedBy={errors.length > 0 ? `${id}-error` : undefined}
            />
          </FieldFrame>
        )
      }}
    </form.Field>
  )
}

/** Whether a field has to have a value. */
const isRequired = ({ isNullable, isOptional, preset, kind, mayBeEmpty }: Shape): boolean =>
  !isNullable && !isOptional && preset === undefined && kind !== 'boolean' && !mayBeEmpty
