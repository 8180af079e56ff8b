import { randomUUID } from 'node:crypto'
import type { Body } from '#contract/index.ts'
import { levels } from '#contract/account/levels.ts'
import { forms } from '#contract/law/forms.ts'
import { terms } from '#contract/support/terms.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { aRequest, aTerm } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
await server.add(terms, aTerm())
const admin = await server.login('admin')
const editor = await server.login('editor')

type Scopes = Parameters<typeof server.add<typeof levels>>[1]['scopes']

/** Somebody of the staff with these scopes. */
async function addStaff(name: string, scopes: Scopes = ['console', 'console:inquiries']) {
  const level = await server.add(levels, { name: `level ${name}`, scopes })
  const account = await addMember(server, `staff-${randomUUID().slice(0, 8)}`, { name })
  await db.updateTable('users').set({ _level: level._id, role: 'STAFF' }).where('_id', '=', account._id).execute()
  return account
}
const clerk = await addStaff('가담당')

const open = async (change: object = {}) => (await server.ask('POST /api/v1/forms', { body: aRequest({ ...change }) })).answer.form
const change = (_id: string, body: Body<'PUT /api/console/forms/{_id}'>, token = clerk.token) =>
  server.ask('PUT /api/console/forms/{_id}', { token, params: { _id }, body })
const listed = async (query: NonNullable<Parameters<typeof server.ask<'GET /api/console/forms'>>[1]>['query']) =>
  (await server.ask('GET /api/console/forms', { token: admin, query: { ...query, limit: 100 } })).answer.forms.map(({ _id }) => _id)

describe('who deals with a request', () => {
  it('is somebody who can open it, and nobody else', async () => {
    const [writer, suspended] = [await addStaff('글쓴이', ['console', 'console:content']), await addStaff('정지')]
    await db.updateTable('users').set({ status: 'suspended' }).where('_id', '=', suspended._id).execute()
    const { _id } = await open()
    expect((await change(_id, { _assignee: clerk._id })).answer.form._assignee).toBe(clerk._id)
    for (const _assignee of [writer._id, suspended._id, randomUUID()]) {
      const { status, error } = await change(_id, { _assignee })
      expect([status, error.issues?.map(({ path }) => path)]).toEqual([400, ['_assignee']])
    }
    const { names } = (await server.ask('GET /api/console/forms/assignees', { token: clerk.token, query: { limit: 100 } })).answer
    expect(names).toContainEqual({ _id: clerk._id, name: '가담당' })
    expect(names.map(({ name }) => name)).not.toContain('글쓴이')
    expect(names.map(({ name }) => name)).not.toContain('정지')
    expect((await server.ask('GET /api/console/forms/assignees', { token: editor })).status).toBe(403)
    // Whoever has lost the scope keeps what is theirs until it is given to somebody else.
    await db.updateTable('users').set({ status: 'suspended' }).where('_id', '=', clerk._id).execute()
    expect((await change(_id, { _assignee: clerk._id, memo: '전화함' }, admin)).status).toBe(200)
    await db.updateTable('users').set({ status: 'active' }).where('_id', '=', clerk._id).execute()
  })

  it('can be asked for: mine, and what is nobody’s', async () => {
    const [mine, free] = [await open(), await open()]
    await change(mine._id, { _assignee: clerk._id })
    const [ofClerk, ofNobody] = [await listed({ _assignee: clerk._id }), await listed({ _assignee: 'none' })]
    expect([ofClerk.includes(mine._id), ofClerk.includes(free._id)]).toEqual([true, false])
    expect([ofNobody.includes(mine._id), ofNobody.includes(free._id)]).toEqual([false, true])
    await change(mine._id, { _assignee: null })
    expect(await listed({ _assignee: 'none' })).toContain(mine._id)
  })

  it('is named no longer when the account is removed', async () => {
    const leaving = await addStaff('떠나는 분')
    const { _id } = await open()
    await change(_id, { _assignee: leaving._id })
    expect((await server.ask('DELETE /api/console/users/{_id}', { token: admin, params: { _id: leaving._id } })).status).toBe(204)
    expect(await repositoryOf(forms).find(db, _id)).toMatchObject({ _assignee: null })
  })
})

describe('getting in touch again', () => {
  const past = '2026-01-01T00:00:00.000Z'
  const future = '2126-01-01T00:00:00.000Z'

  it('is due from its time on, and such requests can be asked for in its order', async () => {
    const [due, later, never] = [await open(), await open(), await open()]
    await change(due._id, { followUpAt: past })
    await change(later._id, { followUpAt: future })
    expect(await listed({ due: true })).toEqual([due._id])
    const inOrder = (await listed({ sort: 'followUpAt' as 'createdAt' })).filter((_id) => [due._id, later._id].includes(_id))
    expect(inOrder).toEqual([due._id, later._id])
    expect(await listed({ due: false })).toContain(never._id)
  })

  it('is waited for no longer when the request is closed or rejected', async () => {
    for (const stage of ['closed', 'rejected'] as const) {
      const { _id } = await open()
      await change(_id, { followUpAt: past })
      expect((await change(_id, { stage })).answer.form.followUpAt).toBeNull()
      expect(await listed({ due: true })).not.toContain(_id)
    }
  })
})
