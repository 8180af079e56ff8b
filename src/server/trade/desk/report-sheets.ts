import { companies } from '#contract/account/companies.ts'
import { languageTag, type Locale } from '#contract/locale.ts'
import { shapeOf } from '#contract/shape.ts'
import { meetingOutcome } from '#contract/trade/outcomes.ts'
import { participants } from '#contract/trade/participants.ts'
import type { FairFigures, FairGroup, FairOutcomes } from '#contract/trade/results.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { translate } from '../../http/catalogues.ts'
import type { Cell, SheetPages, SheetRow } from '../../http/sheet.ts'
import { perAccount } from './outcome-figures.ts'

const pageSize = 500

/** Says the labels of fields and their choices in a language. */
const sayerOf = (locale: Locale) => (id: string | undefined) => (id === undefined ? undefined : translate(locale, { id }))

const figureNames: Readonly<Record<keyof FairFigures, string>> = {
  offers: /*i18n*/ '제안',
  open: /*i18n*/ '답을 기다림',
  accepted: /*i18n*/ '수락',
  declined: /*i18n*/ '거절',
  expired: /*i18n*/ '기한 지남',
  cancelled: /*i18n*/ '취소',
  agreed: /*i18n*/ '확정된 상담',
  unmarked: /*i18n*/ '상담 여부를 기다림',
  met: /*i18n*/ '상담함',
  missed: /*i18n*/ '상담하지 못함',
  disputed: /*i18n*/ '서로 다르게 알림',
  repeated: /*i18n*/ '전에도 만난 두 기업',
}
const headings = {
  figure: /*i18n*/ '항목',
  number: /*i18n*/ '수',
  sellers: /*i18n*/ '판매 기업',
  buyers: /*i18n*/ '바이어',
  reports: /*i18n*/ '결과를 적은 쪽',
  amount: /*i18n*/ '예상 거래 금액(원)',
  agreed: /*i18n*/ '확정된 상담',
  met: /*i18n*/ '상담함',
  none: /*i18n*/ '적지 않음',
} as const

/** A sheet that is made at once. */
async function* one(rows: readonly SheetRow[]): SheetPages & AsyncGenerator<readonly SheetRow[]> {
  yield rows
}

interface Summed {
  figures: FairFigures
  outcomes: FairOutcomes
}

/** The figures of a fair, one a row. */
export function summarySheet(locale: Locale, { figures, outcomes }: Summed): SheetPages {
  const say = sayerOf(locale)
  const shapes = shapeOf(meetingOutcome).fields
  const choices = (name: 'interest' | 'nextStep', counts: Readonly<Record<string, number>>): SheetRow[] =>
    Object.entries(counts).map(([key, value]) => [`${say(shapes[name]?.label)}: ${say(shapes[name]?.choices?.[key])}`, value])
  return one([
    [say(headings.figure), say(headings.number)],
    ...Object.entries(figureNames).map(([name, label]): SheetRow => [say(label), figures[name as keyof FairFigures]]),
    [say(headings.reports), outcomes.reports],
    [say(headings.amount), outcomes.amount],
    ...choices('interest', outcomes.interest),
    ...choices('nextStep', outcomes.nextSteps),
    ...outcomes.ratings.map((value, index): SheetRow => [`${say(shapes['rating']?.label)}: ${index + 1}`, value]),
  ])
}

/** A country by its name in a language. */
function countryNamer(locale: Locale): (code: string | null) => string | undefined {
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region', fallback: 'code' })
  return (code) => (code === null ? undefined : names.of(code))
}

/** Companies by what they have in common, a group a row. */
export function groupSheet(locale: Locale, by: 'category' | 'country', groups: readonly FairGroup[]): SheetPages {
  const say = sayerOf(locale)
  const nameOf = by === 'country' ? countryNamer(locale) : (name: string | null) => name ?? undefined
  const label = shapeOf(companies.fields[by]).label
  return one([
    [say(label), say(headings.sellers), say(headings.buyers), say(headings.met), say(headings.amount)],
    ...groups.map(({ name, sellers, buyers, met, amount }): SheetRow => [nameOf(name) ?? say(headings.none), sellers, buyers, met, amount]),
  ])
}

/** Companies that applied for a fair, and what they had of it: a page at a time. */
export async function* companySheet(db: Db, locale: Locale, _fair: string): AsyncGenerator<readonly SheetRow[]> {
  const say = sayerOf(locale)
  const { role, state } = participants.fields
  const { category, country, certificate } = companies.fields
  const [roles, states, certificates] = [role, state, certificate].map((field) => shapeOf(field).choices)
  const countryOf = countryNamer(locale)
  const labels = [participants.fields.name, role, state, category, country, certificate].map((field) => say(shapeOf(field).label))
  yield [[...labels, say(headings.agreed), say(headings.met), say(headings.amount)]]
  let last = ''
  for (;;) {
    const { rows } = await sql<Record<string, string | number | null>>`
      select p."_id", p."name", p."role", p."state", c."category", c."country", c."certificate", a."agreed", a."met", a."amount"
      from "fairs_participants" as p
      left join "companies" as c on c."_user" = p."_user"
      left join ${perAccount(_fair)} as a on a."_user" = p."_user"
      where p."_fair" = ${_fair} and p."_id" > ${last}
      order by p."_id" limit ${pageSize}`.execute(db)
    const text = (value: string | number | null | undefined): string | undefined => (value == null ? undefined : String(value))
    const word = (choices: Readonly<Record<string, string>> | undefined, value: string | number | null | undefined): Cell =>
      value == null ? undefined : (say(choices?.[value]) ?? String(value))
    yield rows.map((row): SheetRow => [
      text(row['name']),
      word(roles, row['role']),
      word(states, row['state']),
      text(row['category']),
      countryOf(text(row['country']) ?? null),
      word(certificates, row['certificate']),
      ...['agreed', 'met', 'amount'].map((name) => Number(row[name] ?? 0)),
    ])
    if (rows.length < pageSize) return
    last = String(rows.at(-1)?.['_id'])
  }
}
