import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createKey, type Entry, SealBroken, seal, unseal } from './entry.ts'
import {
  cancelEntry,
  clearWhenRead,
  enqueue,
  leaseEntry,
  onQuotaExceeded,
  openEntry,
  releaseEntry,
  sendEntry,
  withEntryLock,
} from './queue.ts'
import { currentConnection, findEntry, ownKey, removeEntry, store, withReconnect } from './store.ts'

const add = (text: string, wish: { id?: string; replaces?: string } = {}) => {
  const id = wish.id ?? crypto.randomUUID()
  return enqueue({ kind: 'note', subject: 'a', locale: 'ko', content: { text }, ...wish, id }).then((result) => ({ id, result }))
}
const set = (id: string, change: Partial<Entry>) => store.change(id, (entry) => ({ ...entry, ...change }))

/** The database as somebody else in this browser reads it. */
const raw = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('ieumsae-outbox')
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('IndexedDB')))
  })

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { id } of await store.all()) {
    await set(id, { state: 'refused' })
    await removeEntry(id)
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
    const database = await raw()
    await new Promise((resolve) =>
      database.transaction('keys', 'readwrite').objectStore('keys').clear().addEventListener('success', resolve),
    )
    database.close()
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
    expect(second.result).toBe('added')
    expect((await store.all()).map(({ id }) => id)).toEqual([second.id])
  })

  it.each(['sending', 'received'] as const)('does not replace what is %s', async (state) => {
    const first = await add('first')
    await set(first.id, { state })
    const second = await add('second', { replaces: first.id })
    expect(second.result).toBe('tooLate')
    expect(await leaseEntry(first.id)).toBeUndefined()
    expect((await store.all()).map(({ id }) => id)).toEqual([first.id])
  })

  it('is edited or cancelled once an attempt that is under way has failed', async () => {
    const [edited, cancelled] = [await add('one'), await add('two')]
    const { promise: isOver, resolve: fail } = Promise.withResolvers<void>()
    const attempt = navigator.locks.request('outbox', async () => {
      for (const { id } of [edited, cancelled]) await set(id, { state: 'sending' })
      await isOver
      for (const { id } of [edited, cancelled]) await set(id, { state: 'waiting' })
    })
    const changes = Promise.all([leaseEntry(edited.id), cancelEntry(cancelled.id)])
    fail()
    await attempt
    expect(await changes).toEqual([{ content: { text: 'one' } }, true])
  })

  it('ends the lease of an entry that is sent as it was', async () => {
    const { id } = await add('one')
    await set(id, { nextAt: Date.now() + 60_000, heldUntil: Date.now() + 60_000 })
    expect((await add('one', { id, replaces: id })).result).toBe('exists')
    await releaseEntry(id)
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
    ;(await currentConnection()).close()
    expect(await findEntry(id)).toMatchObject({ id })
    expect((await add('two')).result).toBe('added')
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
    expect((await add('one')).result).toBe('added')
  })

  it('makes room where there is none, in steps, until there is; and says so where there is none then', async () => {
    const freed: string[] = []
    onQuotaExceeded([
      () => Promise.reject(new Error('no caches')),
      () => Promise.resolve(freed.push('some')),
      () => Promise.resolve(freed.push('all')),
    ])
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full)
    expect((await add('one')).result).toBe('added')
    expect(freed).toEqual([])
    put.mockImplementationOnce(full).mockImplementationOnce(full)
    expect((await add('two')).result).toBe('added')
    expect(freed).toEqual(['some'])
    // What was freed counts a moment later.
    put.mockImplementationOnce(full).mockImplementationOnce(full).mockImplementationOnce(full)
    expect((await add('three')).result).toBe('added')
    expect(freed).toEqual(['some', 'some'])
    put.mockImplementation(full)
    await expect(add('four')).rejects.toThrow(/full/)
    expect(freed).toEqual(['some', 'some', 'some', 'all'])
    put.mockRestore()
    onQuotaExceeded([])
    expect(await store.all()).toHaveLength(3)
  })

  it('makes room, too, where the browser ends the transaction of a full disk and says of its requests only that', async () => {
    const freed: string[] = []
    onQuotaExceeded([() => Promise.resolve(freed.push('some'))])
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function end(this: IDBObjectStore, value: unknown) {
      const request = this.add(value)
      Object.defineProperty(this.transaction, 'error', { value: new DOMException('full', 'QuotaExceededError') })
      this.transaction.abort()
      return request
    })
    expect((await add('one')).result).toBe('added')
    expect(freed).toEqual(['some'])
    put.mockRestore()
    onQuotaExceeded([])
    expect(await store.all()).toHaveLength(1)
  })

  it('sends what is edited at the end of its lease, also after a long pause', async () => {
    const { id } = await add('one')
    await set(id, { nextAt: Date.now() + 60 * 60_000 })
    await leaseEntry(id)
    const { nextAt, heldUntil } = (await findEntry(id)) ?? {}
    expect(nextAt).toBe(heldUntil)
  })
})

