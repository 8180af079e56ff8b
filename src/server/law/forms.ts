import { randomInt } from 'node:crypto'
import type { Body } from '#contract/index.ts'
import { forms } from '#contract/law/forms.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import { findDanglingReference } from '../db/references.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { type Context, serve } from '../http/route.ts'
import { uploadTokenOf } from './attachments.ts'

type Form = ItemOf<typeof forms>

/** Without 0 O 1 I L U: read aloud over a phone, none is taken for another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A receipt number: the day in Korea and six random characters (`261121-7K3FM9`). */
export function generateReceiptNumber(now: Date): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' }).format(now).slice(2).replaceAll('-', '')
  return `${day}-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}

const findReceipt = async (db: Db, receipt: string): Promise<Form | undefined> =>
  (await repositoryOf(forms).select(db, { where: { receipt } }))[0]

async function freeReceipt(db: Db): Promise<string> {
  const receipt = generateReceiptNumber(new Date())
  return (await findReceipt(db, receipt)) === undefined ? receipt : freeReceipt(db)
}

type Consent = Body<'POST /api/v1/forms'>['consent']
type Written = Pick<Body<'POST /api/v1/forms'>, 'name' | 'phone' | 'site' | 'content' | '_lawyer'> & { consent: Consent | undefined }

interface Deps {
  /** The version of a text that is in force now, if there is one. */
  versionInForce: (db: Db, code: string) => Promise<string | undefined>
  /** Makes upload tokens; see `attachments.ts`. */
  uploadKey: Uint8Array
}

async function receive(
  kind: 'consultation' | 'callback',
  written: Written,
  { db, locale }: Context,
  { versionInForce }: Pick<Deps, 'versionInForce'>,
) {
  const { consent, _lawyer = null, ...rest } = written
  if (consent !== undefined) {
    const version = await versionInForce(db, consent.code)
    if (version !== consent.version) throw new ApiError('consentOutdated', { current: { code: consent.code, version: version ?? null } })
  }
  const item = await repositoryOf(forms).insert(db, {
    ...rest,
    kind,
    receipt: await freeReceipt(db),
    status: 'received',
    locale,
    consent: consent === undefined ? null : { ...consent, receivedAt: new Date().toISOString() },
    // A lawyer who has left meanwhile is no reason to lose the consultation.
    _lawyer: (await findDanglingReference(db, forms, { _lawyer })) === undefined ? _lawyer : null,
    memo: '',
    files: [],
  })
  return toReceipt(item)
}

/** What the sender may see: never what was written. */
const toReceipt = ({ _id, receipt, status, createdAt }: Form) => ({ _id, receipt, status, createdAt })

/** Consultation and call-back requests. */
export function serveForms(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    'POST /api/v1/forms',
    async ({ body: { homepage: _trap, ...written } }, context) => ({ form: await receive('consultation', written, context, deps) }),
    ({ form }) => ({ form, uploadToken: uploadTokenOf(deps.uploadKey, form._id) }),
  )

  serve(app, 'POST /api/v1/message', async ({ body: { homepage: _trap, consent, ...written } }, context) => ({
    message: await receive('callback', { ...written, content: '', consent }, context, deps),
  }))

  serve(app, 'GET /api/v1/forms/receipts/{receipt}', async ({ params }, { db }) => {
    const item = await findReceipt(db, params.receipt)
    if (item === undefined) throw new ApiError('notFound')
    const { _id, ...form } = toReceipt(item)
    return { form }
  })
}
