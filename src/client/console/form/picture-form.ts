import type { Shape } from '#contract/shape.ts'
import { createContext } from 'react'
import type { ItemForm } from './form.ts'

/** Form that a picture stands in, with its fields: other ones may have a picture, too. */
export const PictureForm = createContext<{ form: ItemForm; fields: Readonly<Record<string, Shape>> } | undefined>(undefined)
