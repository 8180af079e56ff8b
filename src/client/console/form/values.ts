import type { Shape } from '#contract/shape.ts'

/** What a form holds, and how it becomes what is sent. Fields of a form are never undefined. */

type Fields = Readonly<Record<string, Shape>>
type Values = Record<string, unknown>

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the initial value of an empty field. */
export function emptyOf(shape: Shape): unknown {
  if (shape.preset !== undefined) return shape.preset()
  if (shape.isNullable) return null
  switch (shape.kind) {
    case 'translated':
      return { ko: '' }
    case 'boolean':
      return false
    case 'list':
      return []
    case 'object':
      return emptyFields(shape.fields)
    case 'picture':
    case 'file':
    case 'reference':
      return null
    default:
      return ''
  }
}

export const emptyFields = (fields: Fields): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, shape.isOptional && !shape.preset ? undefined : emptyOf(shape)]))

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

function translatedOf(value: Values): Values {
  return Object.fromEntries(Object.entries(value).filter(([language, text]) => language === 'ko' || !(isBlank(text) || text === undefined)))
}

/** A value as the contract has it: an empty text is none, where there may be none. */
export function toWire(shape: Shape, value: unknown): unknown {
  if (shape.kind === 'list' && Array.isArray(value))
    return value.map((each) => (shape.item === undefined ? each : toWire(shape.item, each)))
  if (shape.kind === 'translated' && isRecord(value)) {
    const texts = translatedOf(value)
    return shape.isNullable && Object.values(texts).every(isBlank) ? null : texts
  }
  if (shape.kind === 'object' && isRecord(value)) return fieldsToWire(shape.fields, value)
  if (value === undefined || value === null) return shape.isNullable ? null : undefined
  if (isBlank(value) && shape.isOptional) return undefined
  if (isBlank(value)) return shape.isNullable ? null : shape.kind === 'number' || shape.kind === 'instant' ? undefined : value
  return value
}

export const fieldsToWire = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, shape]) => {
      const value = toWire(shape, values[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Independent of the order of keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  ) ?? 'undefined'

export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** The fields that have another value than before. */
export const changedIn = (before: Values, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(before[name], value)))

/** `career.0.txt.ko`, as the server names a place, as the form does: `career[0].txt.ko`. */
export const toFormPath = (path: string): string => path.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]')
