import type { Locale } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import { mapFields } from '#contract/shape.ts'
import { v7 as uuid } from 'uuid'
import type { Item } from './repository.ts'
import type { Db } from './schema.ts'

interface Pair {
  /** Without places in lists, so that parts may change theirs. */
  field: string
  locale: Locale
  text: string
  source: string
}

/** Every translation in an item, with its Korean. */
function pairsIn({ shapes }: AnyResource, item: Item): Pair[] {
  const pairs: Pair[] = []
  mapFields(shapes.all, item, ({ kind }, value, path) => {
    if (kind !== 'translated') return undefined
    const { ko = '', ...others } = value as Partial<Record<Locale, string>>
    const field = path.replaceAll(/\.\d+(?=\.|$)/g, '')
    for (const [locale, text] of Object.entries(others) as [Locale, string][])
      if (text !== '') pairs.push({ field, locale, text, source: ko })
    return { value }
  })
  return pairs
}

const isOf = (one: Omit<Pair, 'source'>) => (other: Omit<Pair, 'source'>) =>
  one.field === other.field && one.locale === other.locale && one.text === other.text

/**
 * Notes, in the transaction of a change, which translations stay as they were while their Korean changed, and what Korean they were
 * made from. A translation that was changed too, or whose Korean is again what it was, is noted no longer.
 */
export async function noteTranslations(db: Db, resource: AnyResource, before: Item, after: Item): Promise<void> {
  const [were, are] = [pairsIn(resource, before), pairsIn(resource, after)]
  const ofItem = { resource: resource.path, _item: after._id }
  const noted = await db
    .selectFrom('translations')
    .selectAll()
    .where('resource', '=', ofItem.resource)
    .where('_item', '=', ofItem._item)
    .execute()
  const settled = noted.filter((row) => are.every((pair) => !isOf(row)(pair) || pair.source === row.source))
  if (settled.length > 0)
    await db
      .deleteFrom('translations')
      .where(
        '_id',
        'in',
        settled.map(({ _id }) => _id),
      )
      .execute()
  const stale = are.flatMap((pair) => {
    const sources = were.filter(isOf(pair)).map(({ source }) => source)
    const [source] = sources
    const isNoted = noted.some((row) => isOf(row)(pair))
    return source === undefined || sources.includes(pair.source) || isNoted ? [] : [{ _id: uuid(), ...ofItem, ...pair, source }]
  })
  if (stale.length > 0) await db.insertInto('translations').values(stale).execute()
}
