import { users } from '#contract/account/users.ts'
import { expect, it } from 'vitest'
import { serverForFile } from '../testing/server.ts'
import { repositoryOf } from './repository-of.ts'

const server = await serverForFile()
const { db } = server.database
const size = 2205
const numbered = (count: number) => String(count).padStart(5, '0')
const idOf = (count: number) => `019a0000-0000-7000-8000-0000000${numbered(count)}`
const rows = Array.from({ length: size }, (_row, count) => ({
  _id: idOf(count),
  username: `m${count}`,
  name: numbered(count % 7),
  passwordHash: '',
  userType: 'PERSON',
  role: count % 2 === 0 ? 'BUYER' : 'SELLER',
  status: 'active',
  _level: null,
  version: 1,
  createdAt: `2026-01-01T00:00:00.${String(Math.floor(count / 10)).padStart(3, '0')}Z`,
  updatedAt: '2026-01-01T00:00:00.000Z',
}))
for (let from = 0; from < size; from += 500)
  await db
    .insertInto('users')
    .values(rows.slice(from, from + 500))
    .execute()
const all = await repositoryOf(users).select(db, { sort: 'name' })

it('the pages of a long list are the list, in its order, whichever end they are counted from', async () => {
  const ids: string[] = []
  for (let skip = 0; ; skip += 100) {
    const { items, total } = await repositoryOf(users).list(db, { sort: 'name', limit: 100, skip })
    expect(total).toBe(size)
    if (items.length === 0) break
    ids.push(...items.map(({ _id }) => _id))
  }
  expect(ids).toEqual(all.map(({ _id }) => _id))
  const last = await repositoryOf(users).list(db, { limit: 100, skip: 2200 })
  expect(last.items.map(({ _id }) => _id)).toEqual([4, 3, 2, 1, 0].map(idOf))
})
