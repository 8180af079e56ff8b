import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, picture } from '../field.ts'
import { plainSigns } from '../paper-code.ts'
import { codeLength } from './certificate-code.ts'
import { media } from './list-choices.ts'

/** Code of a certificate: it cannot be guessed. */
const code = z.string().regex(new RegExp(`^[${plainSigns}]{${codeLength}}$`))

const line500 = z.string().max(500)
/** A work as its certificate says it is: as it was when that was issued. */
const certified = z.strictObject({
  title: line500,
  author: line500,
  medium: z.enum(media),
  material: line500,
  year: line500.nullable(),
  signature: line500.nullable(),
  /** In cm. */
  height: z.number(),
  width: z.number(),
  depth: z.number().nullable(),
})

const facts = {
  code,
  issuedAt: instant,
  /** Since when it does not hold any more; null: it holds. */
  revokedAt: instant.nullable(),
  ...certified.shape,
}
const certificate = z
  .strictObject({
    ...facts,
    /** The first one of its pictures now; null: it is not shown any more. */
    image: picture.nullable(),
  })
  .meta({ id: 'AuctionCertificate' })

const issued = z
  .strictObject({
    ...facts,
    /** Name of who issued it; null: that account is gone. */
    user: z.string().nullable(),
    /** Why it does not hold any more. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'AuctionIssuedCertificate' })

const ofStaff = { tag: 'auction/certificates', access: 'console:auction', isPersonal: true } as const
/** Fields of what staff say when they revoke one. */
export const revocationFields = { reason: labelled(/*i18n*/ '사유(공개되지 않음)', line(200)) }

/** Certificates of authenticity: staff issue them, and whoever has the code sees whether one holds. */
export const certificateCalls = {
  'GET /api/v1/auction/certificates/{code}': call({
    tag: 'auction/certificates',
    access: 'public',
    summary: 'A certificate of authenticity, whether it holds, and the work as it was certified',
    params: z.strictObject({ code }),
    answer: z.strictObject({ certificate }),
    status: 200,
    errors: [404],
    reads: ['auction/certificates', 'auction/works', 'setting'],
  }),
  'GET /api/console/auction/works/{_work}/certificates': call({
    ...ofStaff,
    summary: 'Console: the certificates of a work, the newest first, twenty at most',
    params: z.strictObject({ _work: id }),
    answer: z.strictObject({ certificates: z.array(issued) }),
    status: 200,
    errors: [404, 410],
    reads: ['auction/certificates'],
  }),
  'POST /api/console/auction/works/{_work}/certificates': call({
    ...ofStaff,
    summary: 'Console: issue a certificate of a work as it is described now; one at a time holds',
    params: z.strictObject({ _work: id }),
    answer: z.strictObject({ certificate: issued }),
    status: 201,
    errors: [404, 409, 410],
    location: ({ certificate: { code: made } }) => `/api/v1/auction/certificates/${made}`,
    writes: ['auction/certificates'],
  }),
  'POST /api/console/auction/certificates/{code}/revoke': call({
    ...ofStaff,
    summary: 'Console: let a certificate hold no more, with a reason that is not shown; it stays known as revoked',
    params: z.strictObject({ code }),
    body: z.strictObject(revocationFields),
    answer: z.strictObject({ certificate: issued }),
    status: 200,
    errors: [404, 409],
    writes: ['auction/certificates'],
  }),
}
