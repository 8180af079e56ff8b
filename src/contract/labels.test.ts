import { expect, it } from 'vitest'
import * as z from 'zod'
import { resources } from './api.ts'
import type { AnyResource } from './resource.ts'
import { type Shape, shapesOf } from './shape.ts'

/** What the console shows as one: a text in its languages, a picture and a file. */
const isWhole = ({ kind }: Shape): boolean => ['translated', 'picture', 'file'].includes(kind)

/** The paths of what has no label: a field, an item of a list (`[]`), the value of a choice (`=`). */
function unlabelled(path: string, shape: Shape): string[] {
  const { label, choices, schema, item, fields } = shape
  const values = schema instanceof z.ZodEnum ? schema.options.map(String) : []
  return [
    ...(label === undefined ? [path] : []),
    ...values.filter((value) => choices?.[value] === undefined).map((value) => `${path}=${value}`),
    ...(item === undefined ? [] : unlabelled(`${path}[]`, item)),
    ...(isWhole(shape) ? [] : unlabelledOf(fields, `${path}.`)),
  ]
}

/** `_file` stands for a file, which the console shows in its place. */
const unlabelledOf = (fields: Readonly<Record<string, Shape>>, before = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (name === '_file' ? [] : unlabelled(before + name, field)))

const declared: readonly AnyResource[] = resources

it.each(declared.map((resource) => [resource.path, resource] as const))(
  'every field of %s that the console shows has a label, and every choice',
  (_path, { label, shapes, writeOnly = {} }) => {
    expect(label).not.toBe('')
    expect(unlabelledOf({ ...shapes.all, ...shapesOf(writeOnly) })).toEqual([])
  },
)
