import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { withEntryLock, clearWhenRead } from './entry-lock.ts'
import { enqueue } from './queue.ts'
import { findEntry, store } from './store.ts'

describe('an entry whose outcome two tabs wait for', () => {
  it('is cleared away by the one when the other knows it, too', async () => {
    const id = crypto.randomUUID()
    await enqueue({ id, kind: 'note', subject: id, locale: 'ko', content: { text: '' } })
    const { promise: outcome, resolve: notify } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const slower = withEntryLock(id, async () => {
      begin()
      await outcome
      return findEntry(id)
    })
    await begun
    await withEntryLock(id, () => store.change(id, (entry) => ({ ...entry, state: 'received' })))
    const cleared = clearWhenRead(id)
    expect(await findEntry(id)).toMatchObject({ state: 'received' })
    notify()
    expect(await slower).toMatchObject({ id, state: 'received' })
    await cleared
    expect(await findEntry(id)).toBeUndefined()
  })
})
