import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, it, vi } from 'vitest'
import { SealBroken } from './entry.ts'
import { database, forgetFiles, keepFile, noteReceived, openFile, sweepFiles } from './files.ts'
import { enqueue, onQuotaExceeded } from './queue.ts'
import { closeQueue } from './store.ts'

const textOf = async (key: string) => new TextDecoder().decode((await openFile(key)).bytes)

afterEach(async () => {
  vi.restoreAllMocks()
  onQuotaExceeded([])
  database.close({ disableAutoOpen: false })
  await Dexie.delete(database.name)
  await closeQueue()
  await Dexie.delete('ieumsae-outbox')
})

it('a file opens for its key and no other, until the server has it or it is forgotten', async () => {
  await keepFile('one', new Blob(['비밀 견적']))
  await keepFile('two', new Blob(['other']))
  expect(await textOf('one')).toBe('비밀 견적')
  const [first] = await database.files.toArray()
  expect(new TextDecoder().decode(first?.sealed.data)).not.toContain('비밀')
  if (first !== undefined) await database.files.put({ ...first, key: 'two' })
  await expect(openFile('two')).rejects.toThrow(SealBroken)
  await noteReceived('one', { _file: 'server' })
  expect((await openFile('one')).received).toEqual({ _file: 'server' })
  await forgetFiles(['one', 'two'])
  await expect(openFile('one')).rejects.toThrow(SealBroken)
})

it('a full disk makes room by what can be fetched again, and says so where nothing is left', async () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const put = vi.spyOn(database.files, 'put')
  put.mockImplementationOnce(full as never)
  const evict = vi.fn<() => Promise<void>>(async () => undefined)
  onQuotaExceeded([evict])
  await keepFile('one', new Blob(['first']))
  expect([evict.mock.calls.length, await textOf('one')]).toEqual([1, 'first'])
  put.mockImplementation(full as never)
  await expect(keepFile('two', new Blob(['second']))).rejects.toThrow('full')
  expect(await textOf('one')).toBe('first')
})

it('what no message needs any more goes, but for what somebody may be writing', async () => {
  for (const key of ['waiting', 'left', 'new']) await keepFile(key, new Blob([key]))
  for (const key of ['waiting', 'left']) await database.files.update(key, { createdAt: 0 })
  await enqueue({ id: 'entry', kind: 'conversation', subject: 'matching', account: 'seller', locale: 'ko', content: {} })
  await sweepFiles(async (id) => (id === 'entry' ? ['waiting'] : []))
  expect((await database.files.toArray()).map(({ key }) => key)).toEqual(['new', 'waiting'])
})
