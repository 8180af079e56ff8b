import { companies } from '#contract/account/companies.ts'
import { languageTag, type Locale } from '#contract/locale.ts'
import { shapeOf } from '#contract/shape.ts'
import { meetingOutcome } from '#contract/trade/outcomes.ts'
import { participants } from '#contract/trade/participants.ts'
import type { FairFigures, FairGroup, FairOutcomes, FairSurveyFigures } from '#contract/trade/results.ts'
import { surveyMarks } from '#contract/trade/survey-marks.ts'
import { surveyFields } from '#contract/trade/surveys.ts'
import { sql } from 'kysely'
import { companyOwner } from '../../http/company-of.ts'
import type { Db } from '../../db/schema.ts'
import { translate } from '../../http/catalogues.ts'
import type { Cell, SheetPages, SheetRow } from '../../http/sheet.ts'
import { commentsOf } from '../closing/survey-figures.ts'
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
  closedAt: /*i18n*/ '마감한 때',
  notClosed: /*i18n*/ '마감하지 않음',
  all: /*i18n*/ '모두',
  sent: /*i18n*/ '보냄',
  survey: /*i18n*/ '설문',
  mean: /*i18n*/ '평균',
  yes: /*i18n*/ '예',
  no: /*i18n*/ '아니요',
} as const

/** A sheet that is made at once. */
async function* one(rows: readonly SheetRow[]): SheetPages & AsyncGenerator<readonly SheetRow[]> {
  yield rows
}

interface Summed {
  figures: FairFigures
  outcomes: FairOutcomes
  /** On the fair's clock; undefined: nobody has closed it. */
  closedAt: string | undefined
}

/** The figures of a fair, one a row. */
export function summarySheet(locale: Locale, { figures, outcomes, closedAt }: Summed): SheetPages {
  const say = sayerOf(locale)
  const shapes = shapeOf(meetingOutcome).fields
  const choices = (name: 'interest' | 'nextStep', counts: Readonly<Record<string, number>>): SheetRow[] =>
    Object.entries(counts).map(([key, value]) => [`${say(shapes[name]?.label)}: ${say(shapes[name]?.choices?.[key])}`, value])
  return one([
    [say(headings.figure), say(headings.number)],
    [say(headings.closedAt), closedAt ?? say(headings.notClosed)],
    ...Object.entries(figureNames).map(([name, label]): SheetRow => [say(label), figures[name as keyof FairFigures]]),
    [say(headings.reports), outcomes.reports],
    [say(headings.amount), outcomes.amount],
    ...choices('interest', outcomes.interest),
    ...choices('nextStep', outcomes.nextSteps),
    ...outcomes.ratings.map((value, index): SheetRow => [`${say(shapes['rating']?.label)}: ${index + 1}`, value]),
  ])
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, each) => sum + each, 0)
/** How often each mark was given, and before that how often in all, and their mean to a hundredth. */
const spread = (counts: readonly number[]): Cell[] => {
  const count = sumOf(counts)
  const mean = counts.reduce((sum, each, index) => sum + each * (index + 1), 0) / count
  return [count, count === 0 ? undefined : Math.round(mean * 100) / 100, ...counts]
}

/** The figures of a fair's survey: each mark of all, of sellers and of buyers. */
export function surveySheet(locale: Locale, { sent, answers, marks, again, notAgain }: FairSurveyFigures): SheetPages {
  const say = sayerOf(locale)
  const { label: comesAgain } = shapeOf(surveyFields.comesAgain)
  const groups = [headings.all, headings.sellers, headings.buyers].map(say)
  const rowsOf = <Value>(label: Cell, { sellers, buyers }: Record<'sellers' | 'buyers', Value>, add: (a: Value, b: Value) => Value) =>
    [add(sellers, buyers), sellers, buyers].map((value, index) => ({ label, group: groups[index], value }))
  const counted = (label: Cell, counts: Record<'sellers' | 'buyers', number>): SheetRow[] =>
    rowsOf(label, counts, (a, b) => a + b).map(({ label: name, group, value }): SheetRow => [name, group, value])
  return one([
    [say(headings.figure), say(shapeOf(participants.fields.role).label), say(headings.number), say(headings.mean), '1', '2', '3', '4', '5'],
    [`${say(headings.survey)}: ${say(headings.sent)}`, say(headings.all), sent],
    ...counted(say(headings.survey), answers),
    ...surveyMarks.flatMap((name) =>
      rowsOf(say(shapeOf(surveyFields[name]).label), marks[name], (a, b) => a.map((each, index) => each + (b[index] ?? 0))).map(
        ({ label, group, value }): SheetRow => [label, group, ...spread(value)],
      ),
    ),
    ...counted(`${say(comesAgain)}: ${say(headings.yes)}`, again),
    ...counted(`${say(comesAgain)}: ${say(headings.no)}`, notAgain),
  ])
}

/** Comments of participants in the survey, without their names: a page at a time. */
export async function* commentSheet(db: Db, locale: Locale, _fair: string): AsyncGenerator<readonly SheetRow[]> {
  yield [[sayerOf(locale)(shapeOf(surveyFields.comment).label)]]
  for (let skip = 0; ; skip += pageSize) {
    const found = await commentsOf(db, _fair).orderBy('comment').orderBy('_user').limit(pageSize).offset(skip).execute()
    yield found.map(({ comment }): SheetRow => [comment])
    if (found.length < pageSize) return
  }
}

/** A country by its name in a language. */
export function countryNamer(locale: Locale): (code: string | null) => string | undefined {
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region', fallback: 'code' })
  return (code) => (code === null ? undefined : names.of(code))
}

/** Companies by what they have in common, a group a row. */
export function groupSheet(locale: Locale, by: 'sector' | 'country', groups: readonly FairGroup[]): SheetPages {
  const say = sayerOf(locale)
  const { label, choices } = shapeOf(companies.fields[by])
  const nameOf = by === 'country' ? countryNamer(locale) : (name: string | null) => say(choices?.[name ?? ''])
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
      inner join "users" as u on u."_id" = p."_user"
      left join "companies" as c on c."_user" = ${companyOwner('u')}
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
