import { users } from '#contract/account/users.ts'
import { expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { attachmentsOn } from '../testing/attachments.ts'
import { serverForFile } from '../testing/server.ts'
import { auditDays, forgetOldAudit } from './audit.ts'

const server = await serverForFile({ hasAccounts: true })
const { open, attach, download } = await attachmentsOn(server)
const { db } = server.database
const token = await server.login('admin')
const notes = async () => {
  const rows = await db.selectFrom('audit').selectAll().orderBy('_id').execute()
  return rows.map(({ action, resource, _item }) => `${action} ${resource} ${_item}`)
}

it('who of the staff had a personal record is noted with the time, and nothing of what is in it', async () => {
  const mine = await open()
  const { file } = await attach(mine)
  const params = { _id: mine._id }
  await server.ask('GET /api/console/forms', { token })
  await server.ask('GET /api/console/forms/{_id}', { token, params })
  await server.ask('PUT /api/console/forms/{_id}', { token, params, body: { memo: '전화함' } })
  await download(file._file, token)
  await server.ask('DELETE /api/console/forms/{_id}', { token, params })
  const ofForm = ['list', 'read', 'change'].map((action) => `${action} forms ${mine._id}`)
  expect(await notes()).toEqual([...ofForm, `download files ${file._file}`, `remove forms ${mine._id}`])
  const [admin] = await repositoryOf(users).select(db, { where: { username: 'admin' } })
  const [note] = await db.selectFrom('audit').selectAll().execute()
  expect(note?._user).toBe(admin?._id)
  expect(Math.abs(Date.parse(note?.at ?? '') - Date.now())).toBeLessThan(60_000)
})

it('what is refused and what is about nobody leaves no note', async () => {
  const { _id } = await open()
  const before = await notes()
  const editor = await server.login('editor')
  expect((await server.ask('GET /api/console/forms/{_id}', { token: editor, params: { _id } })).status).toBe(403)
  expect((await server.ask('GET /api/console/lawyers', { token })).status).toBe(200)
  expect((await server.ask('GET /api/v1/lawyers')).status).toBe(200)
  expect(await notes()).toEqual(before)
})

it('notes are kept for two years', async () => {
  const before = await notes()
  const after = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
  await forgetOldAudit(db, after(auditDays - 1))
  expect(await notes()).toEqual(before)
  await forgetOldAudit(db, after(auditDays + 1))
  expect(await notes()).toEqual([])
})
