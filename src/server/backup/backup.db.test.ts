import { copyFile, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { success } from '#contract/law/success.ts'
import { afterAll, expect, it } from 'vitest'
import { resources } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { asTables } from '../db/schema.ts'
import { enqueue } from '../mail/deliveries.ts'
import { join as joinModules } from '../module.ts'
import { modules } from '../modules.ts'
import { attachmentsOn, until } from '../testing/attachments.ts'
import { aRequest, aStory } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { seconds } from '../testing/patience.ts'
import { engineUnderTest, makePlace, serverForFile } from '../testing/server.ts'
import { makeBackup, writeErasures } from './make-backup.ts'
import { findStored, listPoints } from './points.ts'
import { restoreBackup } from './restore-backup.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const requests = await attachmentsOn(server)
const source = { database: server.database, dataDir: server.config.dataDir }
const folder = await mkdtemp(join(tmpdir(), 'ieumsae-backups-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const usual = { folder, recipients: [], keep: 30 }
const asked = { folder, identities: [], isReplacing: false, isTrial: false, isWithoutKey: false }

/** A machine that has nothing: brings a backup back and serves it. */
async function onAnotherMachine(options: Partial<Parameters<typeof restoreBackup>[1]> = {}, engine = engineUnderTest()) {
  const place = await makePlace(engine)
  const config = { ...server.config, ...place }
  if (options.isWithoutKey !== true) await copyFile(join(source.dataDir, 'secret.key'), join(place.dataDir, 'secret.key'))
  const restored = await restoreBackup(config, { ...asked, ...options })
  const database = openDatabase(config)
  const app = await buildApp(config, database)
  const dispose = async () => {
    await app.close()
    await database.close()
    await place[Symbol.asyncDispose]()
  }
  return { restored, app, db: database.db, dataDir: place.dataDir, [Symbol.asyncDispose]: dispose }
}

/** Requests that are not erased: of an erased one its id stays. */
const formsIn = async (from: typeof db) =>
  (await asTables(from).selectFrom('forms').select('_id').where('state', '!=', 'removed').execute()).map(({ _id }) => String(_id))
const accountOf = (from: typeof db, _id: string) =>
  from.selectFrom('users').select(['status', 'name', 'email']).where('_id', '=', _id).executeTakeFirst()

it('brings back what there was, without who has left since, and lets nobody in who was logged in', { timeout: seconds(60) }, async () => {
  const staff = await server.login('admin')
  const [stays, leaves] = [await addMember(server, 'stays', { name: '남는이' }), await addMember(server, 'leaves', { name: '떠나는이' })]
  const calendar = (await server.ask('POST /api/v1/me/calendar', { token: stays.token })).answer.calendar.url ?? ''
  const [kept, erased] = [await requests.open(), await requests.open()]
  const [keptFile, erasedFile] = [(await requests.attach(kept)).file._file, (await requests.attach(erased)).file._file]
  const story = await server.add(success, aStory({ subject: { ko: '있던 이야기' } }))
  await enqueue(db, 'letter', { channel: 'EMAIL', to: 'stays@example.com', subject: '제목', text: '글' }, { _user: stays._id })
  await makeBackup(source, usual)

  await server.ask('DELETE /api/console/forms/{_id}', { params: { _id: erased._id }, token: staff })
  const body = { reason: '본인이 전화로 부탁했습니다' }
  await server.ask('POST /api/console/users/{_id}/withdraw', { token: staff, params: { _id: leaves._id }, body })
  await server.add(success, aStory({ subject: { ko: '나중 이야기' } }))
  await until(async () => (await requests.onDisk()) === 1)
  await writeErasures(source, folder)

  await using other = await onAnotherMachine({}, 'sqlite')
  expect(await accountOf(other.db, stays._id)).toMatchObject({ status: 'active', name: '남는이' })
  expect(await accountOf(other.db, leaves._id)).toEqual({ status: 'withdrawn', name: '탈퇴한 회원', email: null })
  const forms = await formsIn(other.db)
  expect([forms.includes(kept._id), forms.includes(erased._id)]).toEqual([true, false])
  const { restored } = other
  expect([restored.files, restored.damaged, restored.erasures]).toEqual([1, [], 2])
  const disk = join(other.dataDir, 'files')
  expect(await readFile(join(disk, keptFile.slice(-2), keptFile, 'original'))).toEqual(
    await readFile(join(source.dataDir, 'files', keptFile.slice(-2), keptFile, 'original')),
  )
  expect(await readdir(join(disk, erasedFile.slice(-2))).catch(() => [])).not.toContain(erasedFile)
  const list = await other.app.inject({ url: '/api/v1/success', query: { updatedSince: '1970-01-01T00:00:00.000Z' } })
  const { successes, summary } = list.json<{ successes: { _id: string }[]; summary: { restoredAt?: string } }>()
  expect(successes.map(({ _id }) => _id)).toEqual([story._id])
  expect(Date.parse(summary.restoredAt ?? '')).toBeGreaterThan(Date.now() - 60_000)

  const me = await other.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${stays.token}` } })
  const renewed = await other.app.inject({ url: '/api/auth/accessToken', headers: { authorization: `Bearer ${stays.refreshToken}` } })
  const secret = await other.app.inject({ url: new URL(calendar).pathname })
  expect([me.statusCode, renewed.statusCode, secret.statusCode]).toEqual([401, 401, 404])
  const waiting = await other.db.selectFrom('deliveries').select(['state', 'payload', 'lastError']).execute()
  expect(waiting).toEqual([{ state: 'failed', payload: null, lastError: 'restored from a backup' }])
})

it('takes the place of what is there only when told to, and then knows by itself what was erased', { timeout: seconds(60) }, async () => {
  const folderOfThis = join(folder, 'own')
  const staff = await server.login('admin')
  const request = await requests.open()
  const file = (await requests.attach(request)).file._file
  await makeBackup(source, { ...usual, folder: folderOfThis })
  await server.ask('DELETE /api/console/forms/{_id}', { params: { _id: request._id }, token: staff })
  const later = await requests.open()
  const laterFile = (await requests.attach(later)).file._file
  const options = { ...asked, folder: folderOfThis }
  await expect(restoreBackup(server.config, options)).rejects.toThrow(/--replace/)
  await db.insertInto('jobs').values({ name: 'x', nextAt: '', lastStartedAt: new Date().toISOString() }).execute()
  await expect(restoreBackup(server.config, { ...options, isReplacing: true })).rejects.toThrow(/stop it/)
  await db.deleteFrom('jobs').where('name', '=', 'x').execute()
  expect(await formsIn(db)).toContain(later._id)

  await restoreBackup(server.config, { ...options, isReplacing: true })
  const forms = await formsIn(db)
  expect(forms.filter((_id) => [request._id, later._id].includes(_id))).toEqual([])
  const names = await readdir(join(source.dataDir, 'files'), { recursive: true })
  expect([file, laterFile].filter((_id) => names.some((name) => name.includes(_id)))).toEqual([])
  expect((await readdir(source.dataDir)).filter((name) => /^(restore|backup)-/.test(name))).toEqual([])
})

it('is one moment, however much is written meanwhile', { timeout: seconds(60) }, async () => {
  const over = new AbortController()
  const sent: string[] = []
  const writing = (async () => {
    while (!over.signal.aborted) {
      const { answer, status } = await server.ask('POST /api/v1/forms', { body: aRequest() })
      expect(status).toBe(201)
      sent.push(answer.form._id)
    }
  })()
  const busy = join(folder, 'busy')
  await makeBackup(source, { ...usual, folder: busy }).finally(() => over.abort())
  await writing
  await using other = await onAnotherMachine({ folder: busy })
  const forms = new Set(await formsIn(other.db))
  const there = sent.map((_id) => forms.has(_id))
  // All up to one moment, and none after it.
  expect(there).toEqual(there.toSorted((a, b) => Number(b) - Number(a)))
  const keys = await other.db.selectFrom('requestKeys').select('_form').execute()
  expect(keys.filter(({ _form }) => !forms.has(_form))).toEqual([])
})

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
  await expect(restoreBackup(server.config, { ...asked, folder: sealed, isTrial: true })).rejects.toThrow(/identit/i)
  const drill = { ...asked, folder: sealed, isTrial: true, identities: [identity] }
  const { damaged, rows } = await restoreBackup(server.config, drill)
  expect([damaged, rows.get('users')]).toEqual([[], (await db.selectFrom('users').select('_id').execute()).length])
})

it('says which file is damaged, and does not bring a damaged database back', { timeout: seconds(60) }, async () => {
  const hurt = join(folder, 'hurt')
  const { file } = await requests.attach(await requests.open())
  const { name } = await makeBackup(source, { ...usual, folder: hurt })
  await writeFile((await findStored(hurt, file._file)) ?? '', 'not it')
  const drill = { ...asked, folder: hurt, isTrial: true }
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
  await expect(restoreBackup({ ...server.config, ...place }, { ...asked, folder: own })).rejects.toThrow(/another key/)
  await using other = await onAnotherMachine({ folder: own, isWithoutKey: true })
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

it('knows how each item about people is erased again', () => {
  const { eraseAgain } = joinModules(modules)
  // They name nobody, or go with their order, or with their age alone.
  const others = ['levels', 'replies', 'shop/claims', 'shop/charges', 'shop/deposits']
  const personal = (resources as readonly AnyResource[]).filter(({ isPersonal, path }) => isPersonal && !others.includes(path))
  expect(Object.keys(eraseAgain).toSorted()).toEqual(personal.map(({ path }) => path).toSorted())
})
