import type { Picture } from '#contract/field.ts'
import { thumbsShown } from '#contract/trade/participants.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { presentAll } from './presented-companies.ts'

type Presented = Awaited<ReturnType<typeof presentAll>>
interface Row {
  _company: string
  thumb: string | null
  images: string
}

/** Reads the first pictures of what some companies show at a fair, the newest products first, by company: in one query. */
async function readThumbs(db: Db, _fair: string, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select "_company", "thumb", "images" from (
      select "c"."_id" as "_company", "o"."thumb", "o"."images", "o"."createdAt", "o"."_id",
        row_number() over (partition by "c"."_id" order by "o"."createdAt" desc, "o"."_id" desc) as "place"
      from "companies" as "c"
      inner join "fairs_products" as "o" on "o"."_user" = "c"."_user"
      inner join "fairProducts" as "f" on "f"."_product" = "o"."_id" and "f"."_fair" = ${_fair}
      where "c"."_id" in (${sql.join([...ids])}) and ("o"."thumb" is not null or "o"."images" <> '[]')
    ) as "shown"
    where "place" <= ${thumbsShown}
    order by "createdAt" desc, "_id" desc`.execute(db)
  const pictureOf = ({ thumb, images }: Row): Picture | undefined =>
    thumb === null ? (JSON.parse(images) as { picture: Picture }[])[0]?.picture : (JSON.parse(thumb) as Picture)
  const byCompany = Map.groupBy(rows, ({ _company }) => _company)
  return new Map(Array.from(byCompany, ([_company, own]) => [_company, own.flatMap((row) => pictureOf(row)?._file ?? [])]))
}

/** Sellers as lists show them. */
export async function toSellers(db: Db, _fair: string, presented: Presented) {
  const thumbs = await readThumbs(
    db,
    _fair,
    presented.map(({ card }) => card._company),
  )
  return presented.map(({ card, ofSeller }) => ({ ...card, ...ofSeller, thumbs: thumbs.get(card._company) ?? [] }))
}
