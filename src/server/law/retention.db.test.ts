import { randomUUID } from 'node:crypto'
import { attachmentLimits } from '#contract/law/attachments.ts'
import { forms } from '#contract/law/forms.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { asTables } from '../db/schema.ts'
import { attachmentsOn } from '../testing/attachments.ts'
import { aRequest } from '../testing/content.ts'
import { serverForFile, startServer } from '../testing/server.ts'
import { eraseAtOf, eraseExpired, expireAttachments } from './retention.ts'

const server = await serverForFile({ hasAccounts: true })
const { open, attach, onDisk, filesOf } = await attachmentsOn(server)
const { db } = server.database
const { platform } = server.app
const admin = await server.login('admin')
const erase = (now?: Date) => eraseExpired(platform, now)
const find = (_id: string) => repositoryOf(forms).find(db, _id)
const eraseAtIn = async (_id: string) => {
  const form = await find(_id)
  return typeof form === 'object' ? form.eraseAt : undefined
}
const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)

describe('a request', () => {
  it('is erased when its period has ended, with its files and all answers about it, and not before', async () => {
    const key = randomUUID()
    const mine = await open()
    const body = aRequest({ name: '지워질이름' })
    const keyed = (await server.ask('POST /api/v1/forms', { body, headers: { 'idempotency-key': key } })).answer
    const before = await onDisk()
    await attach({ _id: keyed.form._id, token: keyed.uploadToken }, { key: randomUUID() })
    await erase(days(364))
    expect([typeof (await find(mine._id)), await onDisk()]).toEqual(['object', before + 1])
    await erase(days(367))
    expect([await find(mine._id), await find(keyed.form._id), await onDisk()]).toEqual(['removed', 'removed', before])
    const row = await asTables(db).selectFrom('forms').selectAll().where('_id', '=', keyed.form._id).execute()
    expect(JSON.stringify(row)).not.toContain('지워질이름')
    expect(await db.selectFrom('idempotency').select('key').where('body', 'like', `%${keyed.form._id}%`).execute()).toEqual([])
    expect(await db.selectFrom('files').select('_id').execute()).toEqual([])
  })

  it('is kept for the period from when the office last dealt with it', async () => {
    const { _id } = await open()
    await repositoryOf(forms).update(db, Object(await find(_id)) as never, { eraseAt: days(1).toISOString() })
    await server.ask('PUT /api/console/forms/{_id}', { params: { _id }, body: { stage: 'closed' }, token: admin })
    expect(Date.parse((await eraseAtIn(_id)) ?? '')).toBeGreaterThan(days(360).getTime())
  })

  it('from before periods were noted is kept for a year', async () => {
    const { _id } = await open()
    await repositoryOf(forms).update(db, Object(await find(_id)) as never, { eraseAt: null })
    await erase()
    expect(Date.parse((await eraseAtIn(_id)) ?? '')).toBeGreaterThan(days(360).getTime())
  })

  it('that the console erases takes the answer about it along', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const { _id } = (await server.ask('POST /api/v1/forms', { body: aRequest(), headers })).answer.form
    await server.ask('DELETE /api/console/forms/{_id}', { params: { _id }, token: admin })
    expect(await db.selectFrom('idempotency').select('key').where('key', '=', headers['idempotency-key']).execute()).toEqual([])
  })

  it('is promised whole months', () => {
    expect(eraseAtOf(12, new Date('2026-11-23T00:00:00.000Z'))).toBe('2027-11-23T00:00:00.000Z')
  })
})

describe('files', () => {
  it('of a request that nobody answered go after their time; those of an answered one stay', async () => {
    const [left, answered] = [await open(), await open()]
    for (const one of [left, answered]) await attach(one)
    await server.ask('PUT /api/console/forms/{_id}', { params: { _id: answered._id }, body: { stage: 'contacted' }, token: admin })
    const before = await onDisk()
    const expire = (now: Date) => expireAttachments(platform, now)
    await expire(days(attachmentLimits.unansweredDays - 1))
    expect(await onDisk()).toBe(before)
    await expire(days(attachmentLimits.unansweredDays + 1))
    expect([await onDisk(), await filesOf(left._id)]).toEqual([before - 1, []])
    expect(await filesOf(answered._id)).toHaveLength(1)
  })

  it('are taken up to a total of the site and day, and refused with words of their own beyond it', async () => {
    await using own = await startServer({ env: { ATTACHMENTS_MB_PER_DAY: '1' } })
    const its = await attachmentsOn(own)
    const mine = await its.open()
    expect((await its.attach(mine)).status).toBe(201)
    const size = 1024 * 1024
    const row = { _id: randomUUID(), name: 'a.mp4', type: 'video/mp4', sha256: '', isPublic: 0, scope: forms.scope, size }
    await own.database.db
      .insertInto('files')
      .values({ ...row, createdAt: days(-1.1).toISOString() })
      .execute()
    expect((await its.attach(mine)).status).toBe(201)
    await own.database.db
      .updateTable('files')
      .set({ createdAt: days(-0.9).toISOString() })
      .where('_id', '=', row._id)
      .execute()
    const before = await its.traces()
    const refused = await its.attach(mine)
    expect(refused).toMatchObject({ status: 429, code: 'filesFull', headers: { 'retry-after': '3600' } })
    expect(refused.message).toContain('오늘은 파일을 더 받을 수 없습니다.')
    expect(await its.traces()).toEqual(before)
  })
})
