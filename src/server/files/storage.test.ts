import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { diskStorage } from './storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'ieumsae-storage-'))
afterAll(() => rm(folder, { recursive: true }))
const storage = diskStorage(folder)
const { pending } = storage

describe('a pending file', () => {
  it('is read by nobody until it is placed, and stays when it is released', async () => {
    const { path, size, sha256 } = await pending.receive('a1', Readable.from([Buffer.from('ab'), Buffer.from('c')]))
    expect({ size, sha256 }).toEqual({ size: 3, sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' })
    expect(await storage.has('a1/original')).toBe(false)
    await pending.place('a1')
    await pending.release('a1')
    await expect(readFile(path)).rejects.toThrow('ENOENT')
    expect(await readFile(storage.pathOf('a1/original'), 'utf8')).toBe('abc')
  })

  it('is listed when it is old enough, marked or received', async () => {
    await pending.mark('b1')
    const { path } = await pending.receive('b2', Readable.from([Buffer.from('x')]))
    const hourAgo = new Date(Date.now() - 3_600_000)
    // The disk's clock need not be that of this run.
    const now = new Date()
    for (const id of ['b1', 'b2']) await utimes(join(dirname(path), id), now, now)
    expect(await pending.list(hourAgo)).toEqual([])
    await utimes(path, 0, 0)
    expect(await pending.list(hourAgo)).toEqual(['b2'])
    expect((await pending.list(new Date(Date.now() + 1000))).toSorted()).toEqual(['b1', 'b2'])
  })

  it('that breaks off at its first byte leaves nothing once it is let go', async () => {
    const broken = Array.from({ length: 20 }, async (_, index) => {
      const source = new Readable({
        read() {
          this.destroy(new Error('broken off'))
        },
      })
      await expect(pending.receive(`d${index}`, source)).rejects.toThrow('broken off')
      await pending.release(`d${index}`)
    })
    await Promise.all(broken)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const left = await pending.list(new Date(Date.now() + 1000))
    expect(left.filter((id) => id.startsWith('d'))).toEqual([])
  })

  it('is refused where the disk is needed for the database', async () => {
    const received = diskStorage(folder, Infinity).pending.receive('c1', Readable.from([Buffer.from('x')]))
    await expect(received).rejects.toEqual(new ApiError('unavailable', {}, 60))
  })
})

it('a folder without any pending file lists none', async () => {
  expect(await diskStorage(join(folder, 'other')).pending.list(new Date())).toEqual([])
})
