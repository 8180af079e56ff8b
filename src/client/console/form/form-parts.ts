import type { Shape } from '#contract/shape.ts'
import type { ComponentType } from 'react'
import type { ConsoleItem } from '../resources.ts'
import type { ItemForm } from './form.ts'

export interface FormPartProps {
  form: ItemForm
  /** Of the part. */
  fields: Readonly<Record<string, Shape>>
  /** As it is saved; undefined: it is being made. */
  item: ConsoleItem | undefined
}

/** A part of a form that shows some fields together, in another way than each by its kind. */
export interface FormPart {
  fields: readonly string[]
  /** It stands beside the texts, with the short fields. */
  isShort?: true
  Part: ComponentType<FormPartProps>
}
