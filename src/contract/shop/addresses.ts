import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, line, phone } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { postcode } from './orders.ts'

/** Place that a member writes down. */
const place = {
  /** As its member calls it: home, the office. */
  name: line(30),
  receiver: line(60),
  phone,
  postcode,
  address: line(200),
  addressDetail: line(100).nullable(),
  note: line(200).nullable(),
  /** Proposed in an order. One of them at most is, and the first one that is written always. */
  isDefault: z.boolean(),
}
const address = z.strictObject({ _id: id, createdAt: instant, ...place }).meta({ id: 'SavedAddress' })
const oneAddress = z.strictObject({ address })
const isOwn = { tag: 'me', access: 'member' } as const

/** Address book of a member: where orders can go. On the server alone, since devices are shared. */
export const addressCalls = {
  'GET /api/v1/me/addresses': call({
    ...isOwn,
    summary: 'The address book of the caller: the default first, then the newest',
    answer: z.strictObject({ addresses: z.array(address) }),
    status: 200,
    acting: 'console:shop',
    reads: ['addresses'],
  }),
  'POST /api/v1/me/addresses': call({
    ...isOwn,
    summary: 'Write an address down, 20 at most',
    body: z.strictObject(place),
    answer: oneAddress,
    status: 201,
    errors: [409],
    location: () => '/api/v1/me/addresses',
    writes: ['addresses'],
  }),
  'PUT /api/v1/me/addresses/{_id}': call({
    ...isOwn,
    summary: 'Change an address of the caller; absent fields stay',
    params: itemParams,
    body: z.strictObject(place).partial(),
    answer: oneAddress,
    status: 200,
    errors: [404],
    writes: ['addresses'],
  }),
  'DELETE /api/v1/me/addresses/{_id}': call({
    ...isOwn,
    summary: 'Take an address of the caller away',
    params: itemParams,
    status: 204,
    errors: [404],
    writes: ['addresses'],
  }),
}
