import { endingOf } from '#contract/platform/ending.ts'
import { introductionLimits, introductionTypes, typeByName } from '#contract/platform/company-file-types.ts'
import { fairs } from '#contract/trade/fairs.ts'
import type { Answer } from '#contract/api.ts'
import { type FairIntroduction, fairIntroductionCalls, participantCompany, reviewedFiles } from '#contract/trade/introductions.ts'
import type { FastifyInstance } from 'fastify'
import { companyOfAccount, companyOwner, findCompanyOwner } from '../../http/company-of.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { dropFiles, type Erasure, reconcileUpload } from '../../files/pending.ts'
import { typeOfFile } from '../../files/sniff.ts'
import { receiveFile, type ReceivedFile } from '../../files/upload.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import type { Caller } from '../../http/platform.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { requireOpenFair } from './fair-plan.ts'
import { changeOf } from '../matchings/matchings.ts'
import { notifyParticipants } from '../notify.ts'
import { approved, lockAccounts } from './participation.ts'

interface Place {
  _fair: string
  index: number
}

/** The documents of a member, of one fair or of all. */
const documents = (db: Db, _user: string, _fair?: string) => {
  const found = db
    .selectFrom('fairIntroductions')
    .innerJoin('files', 'files._id', 'fairIntroductions._file')
    .select(['fairIntroductions.index', 'fairIntroductions._file', 'files.name', 'files.size', 'files.type'])
    .where('fairIntroductions._user', '=', _user)
  return _fair === undefined ? found : found.where('fairIntroductions._fair', '=', _fair)
}
const list = (db: Db, _user: string, _fair: string): Promise<FairIntroduction[]> =>
  documents(db, _user, _fair).orderBy('fairIntroductions.index').execute()

/** Takes the documents of a member away, of one fair or of all. In a transaction. */
export async function removeIntroductions(_user: string, erasure: Erasure, _fair?: string): Promise<void> {
  await dropFiles(await documents(erasure.db, _user, _fair).execute(), erasure)
}

/** Whether an account's company takes part in fairs at all. */
async function hasApprovedCompany(db: Db, _user: string): Promise<boolean> {
  const company = await companyOfAccount(db, _user).select('c.state').executeTakeFirst()
  return company?.state === 'APPROVED'
}

/** Returns whether a file is the introduction of a participant and the reader's company is approved (specification 6). */
export async function mayReadIntroduction(db: Db, _file: string, _reader: string): Promise<boolean> {
  const document = await db.selectFrom('fairIntroductions').select(['_fair', '_user']).where('_file', '=', _file).executeTakeFirst()
  if (document === undefined || !(await hasApprovedCompany(db, _reader))) return false
  // Who takes part in a fair that staff have closed is shown to nobody.
  const fair = await repositoryOf(fairs).find(db, document._fair)
  if (fair === undefined || fair === 'removed' || !fair.isOpen) return false
  const owner = approved(db, document._fair).select('p._id').where('p._user', '=', document._user)
  return (await owner.executeTakeFirst()) !== undefined
}

/** @throws ApiError `notFound` for a fair to which one has not applied */
async function requireApplied(db: Db, _user: string, _fair: string): Promise<void> {
  const own = db.selectFrom('fairs_participants').select('_id').where('_fair', '=', _fair).where('_user', '=', _user)
  if ((await own.executeTakeFirst()) === undefined) throw new ApiError('notFound')
}

/** Whose part in which fair an id is of. @throws ApiError `notFound` */
async function requirePart(db: Db, _id: string) {
  const part = await db.selectFrom('fairs_participants').select(['_user', '_fair']).where('_id', '=', _id).executeTakeFirst()
  if (part === undefined) throw new ApiError('notFound')
  return part
}

const companyColumns = [
  'c.name',
  'c.ceo',
  'c.category',
  'c.address',
  'c.country',
  'c.registrationNumber',
  'c.certificate',
  'c.certificateNumber',
  'c.certificateYear',
  'c.productCategory',
  'c.buyerType',
  'c.city',
  'c.district',
  'c.profile',
  'c.state',
] as const

/** A row with the year as a number: in a table it is a text. */
const withYear = (row: { certificateYear?: string | null }) => ({
  ...row,
  certificateYear: row.certificateYear == null ? null : Number(row.certificateYear),
})

/** Documents of companies by which their part in a fair is decided. */
const reviewed = (db: Db) =>
  db.selectFrom('companyFiles').innerJoin('files', 'files._id', 'companyFiles._file').where('companyFiles.kind', 'in', reviewedFiles)

/** Returns whether a file is such a document of somebody who has applied to a fair: whoever decides on that may read it. */
export async function isReviewed(db: Db, _file: string): Promise<boolean> {
  const found = reviewed(db)
    .innerJoin('users as u', (join) => join.on(companyOwner('u'), '=', (eb) => eb.ref('companyFiles._user')))
    .innerJoin('fairs_participants as p', 'p._user', 'u._id')
    .select('p._id')
    .where('companyFiles._file', '=', _file)
  return (await found.limit(1).executeTakeFirst()) !== undefined
}

