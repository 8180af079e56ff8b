import { authors } from '#contract/auction/authors.ts'
import { codeLength } from '#contract/auction/certificate-code.ts'
import { plainSigns } from '#contract/paper-code.ts'
import { certificateCalls } from '#contract/auction/certificates.ts'
import { works } from '#contract/auction/works.ts'
import { picturesInOrder } from '#contract/pictures-in-order.ts'
import type { Answer } from '#contract/api.ts'
import type { Locale, Translated } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/platform.ts'
import { randomCode } from '../http/random-code.ts'
import { serve, type WriteContext } from '../http/route.ts'
import { requireItem } from '../http/standard.ts'
import { type AuctionDeps, requireOpen } from './auction.ts'
import { readByIds } from './read-by-ids.ts'
import type { AuctionTables } from './tables.ts'

type Row = Selectable<AuctionTables['auctionCertificates']>
type Work = ItemOf<typeof works>
type Issued = Answer<'POST /api/console/auction/works/{_work}/certificates'>['certificate']

/** A work as it was when it was certified, in all languages. */
type Certified = Pick<Work, 'title' | 'medium' | 'material' | 'year' | 'signature' | 'height' | 'width' | 'depth'> & { author: Translated }

const shown = 20

/** What a certificate says, in a language. */
function toFacts({ code, issuedAt, revokedAt, said }: Pick<Row, 'code' | 'issuedAt' | 'revokedAt' | 'said'>, locale: Locale) {
  // Written by `issue` alone.
  const { title, author, material, year, signature, ...facts } = JSON.parse(said) as Certified
  return {
    code,
    issuedAt,
    revokedAt,
    ...facts,
    title: textOf(title, locale),
    author: textOf(author, locale),
    material: textOf(material, locale),
    year: year === null ? null : textOf(year, locale),
    signature: signature === null ? null : textOf(signature, locale),
  }
}

const ofStaff = (db: Db) =>
  db.selectFrom('auctionCertificates as c').leftJoin('users as u', 'u._id', 'c._staff').selectAll('c').select('u.name as user')

const toIssued = ({ user, reason, ...row }: Row & { user: string | null }, locale: Locale): Issued => ({
  ...toFacts(row, locale),
  user,
  reason,
})

async function readIssued({ db, locale }: Pick<WriteContext<Caller>, 'db' | 'locale'>, code: string): Promise<Issued> {
  return toIssued(await ofStaff(db).where('c.code', '=', code).executeTakeFirstOrThrow(), locale)
}

/** Issues a certificate of a work as it is described now. @throws ApiError `certificateHolds` where one does already */
async function issue(context: WriteContext<Caller>, _work: string): Promise<{ certificate: Issued }> {
  const { db, caller } = context
  const work = await requireItem(context, works, _work)
  const author = (await readByIds(db, authors, [work._author])).get(work._author)
  if (author === undefined) throw new ApiError('notFound')
  const { title, medium, material, year, signature, height, width, depth } = work
  const said: Certified = { title, author: author.name, medium, material, year, signature, height, width, depth }
  const [code, issuedAt] = [randomCode(plainSigns, codeLength), new Date().toISOString()]
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('auctionCertificates')
    .values({ code, _work, issuedAt, _staff: caller._id, said: JSON.stringify(said), revokedAt: null, reason: null })
    .onConflict((conflict) => conflict.column('_work').where('revokedAt', 'is', null).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) throw new ApiError('certificateHolds')
  return { certificate: await readIssued(context, code) }
}

/** Lets a certificate hold no more. @throws ApiError `certificateRevoked` where it does not already */
async function revoke(context: WriteContext<Caller>, code: string, reason: string): Promise<{ certificate: Issued }> {
  const { db } = context
  const known = await db.selectFrom('auctionCertificates').select('code').where('code', '=', code).executeTakeFirst()
  if (known === undefined) throw new ApiError('notFound')
  const revokedAt = new Date().toISOString()
  const holds = db.updateTable('auctionCertificates').set({ revokedAt, reason }).where('code', '=', code).where('revokedAt', 'is', null)
  if ((await holds.returning('code').executeTakeFirst()) === undefined) throw new ApiError('certificateRevoked')
  return { certificate: await readIssued(context, code) }
}

/** Serves certificates of authenticity. */
export function serveCertificates(app: FastifyInstance, deps: AuctionDeps): void {
  serve(app, certificateCalls, {
    'GET /api/v1/auction/certificates/{code}': async ({ params: { code } }, { db, locale }) => {
      await requireOpen(db, deps)
      const row = await db.selectFrom('auctionCertificates').selectAll().where('code', '=', code).executeTakeFirst()
      if (row === undefined) throw new ApiError('notFound')
      const work = (await readByIds(db, works, [row._work])).get(row._work)
      const image = work?.isPublished === true ? picturesInOrder(work)[0] : undefined
      return { certificate: { ...toFacts(row, locale), image: image ?? null } }
    },
    'GET /api/console/auction/works/{_work}/certificates': async ({ params: { _work } }, context) => {
      await requireItem(context, works, _work)
      const rows = await ofStaff(context.db).where('c._work', '=', _work).orderBy('c.issuedAt', 'desc').limit(shown).execute()
      return { certificates: rows.map((row) => toIssued(row, context.locale)) }
    },
    'POST /api/console/auction/works/{_work}/certificates': ({ params }, context) => issue(context, params._work),
    'POST /api/console/auction/certificates/{code}/revoke': ({ params, body }, context) => revoke(context, params.code, body.reason),
  })
}
