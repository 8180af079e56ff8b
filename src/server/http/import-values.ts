import { id } from '#contract/field.ts'
import { type Locale, locales } from '#contract/locale.ts'
import type { ImportColumn } from '#contract/import-columns.ts'
import type { Shape } from '#contract/shape.ts'
import { translate } from './catalogues.ts'
import type { Text } from './issues.ts'
import { words } from './sheet-cells.ts'
import { officeOffset } from './sheet.ts'

/** A cell as a value, or what is wrong with it. */
export type Reading = { value: unknown } | { issue: Text; values?: Record<string, string> }

/** Returns whether a cell is an id, and not a title. */
export const isId = (text: string): boolean => id.safeParse(text).success

/** As texts are compared: however they are composed, spaced and written. */
export const comparable = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '').toLowerCase()

const inEveryLanguage = (id: string): string[] => locales.map((locale) => comparable(translate(locale, { id })))

const yes = new Set(['true', '1', 'y', 'o', ...inEveryLanguage(words.yes)])
const no = new Set(['false', '0', 'n', 'x', ...inEveryLanguage(words.no)])

function readBoolean(text: string): Reading {
  const said = comparable(text)
  if (yes.has(said)) return { value: true }
  return no.has(said) ? { value: false } : { issue: 'import.boolean' }
}

/** A value of a choice by itself, or by what any language calls it. */
function readChoice(text: string, { choices = {}, schema }: Shape, locale: Locale): Reading {
  const said = comparable(text)
  const values = Object.keys(choices)
  const found = values.find((value) => comparable(value) === said || inEveryLanguage(choices[value] ?? value).includes(said))
  if (found !== undefined) return { value: found }
  // One without labels goes by its schema.
  if (values.length === 0 && schema.safeParse(text).success) return { value: text }
  return { issue: 'choice', values: { choices: values.map((value) => translate(locale, { id: choices[value] ?? value })).join(', ') } }
}

function readNumber(text: string): Reading {
  const plain = text.replaceAll(/[,\s]/g, '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? { value: Number(plain) } : { issue: 'import.number' }
}

const written =
  /^(\d{4})[-./년]\s*(\d{1,2})[-./월]\s*(\d{1,2})[.일]?(?:[T\s]\s*(?:(오전|오후|am|pm)\s*)?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(am|pm)?)?$/i

/** An instant: ISO 8601 with its zone, or as it is written in Korea, on the office's clock. */
function readInstant(text: string): Reading {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)))
    return { value: new Date(text).toISOString() }
  const parts = written.exec(text)
  if (parts === null) return { issue: 'import.instant' }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = [1, 2, 3, 5, 6, 7].map((at) => Number(parts[at] ?? 0))
  const half = (parts[4] ?? parts[8] ?? '').toLowerCase()
  const isLate = half === 'pm' || half === '오후'
  const hours = half === '' ? hour : (hour % 12) + (isLate ? 12 : 0)
  const there = new Date(Date.UTC(year, month - 1, day, hours, minute, second))
  // Dates that no calendar has, such as the 30th of February, turn into others.
  const isReal = there.getUTCMonth() === month - 1 && there.getUTCDate() === day && there.getUTCHours() === hours && minute < 60
  return isReal ? { value: new Date(there.getTime() - officeOffset).toISOString() } : { issue: 'import.instant' }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as paragraphs: an empty line begins the next one. */
const paragraphs = (text: string): string =>
  text
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('\n', '<br />')}</p>`)
    .join('')

/** A cell that is not empty as the value of its column. References are the caller's. */
export function readValue({ kind, shape }: Pick<ImportColumn, 'kind' | 'shape'>, text: string, locale: Locale): Reading {
  switch (kind) {
    case 'boolean':
      return readBoolean(text)
    case 'choice':
      return shape === undefined ? { value: text } : readChoice(text, shape, locale)
    case 'number':
    case 'money':
      return readNumber(text)
    case 'instant':
      return readInstant(text)
    case 'richText':
      return { value: paragraphs(text) }
    case 'list': {
      const item = shape?.item
      const parts = text.split(/;|\n/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
      const read = parts.map((part) => (item === undefined ? { value: part } : readValue({ kind: item.kind, shape: item }, part, locale)))
      return read.find((each) => 'issue' in each) ?? { value: read.map((each) => ('value' in each ? each.value : undefined)) }
    }
    default:
      return { value: text }
  }
}
