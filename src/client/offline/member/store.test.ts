import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, it, vi } from 'vitest'
import { SealBroken } from '../queue/entry.ts'
import {
  rememberAccount,
  database,
  forgetAbsent,
  forgetMember,
  isRemembered,
  keptKey,
  readKept,
  readOwn,
  setKept,
  writeOwn,
} from './store.ts'

const seller = { account: 'seller', sid: 'one' }
const buyer = { account: 'buyer', sid: 'two' }
const live = () => true
const write = (owner = seller, key = 'ko matchings', value: unknown = `비밀 ${owner.account}`) =>
  writeOwn(owner, key, new Map([['', value]]))

afterEach(async () => {
  vi.restoreAllMocks()
  database.close({ disableAutoOpen: false })
  await Dexie.delete(database.name)
})

it('what is stored of a member opens for that account alone, and the rows say nothing of it', async () => {
  await rememberAccount(seller, live)
  await rememberAccount(buyer, live)
  expect(await write()).toBe(true)
  expect((await readOwn('seller', 'ko matchings'))?.value).toBe('비밀 seller')
  expect(await readOwn('buyer', 'ko matchings')).toBeUndefined()
  const [row] = await database.rows.toArray()
  expect(new TextDecoder().decode(row?.sealed.data)).not.toContain('비밀')
  // A row that is put into the place of another one's is not opened.
  await database.rows.put({ ...row, account: 'buyer' } as NonNullable<typeof row>)
  await expect(readOwn('buyer', 'ko matchings')).rejects.toThrow(SealBroken)
})

it('after a logout nothing is there, and what was on its way in any tab is not stored', async () => {
  await rememberAccount(seller, live)
  const otherTab = { account: 'seller', sid: 'three' }
  await rememberAccount(otherTab, live)
  await write()
  await setKept(seller, true)
  await write(seller, keptKey)
  await forgetMember('seller')
  expect(await database.rows.count()).toBe(0)
  expect([await write(), await write(otherTab)]).toEqual([false, false])
  expect(await readKept()).toEqual([])
  // A session that has ended while it began is none.
  await rememberAccount(seller, () => false)
  expect(await write()).toBe(false)
})

it('of a closed browser only what its member chose to keep is left, and that goes when it is no longer wanted', async () => {
  for (const owner of [seller, buyer]) {
    await rememberAccount(owner, live)
    await write(owner)
    await write(owner, keptKey, `agenda of ${owner.account}`)
  }
  expect(await setKept(seller, true)).toBe(true)
  await forgetAbsent(() => false)
  expect((await readKept()).map(({ value }) => value)).toEqual(['agenda of seller'])
  expect(await readKept('buyer')).toEqual([])
  expect(await database.rows.count()).toBe(1)
  expect(await isRemembered('seller')).toBe(true)
  // Whoever is not logged in changes nothing of it.
  expect(await setKept(seller, false)).toBe(false)
  await rememberAccount(seller, live)
  expect(await setKept(seller, false)).toBe(true)
  expect(await readKept()).toEqual([])
})

it('a connection that the system has ended is opened again, by reads and writes at once', async () => {
  await rememberAccount(seller, live)
  await write()
  await setKept(seller, true)
  await write(seller, keptKey, 'agenda')
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  /** What iOS says of connections after a pause in the background, so many times. */
  const lose = (times: number) => {
    for (let count = 0; count < times; count += 1)
      transaction.mockImplementationOnce(() => {
        throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError')
      })
  }
  lose(3)
  const results = await Promise.all([readOwn('seller', 'ko matchings'), isRemembered('seller'), write(seller, 'ko schedule')])
  expect(results).toMatchObject([{ value: '비밀 seller' }, true, true])
  lose(1)
  expect((await readKept()).map(({ value }) => value)).toEqual(['agenda'])
  lose(1)
  await forgetMember('seller')
  expect(await database.rows.count()).toBe(0)
})
