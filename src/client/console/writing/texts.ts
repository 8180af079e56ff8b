import { type Locale, locales } from '#contract/locale.ts'
import type { Shape } from '#contract/shape.ts'

/** A translated text of a form, in one language. */
export interface Text {
  /** Its place in the form: `career[0].txt`. */
  path: string
  locale: Locale
  isRich: boolean
  /** As the contract says it, to be translated. */
  label: string
  text: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function textsAt(shape: Shape, value: unknown, path: string, label: string): Text[] {
  const own = shape.label ?? label
  if (shape.kind === 'translated') {
    const texts = isRecord(value) ? value : {}
    const isRich = shape.fields['ko']?.kind === 'richText'
    return locales.map((locale) => ({ path, locale, isRich, label: own, text: typeof texts[locale] === 'string' ? texts[locale] : '' }))
  }
  const { item } = shape
  if (item !== undefined && Array.isArray(value)) return value.flatMap((each, index) => textsAt(item, each, `${path}[${index}]`, own))
  if (shape.kind === 'object' && isRecord(value))
    return Object.entries(shape.fields).flatMap(([name, inner]) => textsAt(inner, value[name], `${path}.${name}`, own))
  return []
}

/** Every translated text of a form, in all languages; empty ones too. */
export const textsOf = (fields: Readonly<Record<string, Shape>>, values: Readonly<Record<string, unknown>>): Text[] =>
  Object.entries(fields).flatMap(([name, shape]) => textsAt(shape, values[name], name, name))

/** Counts the texts that are written in any language, and those of them that one lacks; a blank is no text. */
export function countIn(texts: readonly Text[], locale: Locale): { all: number; missing: number } {
  const filled = texts.filter(({ text }) => text.trim() !== '')
  const own = new Set(filled.flatMap(({ path, locale: of }) => (of === locale ? [path] : [])))
  const all = new Set(filled.map(({ path }) => path)).size
  return { all, missing: all - own.size }
}

/** A place without its numbers, as translations are noted by: `career.txt`. */
export const fieldOf = (path: string): string => path.replaceAll(/\[\d+\]/g, '')

/** Reads what is at a place of the values of a form: `career[0]`. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values
  for (const key of path.split(/[.[\]]+/).filter((part) => part !== ''))
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  return value
}

/** Reads the text at a place of the values of a form: `career[0].txt.ko`. */
export function textAt(values: unknown, path: string): string {
  const text = valueAt(values, path)
  return typeof text === 'string' ? text : ''
}
