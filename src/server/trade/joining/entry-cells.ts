import type { ImportHeadings } from '#contract/import-calls.ts'
import type { Locale } from '#contract/locale.ts'
import { locales } from '#contract/locale.ts'
import { shapesOf } from '#contract/shape.ts'
import { entryHeadings, type ParticipantEntry, participantEntry } from '#contract/trade/joining.ts'
import { ApiError } from '../../http/api-error.ts'
import { translate } from '../../http/catalogues.ts'
import { comparable, readValue } from '../../http/import-values.ts'
import { issueOf } from '../../http/issues.ts'
import { check } from '../../http/route.ts'

const shapes = shapesOf(participantEntry.shape)
export const entryPaths = Object.keys(entryHeadings) as (keyof ParticipantEntry)[]

/** What lists call the values of a choice, beside the words of the console. */
const synonyms: Partial<Record<keyof ParticipantEntry, Readonly<Record<string, readonly string[]>>>> = {
  role: {
    SELLER: ['판매', '판매자', '판매사', '셀러', '공급', '공급사', '수출', '수출기업', 'seller', 'supplier', 'exporter', '卖家', '供应商'],
    BUYER: ['구매', '구매자', '구매사', '수입', '수입사', '바이어사', 'buyer', 'importer', '买家', '采购商'],
  },
  language: {
    ko: ['한글', '국문', '한국', 'korean', 'kr', 'ko-kr', '韩语', '韩文'],
    en: ['영어', '영문', 'english', 'en-us', 'en-gb', '英语', '英文'],
    cn: ['중국어', '중문', 'chinese', 'zh', 'zh-cn', '中文', '汉语'],
  },
}

/** Codes of all countries by what each language calls them, and by their own two letters. */
function countryCodes(): ReadonlyMap<string, string> {
  const letters = Array.from({ length: 26 }, (_one, at) => String.fromCodePoint(65 + at))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const named = ['ko', 'en', 'zh'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    return codes.flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [[comparable(name), code] as const, [comparable(code), code] as const]
    })
  })
  const common = [
    ['한국', 'KR'],
    ['korea', 'KR'],
    ['southkorea', 'KR'],
    ['usa', 'US'],
    ['u.s.a.', 'US'],
    ['uk', 'GB'],
    ['대만', 'TW'],
    ['홍콩', 'HK'],
    ['hongkong', 'HK'],
    ['베트남', 'VN'],
  ] as const
  return new Map<string, string>([...named, ...common])
}

let countries: ReadonlyMap<string, string> | undefined

/** Reads a cell. What it does not know stays as it is: the schema says what is wrong with it. @throws ApiError `invalid` */
function readCell(path: keyof ParticipantEntry, text: string, locale: Locale): unknown {
  const said = comparable(text)
  if (path === 'certificateYear') return /^\d{4}(?=\D|$)/.test(said) ? Number(said.slice(0, 4)) : text
  if (path === 'country') return (countries ??= countryCodes()).get(said) ?? text
  const known = Object.entries(synonyms[path] ?? {}).find(([, words]) => words.some((word) => comparable(word) === said))
  if (known !== undefined) return known[0]
  const shape = shapes[path]
  if (shape?.kind !== 'choice') return text
  const read = readValue({ kind: 'choice', shape }, text, locale)
  if ('issue' in read) throw new ApiError('invalid', { issues: [issueOf(path, read.issue, locale, read.values)] })
  return read.value
}

/**
 * Reads a row of the organiser's list.
 * @throws ApiError `invalid`, with all that is wrong by the paths of the columns
 */
export function readEntry(cells: ReadonlyMap<string, string>, locale: Locale): ParticipantEntry {
  const values: Record<string, unknown> = {}
  const issues: { path: string; message: string }[] = []
  for (const path of entryPaths) {
    const text = cells.get(path) ?? ''
    if (text === '') continue
    try {
      values[path] = readCell(path, text, locale)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      issues.push(...(error.details.issues ?? []))
    }
  }
  try {
    const read = check(participantEntry, values, locale)
    if (issues.length === 0) return read
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The first that is wrong with a cell says enough.
    for (const issue of error.details.issues ?? []) if (issues.every(({ path }) => path !== issue.path)) issues.push(issue)
  }
  throw new ApiError('invalid', { issues })
}

/** Columns of the list, with everything that a file may call them. */
export function entryColumns(locale: Locale): ImportHeadings {
  const columns = entryPaths.map((path) => {
    const shape = shapes[path]
    const id = shape?.label ?? path
    const label = translate(locale, { id })
    const headings = [path, ...locales.map((each) => translate(each, { id })), ...(entryHeadings[path] ?? [])]
    return { path, label, headings, isRequired: path === 'company' || path === 'mail' || path === 'role' }
  })
  return { columns, left: [] }
}
