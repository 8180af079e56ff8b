import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, it, vi } from 'vitest'
import { longestNote, type Note } from './note.ts'
import { countNotes, forgetNotes, onNotes, writeNote } from './notes.ts'
import { database, forgetMember } from './store.ts'

const note: Note = { kind: 'works', _item: 'moon', text: '비밀', subject: '달밤', path: '/auction/works/moon' }

/** The notes of an account, as they are told next. */
const notesOf = (account: string) =>
  new Promise<readonly Note[]>((resolve) => {
    const stop = onNotes(account, (notes) => {
      resolve(notes)
      setTimeout(() => stop())
    })
  })

afterEach(async () => {
  database.close({ disableAutoOpen: false })
  await Dexie.delete(database.name)
})

it('a note opens for its account alone, and the rows say nothing of it', async () => {
  expect(await writeNote('seller', note)).toBe(true)
  expect(await notesOf('seller')).toEqual([note])
  expect(await notesOf('buyer')).toEqual([])
  const [row] = await database.notes.toArray()
  expect(new TextDecoder().decode(row?.sealed.data)).not.toContain('비밀')
  // A row that is put into the place of another one's is not opened.
  await database.notes.put({ ...row, account: 'buyer' } as NonNullable<typeof row>)
  expect(await notesOf('buyer')).toEqual([])
})

it('a note takes the place of the one before, and an empty one takes it away', async () => {
  await writeNote('seller', note)
  await writeNote('seller', { ...note, text: '다른 말' })
  expect((await notesOf('seller')).map(({ text }) => text)).toEqual(['다른 말'])
  await writeNote('seller', { ...note, text: '  ' })
  expect(await notesOf('seller')).toEqual([])
  expect(await database.notes.count()).toBe(0)
})

it('a note has an end', async () => {
  await writeNote('seller', { ...note, text: '가'.repeat(longestNote) })
  await expect(writeNote('seller', { ...note, text: '가'.repeat(longestNote + 1) })).rejects.toThrow(RangeError)
  expect((await notesOf('seller'))[0]?.text).toHaveLength(longestNote)
})

it('notes stay when a session ends by itself, and go at the logout: those of the account alone', async () => {
  await writeNote('seller', note)
  await writeNote('buyer', note)
  await forgetMember('seller')
  expect(await countNotes('seller')).toBe(1)
  await forgetNotes('seller')
  expect([await countNotes('seller'), await countNotes('buyer')]).toEqual([0, 1])
})

it('a device without any is not asked to make a database', async () => {
  expect(await countNotes('seller')).toBe(0)
  await forgetNotes('seller')
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(database.name)
})

it('what another tab writes is told', async () => {
  const told = vi.fn<(notes: readonly Note[]) => void>()
  const stop = onNotes('seller', told)
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith([]))
  await writeNote('seller', note)
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith([note]))
  stop()
  await writeNote('seller', { ...note, text: '나중' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(told).toHaveBeenLastCalledWith([note])
})
