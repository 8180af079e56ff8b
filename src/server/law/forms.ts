import type { Body } from '#contract/api.ts'
import { forms, formCalls } from '#contract/law/forms.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { clockTolerance, consentMaxAge, leastWritingTime } from '#contract/law/requests.ts'
import { plainSigns } from '#contract/paper-code.ts'
import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import { findDanglingReference } from '../db/references.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import { audit } from '../http/audit.ts'
import { randomCode } from '../http/random-code.ts'
import { completed, type Context, serve, type WriteContext } from '../http/route.ts'
import { createItem } from '../http/standard.ts'
import { tellOffice } from '../mail/office-alerts.ts'
import { assignByRule } from './assignment.ts'
import { uploadTokenOf } from './attachments.ts'
import { noteOpening } from './openings.ts'
import { addEvent } from './request-events.ts'
import { addKeys, keysOf } from './request-keys.ts'
import { goalAtOf } from './response-goal.ts'
import { eraseAtOf } from './retention.ts'

type Form = ItemOf<typeof forms>

/** A receipt number: the day in Korea and six random characters (`261121-7K3FM9`). */
export function generateReceiptNumber(now: Date): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' }).format(now).slice(2).replaceAll('-', '')
  return `${day}-${randomCode(plainSigns, 6)}`
}

const findReceipt = async (db: Db, receipt: string): Promise<Form | undefined> =>
  (await repositoryOf(forms).select(db, { where: { receipt } }))[0]

async function freeReceipt(db: Db): Promise<string> {
  const receipt = generateReceiptNumber(new Date())
  return (await findReceipt(db, receipt)) === undefined ? receipt : freeReceipt(db)
}

type Sent = Omit<Body<'POST /api/v1/forms'>, '_lawyer'> & { _lawyer?: string | null | undefined }

/** What is agreed to with the text in force: its version, and what was shown (support/terms.ts). */
interface Consent {
  version: string
  asksSensitive: boolean
  asksEmail: boolean
  months: number
  shown: NonNullable<NonNullable<Form['consent']>['shown']>
}

/** Lookup of the terms in force, which the module with the terms provides. */
export interface ConsentDeps {
  consentInForce: (db: Db, name: { site: 'firm'; code: string }, locale: Locale) => Promise<Consent | undefined>
}

interface Deps extends ConsentDeps {
  /** Makes upload tokens; see `attachments.ts`. */
  uploadKey: Uint8Array
  /** Of what requests are found by; see `request-keys.ts`. */
  matchKey: Uint8Array
}

const invalid = (path: string, text: Parameters<typeof issueOf>[1], locale: Locale): ApiError => {
  const issue = issueOf(path, text, locale)
  return new ApiError('invalid', { issues: [issue], message: issue.message })
}

/** A consent as it is stored, and whether it is one to an e-mail address, too. @throws ApiError `consentOutdated`, `invalid` where it was given in the future or too long ago */
async function checkConsent({ code, sensitive = false, ...consent }: Sent['consent'], { db, locale }: Context, deps: Deps) {
  const inForce = await deps.consentInForce(db, { site: 'firm', code }, locale)
  if (inForce?.version !== consent.version) throw new ApiError('consentOutdated', { current: { code, version: inForce?.version ?? null } })
  const now = Date.now()
  const age = now - Date.parse(consent.agreedAt)
  if (age < -clockTolerance) throw invalid('consent.agreedAt', 'form.consentTime', locale)
  if (age > consentMaxAge + clockTolerance) throw invalid('consent.agreedAt', 'form.consentExpired', locale)
  const { asksSensitive, asksEmail, months, shown } = inForce
  const stored = { code, ...consent, receivedAt: new Date(now).toISOString(), sensitive: sensitive && asksSensitive, months, shown }
  return { consent: stored, asksEmail }
}

/** @throws ApiError `invalid` where visitors cannot see such a lawyer */
async function checkLawyer(_lawyer: string, { db, locale }: Context): Promise<void> {
  const isThere = (await findDanglingReference(db, forms, { _lawyer })) === undefined
  const lawyer = isThere ? await repositoryOf(lawyers).find(db, _lawyer) : undefined
  if (lawyer === undefined || lawyer === 'removed' || !lawyer.isPublished) throw invalid('_lawyer', 'form.lawyer', locale)
}

