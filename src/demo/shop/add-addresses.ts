import { users } from '#contract/account/users.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'
import { v7 as uuid } from 'uuid'

const addresses = [
  { name: '집', receiver: '장한결', phone: '+821000002468', postcode: '05510', address: '서울 송파구 이음로 12', addressDetail: '101동 1203호', note: null, isDefault: 1 },
  { name: '사무실', receiver: '장한결', phone: '+821000002469', postcode: '13487', address: '경기 성남시 분당구 새싹로 45', addressDetail: '3층', note: '평일에만 받을 수 있습니다', isDefault: 0 },
  { name: '제주 본가', receiver: '장온유', phone: '+821000002470', postcode: '63309', address: '제주 제주시 돌담길 21', addressDetail: null, note: null, isDefault: 0 },
]

/** Address book of the account that anybody may log in to. */
export async function addDemoAddresses(db: Db, now: Date): Promise<void> {
  const [buyer] = await repositoryOf(users).select(db, { where: { role: 'BUYER', status: 'active' }, sort: 'createdAt', limit: 1 })
  if (buyer === undefined) return
  const createdAt = now.toISOString()
  await db
    .insertInto('shopAddresses')
    .values(addresses.map((address) => ({ ...address, _id: uuid(), _user: buyer._id, createdAt })))
    .execute()
}
