import * as z from 'zod'
import { fieldInfo, type Kind, type Reference } from './field.ts'

/**
 * Description of a field, read from its schema. Nothing else looks inside schemas: storage, search, languages, rich text and lists
 * walk shapes and the values beside them.
 */
export interface Shape {
  kind: Kind
  /** What a value is called in the console. */
  label: string | undefined
  /** What the values of a choice are called in the console. */
  choices: Readonly<Record<string, string>> | undefined
  reference: Reference | undefined
  /** The code of a country, whose name people see. */
  isCountry: boolean
  /** Of a picture, by which its place shows it. */
  ratio: string | undefined
  /** Without `nullable`, `optional` and `default`. */
  schema: z.ZodType
  isNullable: boolean
  isOptional: boolean
  /** The value of a field that is absent. */
  preset: (() => unknown) | undefined
  /** Of a text, in characters. */
  maxLength: number | undefined
  /** Of a text: whether it may be empty. */
  mayBeEmpty: boolean
  /** Of an object, and of a translated text by language. */
  fields: Readonly<Record<string, Shape>>
  /** Of a list. */
  item: Shape | undefined
}

function kindOf(schema: z.ZodType): Kind {
  if (schema instanceof z.ZodArray) return 'list'
  if (schema instanceof z.ZodObject) return 'object'
  if (schema instanceof z.ZodBoolean) return 'boolean'
  if (schema instanceof z.ZodNumber) return 'number'
  return schema instanceof z.ZodEnum ? 'choice' : 'text'
}

function read(schema: z.ZodType): Shape {
  const info = fieldInfo.get(schema)
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = shapeOf(schema.unwrap() as z.ZodType)
    return {
      ...inner,
      label: info?.label ?? inner.label,
      choices: info?.choices ?? inner.choices,
      ratio: info?.ratio ?? inner.ratio,
      isNullable: inner.isNullable || schema instanceof z.ZodNullable,
      isOptional: inner.isOptional || schema instanceof z.ZodOptional,
      preset: schema instanceof z.ZodDefault ? () => schema.parse(undefined) : inner.preset,
    }
  }
  return {
    kind: info?.kind ?? kindOf(schema),
    label: info?.label,
    choices: info?.choices,
    reference: info?.reference,
    isCountry: info?.isCountry === true,
    ratio: info?.ratio,
    schema,
    isNullable: false,
    isOptional: false,
    preset: undefined,
    maxLength: schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined,
    mayBeEmpty: schema instanceof z.ZodString && schema.safeParse('').success,
    fields:
      schema instanceof z.ZodObject
        ? Object.fromEntries(Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [name, shapeOf(field)]))
        : {},
    item: schema instanceof z.ZodArray ? shapeOf(schema.element as z.ZodType) : undefined,
  }
}

const shapes = new WeakMap<z.ZodType, Shape>()

export function shapeOf(schema: z.ZodType): Shape {
  const shape = shapes.get(schema) ?? read(schema)
  shapes.set(schema, shape)
  return shape
}

/** The shapes of named fields, such as those of a resource. */
export const shapesOf = (fields: Readonly<Record<string, z.ZodType>>): Record<string, Shape> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]))

/** A change of a value, wrapped since it may be undefined; nothing: look inside. */
type Change = (shape: Shape, value: unknown, path: string) => { value: unknown } | undefined

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** The value with `change` applied to each part of it, from the outside in. What its shape does not name is left out. */
export function mapValue(shape: Shape, value: unknown, change: Change, path = ''): unknown {
  if (value === null || value === undefined) return value
  const changed = change(shape, value, path)
  if (changed !== undefined) return changed.value
  const { item, fields } = shape
  if (item !== undefined && Array.isArray(value))
    return value.map((each, index) => mapValue(item, each, change, below(path, String(index))))
  if (isRecord(value) && Object.keys(fields).length > 0) return mapFields(fields, value, change, path)
  return value
}

/** `mapValue` for named fields. */
export const mapFields = (
  fields: Readonly<Record<string, Shape>>,
  value: Readonly<Record<string, unknown>>,
  change: Change,
  path = '',
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = fields[name]
      return field === undefined ? [] : [[name, mapValue(field, inner, change, below(path, name))]]
    }),
  )

/** The value without what its shape does not name. */
export const pruned = (fields: Readonly<Record<string, Shape>>, value: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  mapFields(fields, value, () => undefined)

/** Every text in a value, in all languages, with its shape. */
export function textsIn(shape: Shape, value: unknown): { shape: Shape; text: string }[] {
  const texts: { shape: Shape; text: string }[] = []
  mapValue(shape, value, (inner, part) => {
    if (typeof part !== 'string') return undefined
    texts.push({ shape: inner, text: part })
    return { value: part }
  })
  return texts
}
