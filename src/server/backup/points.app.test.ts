import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, it } from 'vitest'
import { onAnotherMachine, usualRestoring } from '../testing/another-machine.ts'
import { attachmentsOn } from '../testing/attachments.ts'
import { seconds } from '../testing/patience.ts'
import { makePlace, serverForFile } from '../testing/server.ts'
import { makeBackup } from './make-backup.ts'
import { findStored, listPoints } from './points.ts'
import { restoreBackup } from './restore-backup.ts'

/** The files of a backup, whatever database they are from: both directions on each engine are in backup.db.test.ts. */
const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const requests = await attachmentsOn(server)
const source = { database: server.database, dataDir: server.config.dataDir }
const folder = await mkdtemp(join(tmpdir(), 'ieumsae-backups-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const usual = { folder, recipients: [], keep: 30 }

it('is readable with the secret key alone where it is encrypted', { timeout: seconds(60) }, async () => {
  const sealed = join(folder, 'sealed')
  const identity = await generateX25519Identity()
  const { file } = await requests.attach(await requests.open())
  // What was stored before there was a key does not stay as it is.
  await makeBackup(source, { ...usual, folder: sealed })
  const { name } = await makeBackup(source, { ...usual, folder: sealed, recipients: [await identityToRecipient(identity)] })
  expect((await readdir(join(sealed, 'files'), { recursive: true })).filter((each) => each.endsWith(file._file))).toEqual([])
  for (const path of [join(sealed, name, 'ieumsae.db.age'), (await findStored(sealed, file._file)) ?? ''])
    expect((await readFile(path)).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  await expect(restoreBackup(server.config, { ...usualRestoring, folder: sealed, isTrial: true })).rejects.toThrow(/identit/i)
  const drill = { ...usualRestoring, folder: sealed, isTrial: true, identities: [identity] }
  const { damaged, rows } = await restoreBackup(server.config, drill)
  expect([damaged, rows.get('users')]).toEqual([[], (await db.selectFrom('users').select('_id').execute()).length])
})

it('says which file is damaged, and does not bring a damaged database back', { timeout: seconds(60) }, async () => {
  const hurt = join(folder, 'hurt')
  const { file } = await requests.attach(await requests.open())
  const { name } = await makeBackup(source, { ...usual, folder: hurt })
  await writeFile((await findStored(hurt, file._file)) ?? '', 'not it')
  const drill = { ...usualRestoring, folder: hurt, isTrial: true }
  expect((await restoreBackup(server.config, drill)).damaged).toEqual([file._file])
  const path = join(hurt, name, 'ieumsae.db')
  const bytes = await readFile(path)
  await writeFile(path, bytes.fill(0, bytes.length - 100))
  await expect(restoreBackup(server.config, drill)).rejects.toThrow(/damaged/)
  const stored = join(source.dataDir, 'files', file._file.slice(-2), file._file, 'original')
  await writeFile(stored, 'rotten')
  await expect(makeBackup(source, { ...usual, folder: join(folder, 'rotten') })).rejects.toThrow(/damaged/)
  expect(await listPoints(join(folder, 'rotten'))).toEqual([])
  await db.deleteFrom('files').where('_id', '=', file._file).execute()
})

it('needs the key of the server, or says what goes with it', { timeout: seconds(60) }, async () => {
  const own = join(folder, 'key')
  await makeBackup(source, { ...usual, folder: own })
  const key = (await db.selectFrom('secrets').select('value').where('name', '=', 'accessToken').executeTakeFirstOrThrow()).value
  expect(key).toMatch(/^sealed:/)
  await using place = await makePlace()
  await expect(restoreBackup({ ...server.config, ...place }, { ...usualRestoring, folder: own })).rejects.toThrow(/another key/)
  await using other = await onAnotherMachine(server, { folder: own, isWithoutKey: true })
  expect(other.app.platform.serverKey).not.toEqual(server.app.platform.serverKey)
})

it('keeps the newest points, and the files that they name', { timeout: seconds(60) }, async () => {
  const few = join(folder, 'few')
  const staff = await server.login('admin')
  const request = await requests.open()
  const { file } = await requests.attach(request)
  const first = await makeBackup(source, { ...usual, folder: few })
  await server.ask('DELETE /api/console/forms/{_id}', { params: { _id: request._id }, token: staff })
  const stored = (await findStored(few, file._file)) ?? ''
  const longAgo = new Date(Date.now() - 48 * 60 * 60_000)
  await utimes(stored, longAgo, longAgo)
  await makeBackup(source, { ...usual, folder: few, keep: 2 })
  expect([(await listPoints(few)).length, await findStored(few, file._file)]).toEqual([2, stored])
  await makeBackup(source, { ...usual, folder: few, keep: 2 })
  expect([(await listPoints(few)).includes(first.name), await findStored(few, file._file)]).toEqual([false, undefined])
})
