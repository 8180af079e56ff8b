import { randomBytes, randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Attachment } from '#contract/law/forms.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { asTables } from '../db/schema.ts'
import { reconcileStaleUploads } from '../files/pending.ts'
import { attachmentsOn, type Mine, png } from '../testing/attachments.ts'
import { serverForFile, startServer } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { open, attach, filesOf, download, onDisk, traces } = await attachmentsOn(server)
const { db } = server.database
const { storage } = server.app.platform
const admin = await server.login('admin')

describe('a private file', () => {
  it('is there for the console’s inquiries alone, and is kept by nobody', async () => {
    const { file } = await attach(await open(), { name: '사진.png', bytes: png })
    const editor = await server.login('editor')
    for (const token of [undefined, editor, 'x']) expect((await download(file._file, token)).statusCode).toBe(404)
    for (const token of [undefined, admin])
      expect(
        (
          await server.app.inject({
            url: `/api/v1/files/${file._file}/160.webp`,
            headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
          })
        ).statusCode,
      ).toBe(404)
    const { statusCode, headers } = await download(file._file, admin)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^attachment; /) as string,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it('follows the scopes of an account at once', async () => {
    const { file } = await attach(await open())
    const editor = await server.login('editor')
    const setScopes = (scopes: string[]) =>
      db
        .updateTable('levels')
        .set({ scopes: JSON.stringify(scopes) })
        .where('name', '=', '편집자')
        .execute()
    const statuses: number[] = []
    for (const scopes of [['console', 'console:inquiries'], ['console:inquiries'], ['console'], ['console', 'console:content']]) {
      await setScopes(scopes)
      statuses.push((await download(file._file, editor)).statusCode)
    }
    expect(statuses).toEqual([200, 404, 404, 404])
  })
})

describe('with a request that is removed', () => {
  let mine: Mine
  let files: Attachment[]
  const remove = (headers: Record<string, string> = {}) =>
    server.ask('DELETE /api/console/forms/{_id}', { params: { _id: mine._id }, token: admin, headers })
  beforeEach(async () => {
    mine = await open()
    files = [(await attach(mine, { key: randomUUID(), name: '지워질 이름.pdf' })).file, (await attach(mine, { slot: 'file' })).file]
  })

  it('go its files, from the database and the disk, and what was answered about them', async () => {
    const before = await onDisk()
    expect((await remove()).status).toBe(204)
    for (const { _file } of files) {
      expect((await download(_file, admin)).statusCode).toBe(404)
      expect(await storage.has(`${_file}/original`)).toBe(false)
    }
    expect(await onDisk()).toBe(before - files.length)
    const left = [await traces(), await db.selectFrom('idempotency').selectAll().where('caller', '=', `form ${mine._id}`).execute()]
    for (const { _file } of files) expect(JSON.stringify(left)).not.toContain(_file)
    expect(JSON.stringify(left)).not.toContain('지워질 이름')
  })

  it('nothing goes where the removal is refused', async () => {
    expect((await remove({ 'if-match': '"1"' })).status).toBe(412)
    expect(await filesOf(mine._id)).toEqual(files)
    for (const { _file } of files) expect((await download(_file, admin)).statusCode).toBe(200)
  })
})

describe('what a server that ended left behind', () => {
  const later = () => new Date(Date.now() + 2 * 3_600_000)
  const place = { database: server.database, storage }

  it('is settled as the database says: what it knows stays, what it does not know goes', async () => {
    const { file } = await attach(await open())
    await storage.pending.mark(file._file)
    const lost = randomUUID()
    const { path } = await storage.pending.receive(lost, Readable.from([randomBytes(100)]))
    await storage.pending.place(lost)
    // The disk's clock need not be that of this run.
    const now = new Date()
    for (const name of [file._file, lost]) await utimes(join(dirname(path), name), now, now)
    await reconcileStaleUploads(place)
    expect(await storage.has(`${lost}/original`)).toBe(true)
    await reconcileStaleUploads(place, later())
    expect(await storage.has(`${lost}/original`)).toBe(false)
    expect((await download(file._file, admin)).statusCode).toBe(200)
    expect(await storage.pending.list(later())).toEqual([])
  })

  it('is found by its age', async () => {
    const lost = randomUUID()
    const { path } = await storage.pending.receive(lost, Readable.from([randomBytes(100)]))
    await utimes(path, new Date(Date.now() - 3_500_000), new Date(Date.now() - 3_500_000))
    await reconcileStaleUploads(place)
    expect(await storage.pending.list(later())).toEqual([lost])
    await utimes(path, new Date(Date.now() - 3_700_000), new Date(Date.now() - 3_700_000))
    await reconcileStaleUploads(place)
    expect(await storage.pending.list(later())).toEqual([])
  })
})

it('requests from before there were attachments are read, and take some', async () => {
  await using old = await startServer({ hasAccounts: true })
  const its = await attachmentsOn(old)
  const mine = await its.open()
  const { db: before } = old.database
  const rows = () => asTables(before).selectFrom('forms').select('data').where('_id', '=', mine._id).executeTakeFirstOrThrow()
  const { files: _files, ...data } = JSON.parse(String((await rows())['data'])) as Record<string, unknown>
  await asTables(before)
    .updateTable('forms')
    .set({ data: JSON.stringify(data) })
    .execute()
  await before.schema.alterTable('files').dropColumn('scope').execute()
  await before.deleteFrom('migrations').where('name', '=', 'db/0002-attachments').execute()
  await migrate(old.database)
  expect(JSON.parse(String((await rows())['data']))).toEqual({ ...data, files: [] })
  expect((await its.attach(mine)).status).toBe(201)
})
