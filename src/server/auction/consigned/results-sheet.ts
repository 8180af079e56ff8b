import { authors } from '#contract/auction/authors.ts'
import { consignors } from '#contract/auction/consignors.ts'
import { programs } from '#contract/auction/programs.ts'
import { settlementState } from '#contract/auction/settlements.ts'
import { works } from '#contract/auction/works.ts'
import type { ItemOf } from '#contract/resource.ts'
import { shapeOf } from '#contract/shape.ts'
import { textOf } from '#contract/title.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { audit } from '../../http/audit.ts'
import { translate } from '../../http/catalogues.ts'
import type { Caller } from '../../http/platform.ts'
import type { Context } from '../../http/route.ts'
import type { SheetRow } from '../../http/sheet.ts'
import { requireItem } from '../../http/standard.ts'
import { Streamed } from '../../http/streamed.ts'
import { xlsxOf } from '../../http/xlsx.ts'
import type { AuctionDeps } from '../auction.ts'
import { readByIds } from '../read-by-ids.ts'
import { amountsOf, entriesOf } from './statements.ts'

const headings = [
  /*i18n*/ '작품 번호',
  /*i18n*/ '작가',
  /*i18n*/ '제목',
  /*i18n*/ '상태',
  /*i18n*/ '낙찰가(원)',
  /*i18n*/ '위탁자',
  /*i18n*/ '위탁 계약 번호',
  /*i18n*/ '수수료율(%)',
  /*i18n*/ '위탁 수수료(원)',
  /*i18n*/ '수수료 부가세(원)',
  /*i18n*/ '비용(원)',
  /*i18n*/ '원천징수(원)',
  /*i18n*/ '지급액(원)',
  /*i18n*/ '받을 계좌',
  /*i18n*/ '지급한 날',
  /*i18n*/ '메모',
] as const

const states = shapeOf(settlementState).choices ?? {}
/** State of a sold work without a consignor. */
const sold = /*i18n*/ '낙찰'

type Work = ItemOf<typeof works>
interface Start {
  lot: string
  artist: string | undefined
  title: string
}

/** So many works are read at a time. */
const batch = 200

/** Reads what is beside a page of works, by their ids. */
async function readBeside(db: Db, _program: string, items: readonly Work[], deps: AuctionDeps) {
  const ids = items.map(({ _id }) => _id)
  const entries = await entriesOf(db, _program, deps).where('w._id', 'in', ids).orderBy('n.round').execute()
  const lots = await db.selectFrom('auctionLots').select(['_work', 'phase', 'price']).where('_work', 'in', ids).execute()
  const named = items.flatMap(({ _consignor }) => _consignor ?? [])
  return {
    entries: Map.groupBy(entries, ({ _work }) => _work),
    lots: new Map(lots.map((lot) => [lot._work, lot])),
    artists: await readByIds(
      db,
      authors,
      items.map(({ _author }) => _author),
    ),
    payees: await readByIds(db, consignors, named),
  }
}

/** Reads works of a sale in the order of their numbers, page by page, as rows of the sheet. */
async function* rowsOf({ locale, request }: Context<Caller>, _program: string, deps: AuctionDeps): AsyncGenerator<SheetRow[]> {
  const { db } = request.server.platform.database
  const say = (id: string | undefined) => (id === undefined ? undefined : translate(locale, { id }))
  const ofHouse = ({ lot, artist, title }: Start, found: { phase: string; price: number | null } | undefined): SheetRow => {
    const isSold = found?.phase === 'sold'
    const state = isSold ? sold : found?.phase === 'passed' || found?.phase === 'withdrawn' ? states['notSold'] : states['open']
    return [lot, artist, title, say(state), isSold ? (found.price ?? undefined) : undefined]
  }
  yield [headings.map((heading) => say(heading))]
  for (let skip = 0; ; skip += batch) {
    const items = await repositoryOf(works).select(db, { where: { _program }, sort: 'place', limit: batch, skip })
    const { entries, lots, artists, payees } = await readBeside(db, _program, items, deps)
    yield items.flatMap((work) => {
      const name = artists.get(work._author)?.name
      const start = { lot: work.lot, artist: name && textOf(name, locale), title: textOf(work.title, locale) }
      const rows = entries.get(work._id) ?? []
      if (rows.length === 0) return [ofHouse(start, lots.get(work._id))]
      const account = payees.get(work._consignor ?? '')?.bankAccount ?? undefined
      return rows.map((row): SheetRow => {
        const { hammer, commission, commissionVat, fees, withholding, payable } = amountsOf(row) ?? {}
        const contract = [row.name, work.contractNumber ?? undefined, work.commission ?? undefined]
        const amounts = [commission, commissionVat, fees, withholding, payable]
        const paid = [account, row.paidOn ?? undefined, row.note ?? undefined]
        return [start.lot, start.artist, start.title, say(states[row.state]), hammer, ...contract, ...amounts, ...paid]
      })
    })
    if (items.length < batch) return
  }
}

/** Answers the results of a sale and what their consignors get, as a workbook. It is noted who took it along, and why. */
export async function exportResults(context: Context<Caller>, _program: string, reason: string, deps: AuctionDeps): Promise<Streamed> {
  const { caller, locale, request } = context
  const program = await requireItem(context, programs, _program)
  await audit(request.server.platform.database.db, caller, { action: 'export', resource: 'auction/settlements', items: [_program], reason })
  const name = encodeURIComponent(`${textOf(program.title, locale)}.xlsx`)
  return new Streamed(xlsxOf(rowsOf(context, _program, deps)), {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'cache-control': 'no-store',
  })
}
