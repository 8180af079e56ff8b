import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { id, type Picture } from '#contract/field.ts'
import type { Locale } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { SiteName } from '#contract/sites.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Where } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Platform, ReadSite } from '../http/platform.ts'
import { makeInTurn } from '../files/pictures.ts'
import { toPublic } from '../http/standard.ts'
import { networkOf } from '../http/network-of.ts'
import { queryLocale } from './query-locale.ts'
import { canDraw, type Card, drawCard, height, look, width } from './share-drawing.ts'

/** What the picture of an item shows. */
type Shown = Pick<Card, 'label' | 'heading'> & { picture: Picture | null }

/** Reader of a share picture. */
export interface Drawing {
  db: Db
  locale: Locale
  /** Also one that is not published: for who has the link of its preview. */
  isDraft: boolean
}

/** Drawings of items for shared links, by the kind in their address. */
export type ShareCards = Readonly<Record<string, (drawing: Drawing, _id: string) => Promise<Shown | undefined>>>

/** Reads the item that fits, as its readers see it. */
export async function readShared<R extends AnyResource>({ db, locale, isDraft }: Drawing, resource: R, where: Where<R>) {
  const [item] = await repositoryOf(resource).select(db, { where, limit: 1, ...(isDraft ? {} : { state: 'published' }) })
  return item && toPublic(resource, item, locale, false)
}

interface Drawable {
  card: Card
  locale: Locale
  picture: Picture | null
}

async function drawableOf(
  cards: ShareCards,
  drawing: Drawing & { site: SiteName; readSite: ReadSite },
  kind: string,
  _id: string,
): Promise<Drawable> {
  const { db, locale, site, readSite } = drawing
  const shown = Object.hasOwn(cards, kind) ? await cards[kind]?.(drawing, _id) : undefined
  if (shown === undefined) throw new ApiError('notFound')
  const { picture, ...texts } = shown
  const card = { ...texts, firm: (await readSite(db, site, locale)).name }
  // A rare Chinese sign (of a name, mostly) is in no font of ours: a whole English picture rather than one with a gap.
  return locale !== 'cn' || (await canDraw(card, locale))
    ? { card, locale, picture }
    : drawableOf(cards, { ...drawing, locale: 'en' }, kind, _id)
}

/** The picture as it was stored, else drawn and stored in the place of the one before; that of a draft is drawn each time. */
async function pictureOf({ storage }: Platform, name: string, { card, locale, picture }: Drawable, by: string, isDraft: boolean) {
  const path = storage.pathOf(name)
  if (!isDraft && (await storage.has(name))) return readFile(path)
  const draw = async () => {
    const drawn = await drawCard(card, locale, picture === null ? undefined : storage.pathOf(`${picture._file}/original`))
    if (isDraft) return drawn
    await storage.remove(name.replace(/[^/]*$/, ''))
    await storage.write(name, drawn)
    return drawn
  }
  return makeInTurn(isDraft ? `draft ${name}` : name, draw, { by, cost: width * height })
}

/** Whether who asks has the link of the item's preview. @throws ApiError `notFound` where it is another's, or has ended */
async function isPreviewed({ previews }: Platform, { query }: FastifyRequest, _id: string): Promise<boolean> {
  const { token } = query as { token?: unknown }
  if (token === undefined) return false
  if ((await previews.read(typeof token === 'string' ? token : ''))?._item !== _id) throw new ApiError('notFound')
  return true
}

/**
 * Serves the pictures that shared links show (Open Graph): `/og/{kind}/{_id}.png`, in the language of
 * `?lang`. Each is made when it is first asked for, once for each content. With the `?token` of an item's preview (pages/previews.ts) it
 * is that of the item as it is stored, published or not.
 */
export function serveSharePictures(app: FastifyInstance, cards: ShareCards): void {
  const { platform } = app
  app.route<{ Params: { kind: string; _id: string } }>({
    method: 'GET',
    url: '/og/:kind/:_id.png',
    // They are made to be shown by others.
    onSend: async (_request, reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin')
    },
    handler: async (request, reply) => {
      const { kind, _id } = request.params
      if (!id.safeParse(_id).success) throw new ApiError('notFound')
      const asked = queryLocale(request)
      const isDraft = await isPreviewed(platform, request, _id)
      const drawable = await drawableOf(
        cards,
        { db: platform.database.db, locale: asked, isDraft, site: platform.config.onlySite ?? 'firm', readSite: platform.readSite },
        kind,
        _id,
      )
      const version = createHash('sha256')
        .update(JSON.stringify([look, drawable]))
        .digest('base64url')
        .slice(0, 27)
      const etag = `"${version}"`
      const isKnown = request.headers['if-none-match']?.includes(etag) === true
      const picture = isKnown
        ? undefined
        : await pictureOf(platform, `og-${asked}-${_id}/${version}.png`, drawable, networkOf(request.ip), isDraft)
      reply.headers(isDraft ? { 'cache-control': 'no-store' } : { 'cache-control': 'public, max-age=86400', etag })
      return isKnown ? reply.code(304).send() : reply.type('image/png').send(picture)
    },
  })
}