describe('an entry whose outcome two tabs wait for', () => {
  it('is cleared by the one only when the other knows the outcome, too', async () => {
    const { id } = await add('one')
    const { promise: outcome, resolve: notify } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const slower = withEntryLock(id, async () => {
      begin()
      await outcome
      return findEntry(id)
    })
    await begun
    await withEntryLock(id, () => set(id, { state: 'received' }))
    const cleared = clearWhenRead(id)
    expect(await findEntry(id)).toMatchObject({ state: 'received' })
    notify()
    expect(await slower).toMatchObject({ id, state: 'received' })
    await cleared
    expect(await findEntry(id)).toBeUndefined()
  })
})

describe('two builds of the app on one device', () => {
  /** The database as builds before this one open it. */
  const earlierBuild = (version = 1) => {
    const earlier = new Dexie('ieumsae-outbox')
    earlier.version(version).stores({ entries: 'id, createdAt', keys: 'id' })
    return earlier
  }
  const reset = async () => {
    ;(await currentConnection()).close()
    await Dexie.delete('ieumsae-outbox')
  }
  const entryOf = async (key: CryptoKey, id: string): Promise<Entry> => ({
    id,
    kind: 'note',
    subject: id,
    locale: 'ko',
    createdAt: Date.now(),
    order: 1,
    state: 'waiting',
    attempts: 0,
    triedAt: 0,
    nextAt: 0,
    sealed: await seal(key, id, { content: { text: 'earlier' } }),
  })

  it('this build opens and continues the queue of an earlier one, which may stay open', async () => {
    await reset()
    const earlier = earlierBuild()
    const key = await createKey()
    await earlier.table('keys').add({ id: 'seal', key })
    await earlier.table('entries').add(await entryOf(key, 'earlier-id'))
    expect(await openEntry('earlier-id')).toEqual({ content: { text: 'earlier' } })
    const { id } = await add('later')
    expect(await openEntry(id)).toEqual({ content: { text: 'later' } })
    expect((await earlier.table('entries').orderBy('createdAt').sortBy('order')) as Entry[]).toMatchObject([
      { id: 'earlier-id', order: 1 },
      { id, order: 2 },
    ])
    await set('earlier-id', { state: 'refused' })
    await removeEntry('earlier-id')
    expect(await earlier.table('entries').count()).toBe(1)
    earlier.close()
  })

  it('an earlier build reads and changes the queue that this one has created', async () => {
    await reset()
    const { id } = await add('later')
    const earlier = earlierBuild()
    expect(await earlier.table('entries').orderBy('createdAt').toArray()).toMatchObject([{ id, state: 'waiting' }])
    await earlier.table('entries').update(id, { state: 'received', receipt: 'R' })
    expect(await findEntry(id)).toMatchObject({ state: 'received', receipt: 'R' })
    earlier.close()
  })

  it('this build makes way for a later one that upgrades the database, and reads on', async () => {
    await reset()
    const { id } = await add('one')
    const later = earlierBuild(2)
    expect(await later.table('entries').count()).toBe(1)
    expect(await openEntry(id)).toEqual({ content: { text: 'one' } })
    later.close()
    await reset()
  })
})
