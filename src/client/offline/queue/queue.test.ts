import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connection, withReconnect } from './database.ts'
import type { Entry } from './entry.ts'
import { queueName } from './name.ts'
import { enqueue, forgetEntry, leaseEntry, onQuotaExceeded, openEntry, sendEntry } from './queue.ts'
import { SealBroken, seal, unseal } from './seal.ts'
import { findEntry, ownKey, store } from './store.ts'

const add = (text: string, wish: { id?: string; replaces?: string } = {}) => {
  const id = wish.id ?? crypto.randomUUID()
  return enqueue({ kind: 'note', subject: 'a', locale: 'ko', content: { text }, ...wish, id }).then((isAdded) => ({ id, isAdded }))
}
const set = (id: string, change: Partial<Entry>) => store.change(id, (entry) => ({ ...entry, ...change }))

/** The database as somebody else in this browser reads it. */
const raw = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(queueName)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('IndexedDB')))
  })

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { id } of await store.all()) {
    await set(id, { state: 'refused' })
    await forgetEntry(id)
  }
})

describe('the outbox of a device', () => {
  it('keeps what was written so that the rows say nothing of it, under a key that cannot be read', async () => {
    const text = `비밀 ${crypto.randomUUID()}`
    const { id } = await add(text)
    const database = await raw()
    const rows = await new Promise<Entry[]>((resolve) => {
      const request = database.transaction('entries').objectStore('entries').getAll() as IDBRequest<Entry[]>
      request.addEventListener('success', () => resolve(request.result))
    })
    database.close()
    expect(rows).toHaveLength(1)
    const bytes = rows[0]?.sealed?.data ?? new ArrayBuffer(0)
    expect(bytes.byteLength).toBeGreaterThan(text.length)
    for (const form of [JSON.stringify(rows), ...['utf-8', 'utf-16le'].map((name) => new TextDecoder(name).decode(bytes))])
      expect(form).not.toContain(text)
    expect(await openEntry(id)).toEqual({ content: { text } })
    const key = await ownKey()
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(/extractable/)
  })

  it('opens a seal for the entry that it was made for, and no other', async () => {
    const [one, two] = [await add('one'), await add('two')]
    await set(one.id, { sealed: (await findEntry(two.id))?.sealed })
    await expect(openEntry(one.id)).rejects.toThrow(SealBroken)
  })

  it('makes one key, however many ask for the first', async () => {
    await withReconnect(({ keys }) => keys.clear())
    const keys = await Promise.all([ownKey(), ownKey(), ownKey()])
    for (const key of keys) {
      const sealed = await seal(key, 'id', { content: 'one' })
      expect(await unseal(await store.key(), 'id', sealed)).toEqual({ content: 'one' })
    }
  })

  it('takes the same request from two tabs once', async () => {
    const id = crypto.randomUUID()
    await Promise.all([add('one', { id }), add('one', { id })])
    await set(id, { state: 'sending', attempts: 1 })
    await add('one', { id })
    expect(await store.all()).toMatchObject([{ id, state: 'sending', attempts: 1 }])
    await set(id, { state: 'received', receipt: 'R' })
    await add('one', { id })
    expect(await store.all()).toMatchObject([{ id, state: 'received', receipt: 'R' }])
    await set(id, { state: 'refused' })
    await add('one', { id })
    expect(await store.all()).toMatchObject([{ id, state: 'waiting', attempts: 0 }])
  })

  it('puts what was changed in the place of what was written first', async () => {
    const first = await add('first')
    expect(await leaseEntry(first.id)).toEqual({ content: { text: 'first' } })
    const second = await add('second', { replaces: first.id })
    expect(second.isAdded).toBe(true)
    expect((await store.all()).map(({ id }) => id)).toEqual([second.id])
  })

  it.each(['sending', 'received'] as const)('does not replace what is %s', async (state) => {
    const first = await add('first')
    await set(first.id, { state })
    const second = await add('second', { replaces: first.id })
    expect(second.isAdded).toBe(false)
    expect(await leaseEntry(first.id)).toBeUndefined()
    expect((await store.all()).map(({ id }) => id)).toEqual([first.id])
  })

  it('ends the hold where it is to be sent as it was', async () => {
    const { id } = await add('one')
    await set(id, { nextAt: Date.now() + 60_000, heldUntil: Date.now() + 60_000 })
    await add('one', { id, replaces: id })
    const entry = await findEntry(id)
    expect(entry?.heldUntil).toBeUndefined()
    expect(entry?.nextAt).toBeLessThanOrEqual(Date.now())
    await set(id, { nextAt: Date.now() + 60_000, heldUntil: Date.now() + 60_000 })
    await sendEntry(id)
    expect((await findEntry(id))?.heldUntil).toBeUndefined()
  })

  it('works on when the browser has ended its connection', async () => {
    const { id } = await add('one')
    // What iOS does: without a word to whoever uses it.
    connection().close()
    expect(await findEntry(id)).toMatchObject({ id })
    expect((await add('two')).isAdded).toBe(true)
  })

  it.each([
    ['UnknownError', 2],
    ['DatabaseClosedError', 2],
    ['ConstraintError', 1],
  ])('tries again after %s on a new connection, once', async (name, tries) => {
    let count = 0
    const work = withReconnect(() => {
      count += 1
      throw new DOMException('Connection to Indexed Database server lost', name)
    })
    await expect(work).rejects.toThrow(/lost/)
    expect(count).toBe(tries)
    expect((await add('one')).isAdded).toBe(true)
  })

  it('makes room where there is none, once; and says so where there is none then', async () => {
    let freed = 0
    onQuotaExceeded(() => {
      freed += 1
      return Promise.resolve()
    })
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full)
    expect((await add('one')).isAdded).toBe(true)
    expect(freed).toBe(1)
    put.mockImplementation(full)
    await expect(add('two')).rejects.toThrow(/full/)
    expect(freed).toBe(2)
    put.mockRestore()
    expect(await store.all()).toHaveLength(1)
  })
})
