import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { id, type Picture } from '#contract/field.ts'
import { areas } from '#contract/law/areas.ts'
import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import type { Locale } from '#contract/locale.ts'
import type { AnyResource, PublicItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import type { Where } from '../db/repository.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Platform } from '../http/platform.ts'
import { makeInTurn } from '../files/pictures.ts'
import { listPublic } from '../http/standard.ts'
import { networkOf } from '../http/usage-window.ts'
import { queryLocale } from './query-locale.ts'
import { readFirm } from './firm.ts'
import { canDraw, type Card, drawCard, height, look, width } from './share-drawing.ts'

type Shown = Pick<Card, 'label' | 'heading'> & { picture: Picture | null }

/** The published item that fits, as its readers see it. */
const read = async <R extends AnyResource>(db: Db, resource: R, where: Where<R>, locale: Locale): Promise<PublicItemOf<R> | undefined> =>
  (await listPublic({ db, locale }, resource, { where }))[0]

/** What of each kind of item a picture shows. */
const kinds: Readonly<Record<string, (db: Db, _id: string, locale: Locale) => Promise<Shown | undefined>>> = {
  story: async (db, _id, locale) => {
    const story = await read(db, success, { _id }, locale)
    const area = story && (await read(db, areas, { code: story.practice }, locale))
    // Never the result: here nothing beside it says that results differ by case.
    return story && { label: area?.name ?? '', heading: story.subject, picture: story.thumb }
  },
  article: async (db, _id, locale) => {
    const article = await read(db, insights, { _id }, locale)
    return article && { label: article.label, heading: article.subject, picture: article.thumb }
  },
  lawyer: async (db, _id, locale) => {
    const lawyer = await read(db, lawyers, { _id }, locale)
    return lawyer && { label: lawyer.job, heading: lawyer.name, picture: lawyer.mainImage ?? lawyer.image }
  },
}

interface Drawable {
  card: Card
  locale: Locale
  picture: Picture | null
}

async function drawableOf(db: Db, kind: string, _id: string, locale: Locale): Promise<Drawable> {
  const shown = Object.hasOwn(kinds, kind) ? await kinds[kind]?.(db, _id, locale) : undefined
  if (shown === undefined) throw new ApiError('notFound')
  const { picture, ...texts } = shown
  const card = { ...texts, firm: (await readFirm(db, locale)).name }
  // A rare Chinese sign (of a name, mostly) is in no font of ours: a whole English picture rather than one with a gap.
  return locale !== 'cn' || (await canDraw(card, locale)) ? { card, locale, picture } : drawableOf(db, kind, _id, 'en')
}

/** The picture as it was stored, else drawn and stored in the place of the one before. */
async function pictureOf({ storage }: Platform, name: string, { card, locale, picture }: Drawable, by: string) {
  const path = storage.pathOf(name)
  if (await storage.has(name)) return readFile(path)
  const draw = async () => {
    const drawn = await drawCard(card, locale, picture === null ? undefined : storage.pathOf(`${picture._file}/original`))
    await storage.remove(name.replace(/[^/]*$/, ''))
    await storage.write(name, drawn)
    return drawn
  }
  return makeInTurn(name, draw, { by, cost: width * height })
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
      const picture = isKnown ? undefined : await pictureOf(platform, `og-${asked}-${_id}/${version}.png`, drawable, networkOf(request.ip))
      reply.headers({ 'cache-control': 'public, max-age=86400', etag })
      return isKnown ? reply.code(304).send() : reply.type('image/png').send(picture)
    },
  })
}
