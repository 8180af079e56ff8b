import { companies } from '#contract/account/companies.ts'
import { users } from '#contract/account/users.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { participants } from '#contract/trade/participants.ts'
import { noPassword } from '#server/account/passwords.ts'
import type { Database } from '#server/db/database.ts'
import { complete } from '#server/db/complete.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import { v7 as uuid } from 'uuid'
import { nameOf } from './console-data.ts'
import { fairOf } from './trade-server.ts'

const batch = 500

/** Stores a fair with so many approved participants, each of which has a mail address. Returns its id. */
export async function addFairOf({ db }: Database, size: number): Promise<string> {
  const { _id: _fair } = await repositoryOf(fairs).insert(db, { ...complete(fairs.shapes.all, {}), ...fairOf('큰 상담회', 1, 200) })
  for (let from = 0; from < size; from += batch)
    await db.transaction().execute(async (transaction) => {
      for (let count = from; count < Math.min(from + batch, size); count += 1) {
        const [_id, name, role] = [uuid(), nameOf(count), count % 2 === 0 ? 'SELLER' : 'BUYER']
        const account = {
          username: `fair-${count}`,
          usernameKey: `fair-${count}`,
          passwordHash: noPassword(),
          name,
          role,
          status: 'active',
        }
        const reached = { userType: 'COMPANY', email: `fair-${count}@example.com`, channels: [], locale: 'ko' }
        await repositoryOf(users).insert(transaction, { ...complete(users.shapes.all, {}), ...account, ...reached, _id })
        const company = { _user: _id, name, ceo: '김', category: '식품', address: '서울', state: 'APPROVED' }
        await repositoryOf(companies).insert(transaction, { ...complete(companies.shapes.all, {}), ...company })
        const part = { _fair, _user: _id, name, role, state: 'APPROVED' }
        await repositoryOf(participants).insert(transaction, { ...complete(participants.shapes.all, {}), ...part })
      }
    })
  return _fair
}
