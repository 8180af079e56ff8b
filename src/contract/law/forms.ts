import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, line, reference, site } from '../field.ts'
import { locales } from '../locale.ts'
import { resource } from '../resource.ts'
import { attachmentLimits, attachmentSlots } from './attachments.ts'

/** Messages of specification 5, in its order; their ids are in the server's catalogues. */
const required = (message: string, max: number) => z.string({ error: message }).trim().min(1, { error: message }).max(max)

/** What the visitor agreed to: the current version of the text, and when (their clock). */
export const consent = z.strictObject({ code: line(40), version: line(20), agreedAt: instant }, { error: 'form.consent' })

export const formStatuses = ['received', 'answered', 'closed'] as const

/** A file that came with a request; its bytes are at `GET /api/v1/files/{_file}`, for the console alone. */
export const attachment = z.strictObject({
  _file: id,
  name: line(200),
  type: line(100),
  /** Bytes. */
  size: z.int().nonnegative(),
  slot: z.enum(attachmentSlots),
})
export type Attachment = z.output<typeof attachment>

/** Consultation requests and call-back requests. Personal data: nobody without `console:inquiries` sees them. */
export const forms = resource({
  path: 'forms',
  singular: 'form',
  plural: 'forms',
  summary: 'consultation and call-back requests',
  fields: {
    kind: z.enum(['consultation', 'callback']),
    receipt: line(20),
    status: z.enum(formStatuses),
    name: line(100),
    phone: line(60),
    content: z.string().max(20_000),
    site,
    locale: z.enum(locales),
    /** With what was read: kept as proof. */
    consent: z.strictObject({ code: line(40), version: line(20), agreedAt: instant, receivedAt: instant }).nullable(),
    _lawyer: reference('lawyers', 'clear').nullable(),
    memo: z.string().max(5000),
    files: z.array(attachment),
  },
  /** The console notes what was done with a request; what the visitor wrote stays as it is. */
  changeable: ['status', 'memo'],
  filters: ['status', 'kind', 'site', 'receipt', '_lawyer'],
  search: ['name', 'phone', 'content', 'receipt'],
  unique: ['receipt'],
  public: [],
  console: ['list', 'one', 'update', 'remove'],
  scope: 'console:inquiries',
})

/** What the sender gets back: how to ask about the request later, and nothing of what was written. */
const receipt = z.strictObject({ _id: id, receipt: z.string(), status: z.enum(formStatuses), createdAt: instant })

const sender = {
  name: required('form.name', 100),
  phone: required('form.phone', 60),
  /** Left empty by people: it is not shown to them. */
  homepage: z.literal('').optional(),
}

const attaching = (what: string) =>
  call({
    summary: `Attach ${what} to a request of one’s own, within a day`,
    tag: 'forms',
    access: 'public',
    params: z.strictObject({ _id: id }),
    upload: { file: 'file', maxBytes: attachmentLimits.maxBytes, token: 'upload-token' },
    answer: z.strictObject({ file: attachment }),
    status: 201,
    errors: [403, 404, 410],
    location: ({ file }) => `/api/v1/files/${file._file}`,
    isLimited: true,
  })

export const formCalls = {
  'POST /api/v1/forms': call({
    summary: 'Request a consultation',
    tag: 'forms',
    access: 'public',
    body: z.strictObject({
      name: sender.name,
      phone: sender.phone,
      content: required('form.content', 20_000),
      site: site.default('divorce'),
      consent,
      _lawyer: id.optional(),
      homepage: sender.homepage,
    }),
    /** `uploadToken` lets its sender, and nobody else, attach files: it goes into the header `upload-token`. */
    answer: z.strictObject({ form: receipt, uploadToken: z.string() }),
    status: 201,
    errors: [409],
    location: ({ form }) => `/api/v1/forms/receipts/${form.receipt}`,
    isLimited: true,
  }),
  'POST /api/v1/forms/{_id}/files': attaching('one of up to ten files'),
  'POST /api/v1/forms/{_id}/file': attaching('the one document'),
  'POST /api/v1/forms/{_id}/thumb': attaching('the one picture'),
  'GET /api/v1/forms/receipts/{receipt}': call({
    summary: 'What became of a request',
    tag: 'forms',
    access: 'public',
    params: z.strictObject({ receipt: line(20) }),
    answer: z.strictObject({ form: receipt.omit({ _id: true }) }),
    status: 200,
    errors: [404],
    isLimited: true,
  }),
  'POST /api/v1/message': call({
    summary: 'Ask to be called back',
    tag: 'forms',
    access: 'public',
    body: z.strictObject({ ...sender, site: site.default('divorce'), consent: consent.optional() }),
    answer: z.strictObject({ message: receipt }),
    status: 201,
    errors: [409],
    location: ({ message }) => `/api/v1/forms/receipts/${message.receipt}`,
    isLimited: true,
  }),
}