/** Names a file that is in its place as a document of a member. The former one goes. In a transaction. */
async function put(
  _user: string,
  { _fair, index }: Place,
  { _id: _file, name, size, sha256 }: ReceivedFile,
  type: string,
  erasure: Erasure,
) {
  const { db } = erasure
  await lockAccounts(db, [_user])
  await requireApplied(db, _user, _fair)
  await dropFiles(await documents(db, _user, _fair).where('fairIntroductions.index', '=', index).execute(), erasure)
  const row = { _id: _file, name, size, type, sha256, isPublic: 0, scope: fairs.scope, _user, createdAt: new Date().toISOString() }
  await db.insertInto('files').values(row).execute()
  await db.insertInto('fairIntroductions').values({ _fair, _user, index, _file }).execute()
  return { introduction: { index, _file, name, size, type } }
}

async function receive(place: Place, context: WriteContext<Caller>) {
  const { platform, log } = context.request.server
  const { storage } = platform
  const _user = context.caller._id
  await requireApplied(context.db, _user, place._fair)
  const received = await receiveFile(context.request, storage, { file: 'introduction', maxBytes: introductionLimits.maxBytes })
  const { _id, name, path, sha256 } = received
  try {
    const type = typeByName(introductionTypes, name)
    if (type === undefined || (await typeOfFile(path, endingOf(name))) !== type) throw new ApiError('introductionType')
    await storage.pending.place(_id)
    return await context.commit(_user, [place._fair, String(place.index), name, sha256], (db) =>
      put(_user, place, received, type, { ...context, db, platform }),
    )
  } finally {
    await reconcileUpload(platform, _id).catch((error: unknown) => log.error({ err: error }, 'an upload is not reconciled yet'))
  }
}

/** Documents by which members introduce themselves at one fair (specification 7.5, 'introductions'). */
export function serveFairIntroductions(app: FastifyInstance): void {
  const { platform } = app

  serve(app, fairIntroductionCalls, {
    'GET /api/v1/me/introductions/{_fair}': async ({ params }, context) => ({
      introductions: await list(context.db, context.caller._id, params._fair),
    }),
    'POST /api/v1/me/introductions/{_fair}/{index}': ({ params }, context) => receive(params, context),
    'DELETE /api/v1/me/introductions/{_fair}/{index}': async ({ params: { _fair, index } }, context) => {
      const { db } = context
      const found = await documents(db, context.caller._id, _fair).where('fairIntroductions.index', '=', index).execute()
      if (found.length === 0) throw new ApiError('notFound')
      await dropFiles(found, { ...context, platform })
    },
    'GET /api/console/fairs/participants/{_id}/introductions': async ({ params }, { db }) => {
      const owner = await requirePart(db, params._id)
      return { introductions: await list(db, owner._user, owner._fair) }
    },
    'GET /api/console/fairs/participants/{_id}/company': async ({ params }, { db, caller }) => {
      const { _user } = await requirePart(db, params._id)
      const found = await companyOfAccount(db, _user)
        .select(['c._id', ...companyColumns])
        .executeTakeFirst()
      const { _id, ...row } = found ?? { _id: undefined }
      await audit(db, caller, { action: 'read', resource: 'companies', items: _id === undefined ? [] : [_id] })
      const files = await reviewed(db)
        .select(['companyFiles.kind', 'companyFiles._file', 'files.name', 'files.size', 'files.type'])
        .where('companyFiles._user', '=', await findCompanyOwner(db, _user))
        .execute()
      return {
        company: _id === undefined ? null : participantCompany.parse(withYear(row)),
        files: files as Answer<'GET /api/console/fairs/participants/{_id}/company'>['files'],
      }
    },
    'POST /api/console/fairs/participants/{_id}/introductions/{_file}/refusal': async ({ params, body }, context) => {
      const { db } = context
      const owner = await requirePart(db, params._id)
      // Its owner may put another one in the place meanwhile: that is not the one that was looked at.
      await lockAccounts(db, [owner._user])
      const found = await documents(db, owner._user, owner._fair).where('fairIntroductions._file', '=', params._file).execute()
      if (found.length === 0) throw new ApiError('notFound')
      await dropFiles(found, { ...context, platform })
      await notifyParticipants(changeOf(context), owner._fair, [owner._user], 'introductionRefused', body.reason)
    },
    'GET /api/v1/fairs/{_fair}/introductions/{_id}': async ({ params: { _fair, _id } }, context) => {
      const { db } = context
      await requireOpenFair(db, _fair)
      const owner = await approved(db, _fair).select('p._user').where('p._id', '=', _id).executeTakeFirst()
      if (owner === undefined || !(await hasApprovedCompany(db, context.caller._id))) throw new ApiError('notFound')
      return { introductions: await list(db, owner._user, _fair) }
    },
  })
}

/** The documents of an account, as its owner may take them along. */
export async function* introductionsOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* await documents(db, _user).orderBy('fairIntroductions._file').execute()
}
