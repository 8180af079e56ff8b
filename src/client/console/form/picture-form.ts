import type { Shape } from '#contract/shape.ts'
import { type ComponentType, createContext } from 'react'
import type { MoreMenuProps } from '../frame/more-menu.tsx'
import type { ItemForm } from './form.ts'

interface Of {
  form: ItemForm
  /** Other ones may have a picture, too. */
  fields: Readonly<Record<string, Shape>>
  /** Comes late, with the form's own: imported by each picture it would be of other parts, and all forms would be larger. */
  Menu: ComponentType<MoreMenuProps>
}

/** Form that a picture stands in. */
export const PictureForm = createContext<Of | undefined>(undefined)
