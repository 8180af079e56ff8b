import { endingOf } from '#contract/platform/ending.ts'
import { maxDocumentBytes, registrationTypes, typeByName } from '#contract/platform/company-file-types.ts'
import { type CompanyFileKind, companyFileCalls } from '#contract/account/company-files.ts'
import { users } from '#contract/account/users.ts'
import type { FastifyInstance } from 'fastify'
import { reconcileUpload } from '../files/pending.ts'
import { encodePicture } from '../files/pictures.ts'
import { typeOfFile } from '../files/sniff.ts'
import { receiveFile, type ReceivedFile } from '../files/upload.ts'
import { ApiError } from '../http/api-error.ts'
import { audit } from '../http/audit.ts'
import type { Caller } from '../http/platform.ts'
import { serve, type WriteContext } from '../http/route.ts'
import { requireItem } from '../http/standard.ts'
import { lookAgain, requireOwnCompany } from './companies.ts'
import { listFiles, putFile, removeFiles } from './company-files.ts'

type Kind = Exclude<CompanyFileKind, 'introduction'>
type Storage = FastifyInstance['platform']['storage']

/** Puts a document to its place as it came. @throws ApiError `registrationType` */
async function placeDocument({ _id, name, path, size }: ReceivedFile, storage: Storage) {
  const type = typeByName(registrationTypes, name)
  if (type === undefined || (await typeOfFile(path, endingOf(name))) !== type) throw new ApiError('registrationType')
  await storage.pending.place(_id)
  return { name, size, type }
}

/** Side of a photo, in pixels: larger than it is ever shown. */
const photoSide = 480

/** Puts a picture to its place, of which nothing but pixels is kept. @throws ApiError `pictureType`, `tooManyPixels`; `unavailable` where too many others wait */
async function placePicture(received: ReceivedFile, storage: Storage, _user: string, kind: Kind) {
  const { webp, ...facts } = await encodePicture(received, { asked: { by: _user }, ...(kind === 'photo' ? { square: photoSide } : {}) })
  await storage.write(`${received._id}/original`, webp)
  const name = received.name.replace(/(\.[a-z0-9]{1,10})?$/i, '.webp')
  return { ...facts, name, size: webp.byteLength, type: 'image/webp' }
}

async function receive(_user: string, kind: Kind, context: WriteContext) {
  const { platform, log } = context.request.server
  const { storage } = platform
  const received = await receiveFile(context.request, storage, { file: kind, maxBytes: maxDocumentBytes })
  const { _id, name, sha256 } = received
  try {
    const facts = await (kind === 'businessRegistration' ? placeDocument : placePicture)(received, storage, _user, kind)
    return await context.commit(_user, [name, sha256], async (db) => {
      const file = await putFile(_user, kind, { _file: _id, ...facts, sha256 }, { ...context, db, platform })
      if (kind === 'businessRegistration') await lookAgain(db, _user)
      return { file }
    })
  } finally {
    await reconcileUpload(platform, _id).catch((error: unknown) => log.error({ err: error }, 'an upload is not reconciled yet'))
  }
}

const receiveOwn =
  (kind: Kind) =>
  async ({ params }: { params: { _id: string } }, context: WriteContext<Caller>) => {
    const { _id } = context.caller
    if (params._id !== _id) throw new ApiError('notFound')
    if (kind !== 'photo') await requireOwnCompany(context.db, _id)
    return receive(_id, kind, context)
  }

/** Serves documents of members and their companies (specification 7.6). */
export function serveMemberDocuments(app: FastifyInstance): void {
  serve(app, companyFileCalls, {
    'POST /api/v1/users/{_id}/businessRegistration': receiveOwn('businessRegistration'),
    'POST /api/v1/users/{_id}/logo': receiveOwn('logo'),
    'POST /api/v1/users/{_id}/photo': receiveOwn('photo'),
    'DELETE /api/v1/users/{_id}/photo': async ({ params }, context) => {
      const { _id } = context.caller
      const removed = params._id === _id ? await removeFiles(_id, ['photo'], { ...context, platform: app.platform }) : 0
      if (removed === 0) throw new ApiError('notFound')
    },
    'GET /api/v1/me/files': async (_input, context) => ({ files: await listFiles(context.db, context.caller._id) }),
    'GET /api/console/users/{_id}/files': async ({ params }, { db, caller }) => {
      const { _id } = await requireItem({ db }, users, params._id)
      await audit(db, caller, { action: 'read', resource: 'users', items: [_id] })
      return { files: await listFiles(db, _id) }
    },
  })
}
