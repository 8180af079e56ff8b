import { textOf } from '#contract/title.ts'
import { method, matchingState } from '#contract/trade/matchings.ts'
import { meetingOutcome, outcomeNames } from '#contract/trade/outcomes.ts'
import { surveyFields } from '#contract/trade/surveys.ts'
import { maxExported } from '#contract/list-calls.ts'
import { shapeOf } from '#contract/shape.ts'
import { sql } from 'kysely'
import { auditList } from '../../http/audit.ts'
import { ApiError } from '../../http/api-error.ts'
import { translate } from '../../http/catalogues.ts'
import type { Context } from '../../http/route.ts'
import type { SheetRow } from '../../http/sheet.ts'
import { Streamed } from '../../http/streamed.ts'
import { workbookOf } from '../../http/xlsx.ts'
import type { Fair } from '../fairs/fair-plan.ts'
import { toBoard } from '../matchings/matching-rows.ts'
import { commentSheet, companySheet, groupSheet, summarySheet, surveySheet } from './report-sheets.ts'
import { readResults } from './results.ts'

const pageSize = 200

const headings = [
  /*i18n*/ '날짜',
  /*i18n*/ '시작 시각',
  /*i18n*/ '끝 시각',
  /*i18n*/ '테이블',
  /*i18n*/ '판매 기업',
  /*i18n*/ '바이어',
  /*i18n*/ '상품',
  /*i18n*/ '상담 방법',
  /*i18n*/ '상담 상태',
  /*i18n*/ '사유',
] as const
/** Names on the tabs. */
const tabs = {
  meetings: /*i18n*/ '상담',
  companies: /*i18n*/ '참가 기업',
  results: /*i18n*/ '결과',
  sectors: /*i18n*/ '취급 분야별',
  countries: /*i18n*/ '국가별',
  survey: /*i18n*/ '설문',
} as const
const sides = { seller: /*i18n*/ '판매 기업', buyer: /*i18n*/ '바이어' } as const
const attendance = /*i18n*/ '참석'
const outcomeShapes = shapeOf(meetingOutcome).fields

/** A time on the fair's clock, as text: sheets know no zones. */
function clockOf(timeZone: string) {
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, hourCycle: 'h23', ...fields })
  return (instant: string | null): [day: string | undefined, time: string | undefined] => {
    if (instant === null) return [undefined, undefined]
    const [day, time] = clock.format(new Date(instant)).split(' ')
    return [day, time]
  }
}

async function* rowsOf({ locale, request }: Context, fair: Fair, ids: readonly string[]): AsyncGenerator<SheetRow[]> {
  const say = (id: string | undefined) => (id === undefined ? undefined : translate(locale, { id }))
  // What each side says: whether it met, and what came of it.
  const saidBy = (['seller', 'buyer'] as const).flatMap((side) =>
    [attendance, ...outcomeNames.map((name) => outcomeShapes[name]?.label)].map((label) => `${say(sides[side])}: ${say(label)}`),
  )
  yield [[...headings.map((heading) => translate(locale, { id: heading })), ...saidBy]]
  const shown = clockOf(fair.timeZone)
  const [methods, states] = [shapeOf(method).choices, shapeOf(matchingState).choices]
  for (let from = 0; from < ids.length; from += pageSize) {
    const { db: own } = request.server.platform.database
    const found = await own
      .selectFrom('matchings')
      .selectAll()
      .where('_id', 'in', ids.slice(from, from + pageSize))
      .execute()
    const byId = new Map((await toBoard(own, found, locale, new Date().toISOString())).map((matching) => [matching._id, matching]))
    yield ids.slice(from, from + pageSize).flatMap((_id) => {
      const matching = byId.get(_id)
      if (matching === undefined) return []
      const [day, start] = shown(matching.startsAt)
      const [, end] = shown(matching.endsAt)
      const { tableNumber, seller, buyer, product, reason } = matching
      const words = [say(methods?.[matching.method]), say(states?.[matching.state]), reason ?? undefined]
      const said = (['seller', 'buyer'] as const).flatMap((side) => {
        const mark = matching.marks[side]
        const cells = outcomeNames.map((name) => {
          const value = matching.outcomes[side]?.[name] ?? undefined
          return typeof value === 'number' ? value : (say(outcomeShapes[name]?.choices?.[value ?? ''] ?? undefined) ?? value)
        })
        return [say(mark === null ? undefined : states?.[mark]), ...cells]
      })
      return [[day, start, end, tableNumber ?? undefined, seller.name, buyer.name, product?.name, ...words, ...said]]
    })
  }
}

/** The report of a fair as a workbook: its matchings, agreed ones first in the order of their times, its companies and its figures. */
export async function fairSheet(context: Context, fair: Fair): Promise<Streamed> {
  const { db, caller, locale, request } = context
  const found = await db
    .selectFrom('matchings')
    .select('_id')
    .where('_fair', '=', fair._id)
    .orderBy(sql`case when "startsAt" is null then 1 else 0 end`)
    .orderBy('startsAt')
    .orderBy('tableNumber')
    .orderBy('_id')
    .limit(maxExported + 1)
    .execute()
  if (found.length > maxExported) throw new ApiError('tooManyRows', { values: { limit: maxExported.toLocaleString('en') } })
  const details = new URLSearchParams({ format: 'xlsx', rows: String(found.length) }).toString()
  await auditList(request.server.platform.database.db, caller, { action: 'export', resource: 'fairs', details, reason: null })
  const name = encodeURIComponent(`${textOf(fair.title, locale)}.xlsx`)
  const meetings = rowsOf(
    context,
    fair,
    found.map(({ _id }) => _id),
  )
  const say = (id: string) => translate(locale, { id })
  const { figures, outcomes, survey, closedAt: closed, sectors, countries } = await readResults(db, fair)
  const closedAt = closed === null ? undefined : clockOf(fair.timeZone)(closed).join(' ')
  const { db: own } = request.server.platform.database
  return new Streamed(
    workbookOf([
      { name: say(tabs.meetings), pages: meetings },
      { name: say(tabs.companies), pages: companySheet(own, locale, fair._id) },
      { name: say(tabs.results), pages: summarySheet(locale, { figures, outcomes, closedAt }) },
      { name: say(tabs.sectors), pages: groupSheet(locale, 'sector', sectors) },
      { name: say(tabs.countries), pages: groupSheet(locale, 'country', countries) },
      { name: say(tabs.survey), pages: surveySheet(locale, survey) },
      { name: say(shapeOf(surveyFields.comment).label ?? ''), pages: commentSheet(own, locale, fair._id) },
    ]),
    {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'cache-control': 'no-store',
    },
  )
}
