import { createHash } from 'node:crypto'
import { id, type Picture } from '#contract/field.ts'
import { areas } from '#contract/law/areas.ts'
import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import type { Locale } from '#contract/locale.ts'
import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Platform } from '../http/platform.ts'
import { toPublic } from '../http/standard.ts'
import { queryLocale } from './query-locale.ts'
import { readFirm } from './firm.ts'
import { canDraw, type Card, drawCard, look } from './share-drawing.ts'

type Shown = Pick<Card, 'label' | 'heading'> & { picture: Picture | null }

async function readPublished<R extends AnyResource>(db: Db, resource: R, _id: string): Promise<ItemOf<R>> {
  const item = await repositoryOf(resource).find(db, _id)
  if (item === undefined || item === 'removed' || !item.isPublished) throw new ApiError('notFound')
  return item
}

/** What of each kind of item a picture shows. */
const kinds = new Map<string, (db: Db, _id: string) => Promise<(locale: Locale) => Shown>>(
  Object.entries({
    story: async (db: Db, _id: string) => {
      const item = await readPublished(db, success, _id)
      const [area] = await repositoryOf(areas).select(db, { where: { code: item.practice }, state: 'published' })
      return (locale: Locale) => {
        const { subject, thumb } = toPublic(success, item, locale, false)
        // Never the result: here nothing beside it says that results differ by case.
        return { label: area === undefined ? '' : toPublic(areas, area, locale, false).name, heading: subject, picture: thumb }
      }
    },
    article: async (db: Db, _id: string) => {
      const item = await readPublished(db, insights, _id)
      return (locale: Locale) => {
        const { label, subject, thumb } = toPublic(insights, item, locale, false)
        return { label, heading: subject, picture: thumb }
      }
    },
    lawyer: async (db: Db, _id: string) => {
      const item = await readPublished(db, lawyers, _id)
      return (locale: Locale) => {
        const { job, name, mainImage, image } = toPublic(lawyers, item, locale, false)
        return { label: job, heading: name, picture: mainImage ?? image }
      }
    },
  }),
)

interface Drawable {
  card: Card
  locale: Locale
  picture: Picture | null
}

async function drawableOf(db: Db, kind: string, _id: string, locale: Locale): Promise<Drawable> {
  const shownIn = await kinds.get(kind)?.(db, _id)
  if (shownIn === undefined) throw new ApiError('notFound')
  const inLanguage = async (language: Locale): Promise<Drawable> => {
    const { picture, ...shown } = shownIn(language)
    return { card: { ...shown, firm: (await readFirm(db, language)).name }, locale: language, picture }
  }
  const wanted = await inLanguage(locale)
  // A rare Chinese sign (of a name, mostly) is in no font of ours: a whole English picture rather than one with a gap.
  return locale !== 'cn' || (await canDraw(wanted.card, locale)) ? wanted : inLanguage('en')
}

const making = new Map<string, Promise<Buffer>>()
let last: Promise<unknown> = Promise.resolve()

/** One picture is drawn at a time, however many are asked for; the same one asked for twice at once is drawn once. */
function inTurn(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = making.get(key)
  if (known !== undefined) return known
  const work = last.then(draw).finally(() => making.delete(key))
  last = work.catch(() => undefined)
  making.set(key, work)
  return work
}

/** The picture as it was stored, else drawn and stored in the place of the one before. */
async function pictureOf({ storage }: Platform, folder: string, version: string, { card, locale, picture }: Drawable) {
  const name = `${folder}/${version}.png`
  const found = await storage.read(name)
  if (found !== undefined) return found.stream
  return inTurn(name, async () => {
    const drawn = await drawCard(card, locale, picture === null ? undefined : storage.pathOf(`${picture._file}/original`))
    await storage.remove(`${folder}/`)
    await storage.write(name, drawn)
    return drawn
  })
}

/**
 * Serves the pictures that shared links show (Open Graph): `/og/{story|article|lawyer}/{_id}.png`, in the language of
 * `?lang`. Each is made when it is first asked for, once for each content.
 */
export function serveSharePictures(app: FastifyInstance): void {
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
      const drawable = await drawableOf(platform.database.db, kind, _id, asked)
      const version = createHash('sha256')
        .update(JSON.stringify([look, drawable]))
        .digest('base64url')
        .slice(0, 27)
      const etag = `"${version}"`
      const isKnown = request.headers['if-none-match']?.includes(etag) === true
      const picture = isKnown ? undefined : await pictureOf(platform, `og-${asked}-${_id}`, version, drawable)
      reply.headers({ 'cache-control': 'public, max-age=86400', etag })
      return isKnown ? reply.code(304).send() : reply.type('image/png').send(picture)
    },
  })
}
