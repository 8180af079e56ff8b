import { decodeJwt } from 'jose'
import { addConsents } from '../consents.ts'
import { aConsent } from '../../testing/consents.ts'
import type { WalkExamples, WalkStart } from '../../testing/walk.ts'

/** Accounts, sessions, companies and what is uploaded. */
export async function walk({ server, a, password }: WalkStart): Promise<WalkExamples> {
  const { db } = server.database
  const at = new Date().toISOString()
  const proof = aConsent(at)
  await addConsents(db, a._id, [proof])
  const upload = { _id: a._id, _user: a._id, name: 'a.pdf', size: 1, parts: '[]', modifiedAt: null, createdAt: at, usedAt: at }
  await db
    .insertInto('uploads')
    .values({ ...upload, received: 0 })
    .execute()
  const { sub = '', sid } = decodeJwt<{ sid: string }>(a.token)
  return {
    rows: { '/sessions/': sid, '/users/': sub },
    params: { index: '0', _file: a._id },
    bodies: {
      'PUT /api/v1/me': { name: '바뀐 이름' },
      'PUT /api/v1/me/address': { certification: { _id: a._id, token: 'x' }, password },
      'PUT /api/v1/me/password': { current: password, password: 'another long one' },
      'POST /api/v1/me/withdraw': { password },
      'POST /api/v1/me/consents': { code: 'marketing', version: '1.0', agreedAt: at, isAgreed: true },
      'PUT /api/v1/me/company': { name: 'x', ceo: 'x', category: 'x', address: 'x', certificate: 'SEOUL_AWARD', productCategory: 'x' },
      'POST /api/v1/me/company/people': { name: '김하나', email: 'seller-a@example.com', locale: 'ko' },
      'POST /api/v1/me/company/introductions': { name: 'a.pdf', size: 1 },
      'POST /api/v1/me/factor': { password },
      'PUT /api/v1/me/factor': { code: '000000' },
      'DELETE /api/v1/me/factor': { password, code: '000000' },
      'POST /api/console/users': { username: 'x', name: 'x', userType: 'PERSON', role: 'STAFF', status: 'active', _level: null, password },
      'PUT /api/console/users/{_id}': { status: 'suspended' },
      'POST /api/console/levels': { name: 'x', scopes: [] },
    },
  }
}
