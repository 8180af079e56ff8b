import type { AnyResource } from '#contract/resource.ts'
import type { OnlySite } from '#contract/sites.ts'
import { mostWork, type ToTranslate, type WorkItem } from '#contract/platform/writing.ts'
import { titleOf } from '#contract/title.ts'
import type { Item } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { readRevision } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import { countUntranslated } from '../db/translation-state.ts'
import { listQueryOf } from '../http/list-query.ts'
import type { Caller } from '../http/platform.ts'
import type { Context } from '../http/route.ts'
import { openPaths, openTo } from './editorial.ts'

/** Looked at are so many of the last versions of all content, and of one's own so many items. */
const [mostVersions, mostItems] = [2000, 40]

const isListed = ({ calls, path }: AnyResource): boolean => `GET /api/console/${path}` in calls

/** Reads which items somebody has saved last, of those that the scopes open. */
function readSaved({ db, caller }: Pick<Context<Caller>, 'db' | 'caller'>, paths: readonly string[]) {
  // Ids are in the order of time.
  const last = db.selectFrom('versions').select(['_id', 'resource', '_item', 'at', '_user']).orderBy('_id', 'desc').limit(mostVersions)
  return db
    .selectFrom(last.as('last'))
    .select(({ fn }) => ['resource', '_item', fn.max('at').as('at'), fn.max('_id').as('newest')])
    .where('_user', '=', caller._id)
    .where('resource', 'in', paths)
    .groupBy(['resource', '_item'])
    .orderBy('newest', 'desc')
    .limit(mostItems)
    .execute()
}

/** Reads what the caller has saved last, and of that what is still a draft without a date. */
export async function readOwnWork(context: Context<Caller>): Promise<{ drafts: WorkItem[]; edits: WorkItem[] }> {
  const { db, locale } = context
  const open = openTo(context.caller).filter(isListed)
  const known = new Set(open.map(({ path }) => path))
  const saved = await readSaved(
    context,
    openPaths(context).filter((path) => path === '' || known.has(path)),
  )
  if (saved.length === 0) return { drafts: [], edits: [] }
  const found = new Map<string, Item>()
  for (const resource of open) {
    const ids = saved.flatMap((row) => (row.resource === resource.path ? [row._item] : []))
    if (ids.length === 0) continue
    const { where } = listQueryOf(resource, {}, context.request.server.platform.config.onlySite)
    for (const item of await repositoryOf(resource).select(db, { where: { ...where, _id: { in: ids } } })) found.set(item._id, item)
  }
  const dated = await db
    .selectFrom('schedules')
    .select('_item')
    .where('publishAt', 'is not', null)
    .where('_item', 'in', [...found.keys(), ''])
    .execute()
  const work = saved.flatMap(({ resource: path, _item, at }): WorkItem[] => {
    const [item, resource] = [found.get(_item), open.find((each) => each.path === path)]
    if (item === undefined || resource === undefined) return []
    return [{ resource: path, _id: _item, title: titleOf(resource, item, locale), isPublished: item.isPublished, at }]
  })
  const isDraft = ({ _id, isPublished }: WorkItem) => !isPublished && dated.every(({ _item }) => _item !== _id)
  return { drafts: work.filter(isDraft).slice(0, mostWork), edits: work.slice(0, mostWork) }
}

interface Counted {
  revision: string
  counts: Promise<{ total: number; en: number; cn: number }>
}

/** Makes the read of how much content is to be translated. Documents are read again only after their resource has changed. */
export function translationCounter(onlySite: OnlySite) {
  const counted = new Map<string, Counted>()
  const countOf = async (db: Db, resource: AnyResource, where: ReturnType<typeof listQueryOf>['where']) => {
    const revision = await readRevision(db, resource.path)
    const known = counted.get(resource.path)
    if (known?.revision === revision) return known.counts
    const counts = countUntranslated(db, resource, where)
    counted.set(resource.path, { revision, counts })
    return counts.catch((error: unknown) => {
      counted.delete(resource.path)
      throw error
    })
  }
  return async ({ db, caller }: Context<Caller>): Promise<ToTranslate[]> => {
    const translations: ToTranslate[] = []
    // One after the other: a dashboard is nobody's turn alone.
    for (const resource of openTo(caller).filter((each) => each.isTranslated && isListed(each))) {
      const wanted = listQueryOf(resource, {}, onlySite)
      const counts = await countOf(db, resource, wanted.where)
      const stale = await repositoryOf(resource).count(db, { ...wanted, translation: 'stale' })
      translations.push({ resource: resource.path, ...counts, stale })
    }
    return translations
  }
}
