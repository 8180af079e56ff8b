import { resources } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import { mapValue, type Shape } from '#contract/shape.ts'
import { type MediaPlace, maxPlaces } from '#contract/platform/media.ts'
import { titleOf } from '#contract/title.ts'
import type { Item } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { lockRevisions } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import type { Caller } from '../http/platform.ts'
import type { WriteContext } from '../http/route.ts'
import { updateItem } from '../http/standard.ts'
import { openResource } from './editorial.ts'
import { type FileRow, pictureOf } from './media-files.ts'

const all: readonly AnyResource[] = resources

/** The first places that name a file, with what their items are called as far as the caller may know. */
export async function placesOf({ db, caller }: Pick<WriteContext, 'db' | 'caller'>, _file: string): Promise<MediaPlace[]> {
  const named = db.selectFrom('fileUses').select(['resource', '_item', 'field']).where('_file', '=', _file)
  const rows = await named.orderBy('resource').orderBy('_item').orderBy('field').limit(maxPlaces).execute()
  const titles = new Map<string, string>()
  for (const [path, places] of Map.groupBy(rows, ({ resource }) => resource)) {
    const resource = all.find((each) => each.path === path)
    if (resource === undefined || caller?.scopes.includes(resource.scope) !== true) continue
    const where = { _id: { in: places.map(({ _item }) => _item) } }
    const items: Item[] = await repositoryOf(resource).select(db, { where })
    for (const item of items) titles.set(item._id, titleOf(resource, item, 'ko'))
  }
  return rows.map((row) => ({ ...row, title: titles.get(row._item) ?? null }))
}

/** The HTML of a text with the size of each picture that is now another one: it keeps its place while it loads. */
const resized = (html: string, { _id, width, height }: FileRow): string =>
  html.replaceAll(/<img\b[^>]*>/g, (tag) =>
    tag.includes(_id) ? tag.replace(/\bwidth="\d+"/, `width="${width ?? ''}"`).replace(/\bheight="\d+"/, `height="${height ?? ''}"`) : tag,
  )

/** A value with another file, or the same with other facts, in the place of one. */
function renamed(shape: Shape, value: unknown, from: string, to: FileRow): unknown {
  const picture = pictureOf(to)
  const { _id: _file, name, type, size } = to
  return mapValue(shape, value, ({ kind }, part) => {
    const isWhole = kind === 'picture' || kind === 'file'
    if (isWhole && (part as { _file?: string })._file === from)
      return { value: kind === 'file' ? { _file, name, type, size } : (picture ?? part) }
    if (typeof part !== 'string' || !part.includes(from)) return undefined
    const text = part.replaceAll(from, _file)
    return { value: kind === 'richText' && from !== _file ? resized(text, to) : text }
  })
}

/**
 * Writes every item that names a file, as its PUT would: pages are made again, devices hear of it, versions are kept. An address of a
 * file is kept for ever by browsers, so another picture is another file.
 * @throws ApiError `forbidden` where one is in a resource that the caller's scopes do not open
 */
export async function rewriteUses(context: WriteContext<Caller>, from: string, to: FileRow): Promise<void> {
  const { db } = context
  const rows = await db.selectFrom('fileUses').select(['resource', '_item', 'field']).where('_file', '=', from).execute()
  const paths = [...new Set(rows.map(({ resource }) => resource))]
  for (const path of paths) openResource(context, path)
  await lockRevisions(db, paths)
  // Read again under the lock: an item may have come or gone since.
  for (const { resource: path, _item, fields } of await usesUnderLock(db, from)) {
    const resource = openResource(context, path)
    const { all: shapes } = resource.shapes
    await updateItem(context, resource, _item, (item) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const shape = shapes[field]
          return shape === undefined ? [] : [[field, renamed(shape, item[field], from, to)]]
        }),
      ),
    )
  }
}

/** The items that name a file, each with its fields. */
async function usesUnderLock(db: Db, _file: string): Promise<{ resource: string; _item: string; fields: string[] }[]> {
  const rows = await db.selectFrom('fileUses').select(['resource', '_item', 'field']).where('_file', '=', _file).execute()
  return [...Map.groupBy(rows, ({ resource, _item }) => `${resource} ${_item}`).values()].flatMap((places) => {
    const [first] = places
    return first === undefined ? [] : [{ resource: first.resource, _item: first._item, fields: places.map(({ field }) => field) }]
  })
}
