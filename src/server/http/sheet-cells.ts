import type { ImportColumn } from '#contract/import-columns.ts'
import { resources } from '#contract/api.ts'
import { localeNames } from '#contract/locale-names.ts'
import type { Locale } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { textOf, titleOf } from '#contract/title.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Item } from '../db/repository.ts'
import { plainTextOf } from '../mail/plain-text.ts'
import { translate } from './catalogues.ts'
import type { Context } from './route.ts'
import type { Cell } from './sheet.ts'

const all: readonly AnyResource[] = resources

/** Words of a sheet that no declaration has. */
export const words = {
  name: /*i18n*/ '이름',
  createdAt: /*i18n*/ '등록일',
  isPublished: /*i18n*/ '게시 여부',
  published: /*i18n*/ '게시함',
  draft: /*i18n*/ '임시 저장',
  yes: /*i18n*/ '예',
  no: /*i18n*/ '아니요',
} as const

export type Columns = readonly (readonly [name: string, shape: Shape])[]
/** Titles of referenced items, by id. */
export type Titles = ReadonlyMap<string, string>

/** Reads the titles of referenced items, limited to those that the caller may see or be told the name of. */
export async function titlesOf({ db, caller, locale }: Context, columns: Columns, items: readonly Item[]): Promise<Titles> {
  const titles = new Map<string, string>()
  for (const [name, { reference }] of columns) {
    const target = all.find(({ path }) => path === reference?.to)
    const mayBeNamed = reference?.names !== undefined || caller?.scopes.some((scope) => scope === target?.scope) === true
    if (target === undefined || !mayBeNamed) continue
    const ids = [...new Set(items.map((item) => item[name]))].filter((each) => typeof each === 'string')
    const found = ids.length === 0 ? [] : await repositoryOf(target).select(db, { where: { _id: { in: ids } } })
    for (const item of found) titles.set(item._id, titleOf(target, item, locale))
  }
  return titles
}

export function cellOf({ kind, choices }: Pick<Shape, 'kind' | 'choices'>, value: unknown, locale: Locale, titles: Titles): Cell {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return translate(locale, { id: value ? words.yes : words.no })
  const text = textOf(value, locale)
  if (kind === 'instant') return new Date(text)
  if (kind === 'choice') return choices?.[text] === undefined ? text : translate(locale, { id: choices[text] })
  return kind === 'reference' ? (titles.get(text) ?? text) : text
}

/** Between the values of a list. */
const separator = '; '
const minute = 60_000

/** Returns the heading of a column in a file that can be imported again. */
export const wholeHeading = ({ labels, locale: language }: ImportColumn, locale: Locale): string =>
  labels.map((id) => translate(locale, { id })).join(' › ') + (language === undefined ? '' : ` (${localeNames[language]})`)

/** The value of an item, or of an object in it, at a path: `subject.ko`. */
export const valueAt = (item: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined), item)

/** The cell of such a file: what an import finds there again it leaves as it is. Instants are those of whole minutes. */
export function wholeCell({ path, kind, shape }: ImportColumn, item: object, locale: Locale, titles: Titles): Cell {
  const value = valueAt(item, path)
  if (kind === 'richText' && typeof value === 'string') return plainTextOf(value)
  if (Array.isArray(value))
    return value.map((each) => String(cellOf(shape?.item ?? { kind: 'text', choices: undefined }, each, locale, titles))).join(separator)
  const cell = cellOf({ kind, choices: shape?.choices }, value, locale, titles)
  return cell instanceof Date ? new Date(Math.floor(cell.getTime() / minute) * minute) : cell
}
