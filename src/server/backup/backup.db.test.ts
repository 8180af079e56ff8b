import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { success } from '#contract/law/success.ts'
import { afterAll, expect, it } from 'vitest'
import { resources } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import { asTables } from '../db/schema.ts'
import { enqueue } from '../mail/deliveries.ts'
import { join as joinModules } from '../module.ts'
import { modules } from '../modules.ts'
import { onAnotherMachine, usualRestoring } from '../testing/another-machine.ts'
import { attachmentsOn, until } from '../testing/attachments.ts'
import { aRequest, aStory } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { seconds } from '../testing/patience.ts'
import { serverForFile } from '../testing/server.ts'
import { makeBackup, writeErasures } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const requests = await attachmentsOn(server)
const source = { database: server.database, dataDir: server.config.dataDir }
const folder = await mkdtemp(join(tmpdir(), 'ieumsae-backups-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const usual = { folder, recipients: [], keep: 30 }
const asked = { ...usualRestoring, folder }

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

  await using other = await onAnotherMachine(server, { folder }, 'sqlite')
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
  await using other = await onAnotherMachine(server, { folder: busy })
  const forms = new Set(await formsIn(other.db))
  const there = sent.map((_id) => forms.has(_id))
  // All up to one moment, and none after it.
  expect(there).toEqual(there.toSorted((a, b) => Number(b) - Number(a)))
  const keys = await other.db.selectFrom('requestKeys').select('_form').execute()
  expect(keys.filter(({ _form }) => !forms.has(_form))).toEqual([])
})

it('knows how each item about people is erased again', () => {
  const { eraseAgain } = joinModules(modules)
  // They name nobody, or go with their order, or with their age alone.
  const others = ['levels', 'replies', 'shop/claims', 'shop/charges', 'shop/deposits']
  const personal = (resources as readonly AnyResource[]).filter(({ isPersonal, path }) => isPersonal && !others.includes(path))
  expect(Object.keys(eraseAgain).toSorted()).toEqual(personal.map(({ path }) => path).toSorted())
})
