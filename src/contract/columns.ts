import type { Kind } from './field.ts'
import type { AnyResource } from './resource.ts'
import type { Shape } from './shape.ts'

/** What one cell of a list or of a sheet can show. */
const short: readonly Kind[] = [
  'line',
  'text',
  'translated',
  'choice',
  'boolean',
  'number',
  'instant',
  'day',
  'money',
  'reference',
  'picture',
]

/** Every list begins with what its items are called (title.ts): the field that says so is no column of its own. */
const inTitle = ['subject', 'name', 'title', 'question', 'headline', 'username']

/** The field that a list begins with, where its items have one. */
export const titleField = ({ shapes }: Pick<AnyResource, 'shapes'>): string | undefined => inTitle.find((name) => name in shapes.all)

/** The fields that a list can have as columns, beside the title, the date and whether an item is published. */
export const columnFields = ({ shapes, detail = [] }: Pick<AnyResource, 'shapes' | 'detail'>): [name: string, shape: Shape][] => {
  const named = titleField({ shapes })
  return Object.entries(shapes.all).filter(([name, { kind }]) => short.includes(kind) && name !== named && !detail.includes(name))
}

/** Those of them that a sheet can have: it has no pictures. */
export const sheetFields = (resource: Pick<AnyResource, 'shapes' | 'detail'>): [name: string, shape: Shape][] =>
  columnFields(resource).filter(([, { kind }]) => kind !== 'picture')