/** Why a request may come from a program. Both times are by the same clock. */
function suspicionOf({ homepage = '', startedAt, consent }: Sent): Form['suspicion'] {
  if (homepage !== '') return 'homepage'
  const isHasty = startedAt !== undefined && Date.parse(consent.agreedAt) - Date.parse(startedAt) < leastWritingTime
  return isHasty ? 'haste' : null
}

/** What nobody of the office has dealt with yet. */
const untouched = {
  stage: 'received',
  status: 'received',
  _assignee: null,
  followUpAt: null,
  goalAt: null,
  contactedAt: null,
  responseMinutes: null,
  hasOpponent: false,
  opponent: null,
  memo: '',
  files: [],
} as const

/** Stores a request. A suspicious one is stored and answered as any other: its sender learns nothing, and a person loses nothing. */
async function receive(kind: Form['kind'], sent: Sent, context: WriteContext, deps: Deps) {
  const { db, locale } = context
  const { name, phone, email = null, content, site, _lawyer = null } = sent
  const { consent, asksEmail } = await checkConsent(sent.consent, context, deps)
  if (_lawyer !== null) await checkLawyer(_lawyer, context)
  const suspicion = suspicionOf(sent)
  // What may come from a program takes nobody's turn.
  const _assignee = suspicion === null ? await assignByRule(db, { site, kind, locale }) : null
  const item = await repositoryOf(forms).insert(db, {
    kind,
    name,
    phone,
    // Nothing is stored that the text does not name.
    email: asksEmail ? email : null,
    content,
    site,
    locale,
    consent,
    _lawyer,
    receipt: await freeReceipt(db),
    suspicion,
    ...untouched,
    _assignee,
    goalAt: await goalAtOf(db),
    eraseAt: eraseAtOf(consent.months),
  })
  await addKeys(db, item._id, keysOf(deps.matchKey, sent))
  if (_assignee !== null) await addEvent(context, item._id, 'assigned', { after: _assignee })
  // What may come from a program waits in the console alone.
  if (item.suspicion === null) await tellOffice({ ...context, platform: context.request.server.platform }, 'consultation')
  return toReceipt(item)
}

/** What the sender may see: never what was written. */
const toReceipt = ({ _id, receipt, status, createdAt }: Form) => ({ _id, receipt, status, createdAt })

/** Consultation and call-back requests. */
export function serveForms(app: FastifyInstance, deps: Deps): void {
  serve(app, formCalls, {
    'POST /api/v1/forms': completed(
      async ({ body }, context) => ({ form: await receive('consultation', body, context, deps) }),
      ({ form }) => ({ form, uploadToken: uploadTokenOf(deps.uploadKey, form._id) }),
    ),
    'POST /api/v1/message': async ({ body: { when = '', ...sent } }, context) => ({
      message: await receive('callback', { ...sent, content: when }, context, deps),
    }),
    'POST /api/console/forms': async ({ body }, context) => {
      const { db, caller } = context
      // The caller agreed to nothing in writing: kept as long as the usual consent would allow.
      const fixed = { kind: 'consultation', consent: null, suspicion: null, ...untouched } as const
      const _assignee = await assignByRule(db, { ...body, kind: fixed.kind })
      const form = await createItem(context, forms, { ...body, ...fixed, _assignee, receipt: await freeReceipt(db) })
      await addKeys(db, form._id, keysOf(deps.matchKey, body))
      await addEvent(context, form._id, 'taken')
      if (_assignee !== null) await addEvent(context, form._id, 'assigned', { after: _assignee })
      await noteOpening(db, form._id)
      await audit(db, caller, { action: 'create', resource: forms.path, items: [form._id] })
      return { form }
    },
    'GET /api/v1/forms/receipts/{receipt}': async ({ params }, { db }) => {
      const item = await findReceipt(db, params.receipt)
      if (item === undefined) throw new ApiError('notFound')
      const { _id, ...form } = toReceipt(item)
      return { form }
    },
  })
}
