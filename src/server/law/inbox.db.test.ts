import { randomUUID } from 'node:crypto'
import type { Body } from '#contract/api.ts'
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
    const { answer } = await server.ask('GET /api/console/forms/{_id}/events', { token: clerk.token, params: { _id } })
    expect(answer.events).toMatchObject([{ kind: 'assignee', before: null, after: '' }])
  })
})

describe('rules of assignment', () => {
  type Rules = Body<'PUT /api/console/forms/rules'>['rules']
  const every = { site: null, kind: null, locale: null } as const
  const noGoal = { hours: null, days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', closedOn: [] }
  const put = (rules: Rules, goal: Body<'PUT /api/console/forms/rules'>['goal'] = noGoal) =>
    server.ask('PUT /api/console/forms/rules', { token: clerk.token, body: { rules, goal } })
  const read = async () => (await server.ask('GET /api/console/forms/rules', { token: clerk.token })).answer
  const ownerOf = async (_id: string) => {
    const form = await repositoryOf(forms).find(db, _id)
    return typeof form === 'object' ? form._assignee : undefined
  }

  it('give a request by the first that it matches, and what none matches stays unassigned', async () => {
    const [first, second] = [await addStaff('첫째'), await addStaff('둘째')]
    const rules = [
      { ...every, locale: 'cn', _assignees: [second._id] },
      { ...every, site: 'sex-offence', kind: 'consultation', _assignees: [first._id] },
    ] satisfies Rules
    expect((await put(rules)).answer).toEqual({ rules, skipped: [], goal: noGoal, version: expect.any(String) })
    const owners = []
    for (const sent of [{}, { site: 'sex-offence' }]) owners.push(await ownerOf((await open(sent))._id))
    const inChinese = await server.ask('POST /api/v1/forms', { body: aRequest(), headers: { 'accept-language': 'cn' } })
    expect([...owners, await ownerOf(inChinese.answer.form._id)]).toEqual([null, first._id, second._id])
    const params = { _id: inChinese.answer.form._id }
    const { events } = (await server.ask('GET /api/console/forms/{_id}/events', { token: clerk.token, params })).answer
    expect(events).toMatchObject([{ kind: 'assigned', by: null, before: null, after: '둘째' }])
    expect(await ownerOf((await open({ homepage: 'https://spam.example', site: 'sex-offence' }))._id)).toBeNull()
  })

  it('give requests that arrive at once to each in turn, whose order outlasts a change of other rules', async () => {
    const staff = [await addStaff('하나'), await addStaff('둘'), await addStaff('셋')]
    const _assignees = staff.map(({ _id }) => _id)
    await put([{ ...every, _assignees }])
    const arrived = await Promise.all(Array.from({ length: 9 }, () => open()))
    const owners = await Promise.all(arrived.map(({ _id }) => ownerOf(_id)))
    expect(_assignees.map((_id) => owners.filter((owner) => owner === _id).length)).toEqual([3, 3, 3])
    expect(await ownerOf((await open())._id)).toBe(_assignees[0])
    await put([
      { ...every, locale: 'en', _assignees },
      { ...every, _assignees },
    ])
    expect(await ownerOf((await open())._id)).toBe(_assignees[1])
  })

  it('pass by who has left or may not, and say so', async () => {
    const [leaving, staying, gone] = [await addStaff('떠난 이'), await addStaff('남은 이'), await addStaff('없는 이')]
    await put([
      { ...every, _assignees: [gone._id] },
      { ...every, _assignees: [leaving._id, staying._id] },
    ])
    await db.updateTable('users').set({ status: 'suspended' }).where('_id', '=', leaving._id).execute()
    expect((await server.ask('DELETE /api/console/users/{_id}', { token: admin, params: { _id: gone._id } })).status).toBe(204)
    expect([await ownerOf((await open())._id), await ownerOf((await open())._id)]).toEqual([staying._id, staying._id])
    const { rules, skipped } = await read()
    expect(skipped).toEqual([
      { rule: 0, name: null },
      { rule: 1, name: '떠난 이' },
    ])
    // They can be saved as they are; nobody else who may not can be named.
    expect((await put(rules)).status).toBe(200)
    const { status, error } = await put([{ ...every, _assignees: [staying._id, (await addStaff('글', ['console']))._id] }])
    expect([status, error.issues?.map(({ path }) => path)]).toEqual([400, ['rules.0._assignees.1']])
    expect((await server.ask('GET /api/console/forms/rules', { token: editor })).status).toBe(403)
    await put([])
    expect(await ownerOf((await open())._id)).toBeNull()
  })

  it('of two who have read the same, the second is told what the first has saved', async () => {
    const save = (hours: number, version: string) => {
      const body = { rules: [], goal: { ...noGoal, hours } }
      return server.ask('PUT /api/console/forms/rules', { token: clerk.token, body, headers: { 'if-match': `"${version}"` } })
    }
    const { version } = await read()
    const saved = await Promise.all([save(3, version), save(5, version)])
    expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    const refused = saved.find(({ status }) => status === 412)?.error
    const now = await read()
    expect([refused?.code, refused?.current]).toEqual(['stale', now])
    expect([3, 5]).toContain(now.goal.hours)
    expect((await save(7, now.version)).answer.goal.hours).toBe(7)
    expect((await put([])).answer.version).toBe(version)
  })

  it('come with a goal, which holds for what arrives from then on, until somebody gets in touch', async () => {
    const times = async (_id: string) => {
      const { form } = (await server.ask('GET /api/console/forms/{_id}', { token: clerk.token, params: { _id } })).answer
      return [form.goalAt, form.contactedAt, form.responseMinutes].map((value) => typeof value)
    }
    const isNull = 'object'
    const before = await open()
    expect((await put([], { ...noGoal, hours: 4, opens: '18:00', closes: '09:00' })).error.issues?.[0]?.path).toBe('goal.closes')
    const goal = { hours: 4, days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '23:59', closedOn: ['2026-12-25'] }
    expect((await put([], goal)).answer.goal).toEqual(goal)
    const after = await open()
    expect([await times(before._id), await times(after._id)]).toEqual([
      [isNull, isNull, isNull],
      ['string', isNull, isNull],
    ])
    for (const { _id } of [before, after]) await change(_id, { stage: 'contacted' })
    expect([await times(before._id), await times(after._id)]).toEqual([
      [isNull, 'string', 'number'],
      ['string', 'string', 'number'],
    ])
    await change(after._id, { stage: 'received' })
    expect(await times(after._id)).toEqual(['string', isNull, isNull])
    await change(after._id, { stage: 'rejected' })
    expect(await times(after._id)).toEqual(['string', isNull, isNull])
    await put([])
  })
})

describe('the list', () => {
  const set = async (_id: string, values: { goalAt: string }) => {
    const form = await repositoryOf(forms).find(db, _id)
    if (typeof form === 'object') await repositoryOf(forms).update(db, form, values)
  }

  it('begins with who was to be answered first, then what is answered; the last is what may come from a program; pages keep to it', async () => {
    const [soon, suspected, older, answered, late, unknown, spam] = [
      await open(),
      await open({ homepage: 'https://spam.example' }),
      await open(),
      await open(),
      await open(),
      await open(),
      await open(),
    ].map(({ _id }) => _id) as [string, string, string, string, string, string, string]
    await set(soon, { goalAt: '2126-01-01T00:00:00.000Z' })
    await set(late, { goalAt: '2026-01-01T00:00:00.000Z' })
    for (const _id of [older, answered]) await change(_id, { stage: 'contacted' })
    await change(spam, { stage: 'spam' })
    const mine = new Set([soon, suspected, older, answered, late, unknown, spam])
    const inOrder = [late, soon, unknown, answered, older, suspected]
    expect((await listed({})).filter((_id) => mine.has(_id))).toEqual(inOrder)
    expect((await listed({ sort: 'turn' as 'createdAt' })).filter((_id) => mine.has(_id))).toEqual(inOrder.toReversed())
    const { answer } = await server.ask('GET /api/console/forms', { token: admin, query: { limit: 100 } })
    const pages = []
    for (let skip = 0; skip < answer.summary.total; skip += 3)
      pages.push(...(await server.ask('GET /api/console/forms', { token: admin, query: { limit: 3, skip } })).answer.forms)
    expect(pages.map(({ _id }) => _id)).toEqual(answer.forms.map(({ _id }) => _id))
    // Who is answered has nobody waiting any longer, and the other way round.
    await change(late, { stage: 'booked' })
    expect((await listed({})).filter((_id) => mine.has(_id))).toEqual([soon, unknown, late, answered, older, suspected])
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

describe('what was done with a request', () => {
  const eventsOf = (_id: string, query: { limit?: number; skip?: number } = {}) =>
    server.ask('GET /api/console/forms/{_id}/events', { token: clerk.token, params: { _id }, query })
  const add = (_id: string, note: string, headers: Record<string, string> = {}) =>
    server.ask('POST /api/console/forms/{_id}/notes', { token: clerk.token, params: { _id }, body: { note }, headers })

  it('is told with who and when, the newest first, in pages', async () => {
    const { _id } = await open()
    await change(_id, { stage: 'booked', _assignee: clerk._id })
    await change(_id, { memo: '메모는 기록이 아님' }, admin)
    const { status, answer } = await add(_id, '전화했으나 받지 않으심')
    expect([status, answer.form._id, answer.event.by]).toEqual([201, _id, '가담당'])
    const { events, summary } = (await eventsOf(_id)).answer
    expect(summary.total).toBe(3)
    expect(events.map(({ kind, by, note, before, after }) => ({ kind, by, note, before, after }))).toEqual([
      { kind: 'note', by: '가담당', note: '전화했으나 받지 않으심', before: null, after: null },
      { kind: 'assignee', by: '가담당', note: null, before: null, after: '가담당' },
      { kind: 'stage', by: '가담당', note: null, before: 'received', after: 'booked' },
    ])
    expect((await eventsOf(_id, { limit: 1, skip: 1 })).answer.events).toEqual([events[1]])
  })

  it('has what was said in a call, after which a new request is contacted and theirs who called', async () => {
    const { _id } = await open()
    const body = { note: '서류를 찾아 다시 연락하신다고 함', kind: 'call' } as const
    const { answer } = await server.ask('POST /api/console/forms/{_id}/notes', { token: clerk.token, params: { _id }, body })
    expect([answer.form.stage, answer.event.kind, answer.event.note]).toEqual(['contacted', 'call', body.note])
    expect(answer.form._assignee).toBe(clerk._id)
    expect((await eventsOf(_id)).answer.events.map(({ kind }) => kind)).toEqual(['call', 'assignee', 'stage'])
  })

  it('has what its sender wrote back, which leaves the stage as it is', async () => {
    const { _id } = await open()
    const body = { note: 'Re: 상담\n\n내일 뵙겠습니다.', kind: 'reply' } as const
    const { answer } = await server.ask('POST /api/console/forms/{_id}/notes', { token: clerk.token, params: { _id }, body })
    expect([answer.form.stage, answer.event.kind, answer.event.note]).toEqual(['received', 'reply', body.note])
  })

  it('begins with who took it, where it came by phone', async () => {
    const body = { name: '홍길동', phone: '010-1234-5678', content: '전화로 물으심' }
    const { form } = (await server.ask('POST /api/console/forms', { token: clerk.token, body })).answer
    expect((await eventsOf(form._id)).answer.events).toMatchObject([{ kind: 'taken', by: '가담당' }])
  })

  it('has a text message with its words, which moves a new request on and no other', async () => {
    const { _id } = await open()
    const send = async () => {
      const body = { to: '010-1234-5678', message: '내일 전화드리겠습니다.' }
      const { answer, status } = await server.ask('PUT /api/console/forms/{_id}/message', { token: clerk.token, params: { _id }, body })
      await server.app.platform.mail.idle()
      return { status, stage: answer.form.stage }
    }
    expect(await send()).toEqual({ status: 200, stage: 'contacted' })
    const { answer } = await eventsOf(_id)
    expect(answer.events.map(({ kind }) => kind)).toEqual(['message', 'assignee', 'stage'])
    expect(answer.events[0]).toMatchObject({ by: '가담당', note: '내일 전화드리겠습니다.', delivery: 'sent' })
    await change(_id, { stage: 'retained' })
    expect(await send()).toEqual({ status: 200, stage: 'retained' })
  })

  it('is written down, and the request kept for its period again; nothing of it is left when the request is removed', async () => {
    const { _id } = await open()
    const form = await repositoryOf(forms).find(db, _id)
    await repositoryOf(forms).update(db, Object(form) as never, { eraseAt: '2026-12-01T00:00:00.000Z' })
    const { answer } = await add(_id, '지워질기록', { 'idempotency-key': randomUUID() })
    expect(answer.form.eraseAt).not.toBe('2026-12-01T00:00:00.000Z')
    const left = async () => {
      const rows = await Promise.all([
        db.selectFrom('requestEvents').selectAll().where('_form', '=', _id).execute(),
        db.selectFrom('idempotency').select('body').where('body', 'like', '%지워질기록%').execute(),
      ])
      return rows.map(({ length }) => length)
    }
    expect(await left()).toEqual([1, 1])
    expect((await server.ask('DELETE /api/console/forms/{_id}', { token: admin, params: { _id } })).status).toBe(204)
    expect(await left()).toEqual([0, 0])
    expect([(await add(_id, '늦음')).status, (await eventsOf(_id)).status]).toEqual([410, 410])
  })

  it('is told to nobody without the scope', async () => {
    const { _id } = await open()
    const asked = { token: editor, params: { _id } }
    expect((await server.ask('GET /api/console/forms/{_id}/events', asked)).status).toBe(403)
    expect((await server.ask('POST /api/console/forms/{_id}/notes', { ...asked, body: { note: '글' } })).status).toBe(403)
  })
})

describe('requests about the same people', () => {
  const relatedTo = async (_id: string) => {
    const { answer } = await server.ask('GET /api/console/forms/{_id}/related', { token: clerk.token, params: { _id } })
    return answer.related.map(({ form, why }) => [form._id, why])
  }
  const conflictsOf = async (body: Body<'POST /api/console/forms/conflicts'>) => {
    const { answer } = await server.ask('POST /api/console/forms/conflicts', { token: clerk.token, body })
    return answer.conflicts.map(({ form, why }) => [form._id, why])
  }
  const against = (_id: string, name: string | null, isStored = false) =>
    server.ask('PUT /api/console/forms/{_id}/opponent', { token: clerk.token, params: { _id }, body: { name, isStored } })

  it('are found by the number, however it is written, and noted in the audit log', async () => {
    const first = await open({ name: '박하나', phone: '010-7777-1234' })
    const second = await open({ name: '박두리', phone: '+82 10 7777 1234' })
    await open({ name: '박세나', phone: '010-7777-1235' })
    expect(await relatedTo(first._id)).toEqual([[second._id, 'phone']])
    expect(await relatedTo(second._id)).toEqual([[first._id, 'phone']])
    const noted = db.selectFrom('audit').select('action').where('_item', '=', second._id).where('_user', '=', clerk._id)
    expect(await noted.execute()).toEqual([{ action: 'list' }])
  })

  it('are found by the name of the other party, which is not kept unless somebody decides so', async () => {
    const wife = await open({ name: '정가온', phone: '010-7000-0001' })
    const husband = await open({ name: '최 나래', phone: '010-7000-0002' })
    expect(await conflictsOf({ name: '최나래', _form: wife._id })).toEqual([[husband._id, 'client']])
    const { form } = (await against(wife._id, '최나래')).answer
    expect(form).toMatchObject({ hasOpponent: true, opponent: null })
    expect(await relatedTo(wife._id)).toEqual([[husband._id, 'client']])
    // Whoever asks us later and is the other party of somebody is seen at once.
    expect(await relatedTo(husband._id)).toEqual([[wife._id, 'opponent']])
    expect(await conflictsOf({ name: '최나래' })).toEqual([
      [husband._id, 'client'],
      [wife._id, 'opponent'],
    ])
    const stored = async () => {
      const rows = [db.selectFrom('requestKeys').selectAll(), db.selectFrom('requestEvents').selectAll()]
      const item = await repositoryOf(forms).find(db, wife._id)
      return JSON.stringify([item, ...(await Promise.all(rows.map((query) => query.execute())))])
    }
    expect(await stored()).not.toContain('최나래')
    expect((await against(wife._id, '최나래', true)).answer.form.opponent).toBe('최나래')
    expect((await against(wife._id, null)).answer.form).toMatchObject({ hasOpponent: false, opponent: null })
    expect(await relatedTo(husband._id)).toEqual([])
    const { answer } = await server.ask('GET /api/console/forms/{_id}/events', { token: clerk.token, params: { _id: wife._id } })
    expect(answer.events.map(({ kind, after }) => [kind, after])).toEqual([
      ['opponent', null],
      ['opponent', 'recorded'],
      ['opponent', 'recorded'],
    ])
  })

  it('are not found when they are removed', async () => {
    const [first, second] = [await open({ phone: '010-6666-0001' }), await open({ phone: '010-6666-0001' })]
    await against(second._id, '남은이름', true)
    await server.ask('DELETE /api/console/forms/{_id}', { token: admin, params: { _id: second._id } })
    expect(await relatedTo(first._id)).toEqual([])
    expect(await conflictsOf({ name: '남은이름' })).toEqual([])
    expect(await db.selectFrom('requestKeys').selectAll().where('_form', '=', second._id).execute()).toEqual([])
    expect((await against(second._id, '남은이름')).status).toBe(410)
  })
})

describe('spam', () => {
  it('is in no list, count or figure unless it is asked for, tells the sender that it is closed, and comes back', async () => {
    const phone = '010-7777-0001'
    const [real, spam] = [await open({ phone }), await open({ phone, content: 'buy now' })]
    const stage = 'spam'
    await change(spam._id, { followUpAt: '2026-12-01T00:00:00.000Z' })
    const { form } = (await change(spam._id, { stage })).answer
    expect([form.status, form.followUpAt]).toEqual(['closed', null])
    expect(await listed({ q: phone })).toEqual([real._id])
    expect(await listed({ q: phone, stage })).toEqual([spam._id])
    const counted = await server.ask('GET /api/console/forms/counts', { token: admin, query: { q: phone } })
    expect([counted.answer.counts['stage'], counted.answer.counts['kind']]).toEqual([{ received: 1, spam: 1 }, { consultation: 1 }])
    const { answer } = await server.ask('GET /api/console/forms/statistics', { token: admin })
    expect(answer.periods.at(-1)?.stages).not.toHaveProperty('spam')
    await change(spam._id, { stage: 'received' })
    expect((await listed({ q: phone })).toSorted()).toEqual([real._id, spam._id].toSorted())
  })
})

describe('a reply template', () => {
  it('is filled with the facts of the request, in the language of its sender as far as it is written, as HTML and as plain text', async () => {
    const { _id } = await open({ name: 'Kim <b>&' })
    const { receipt } = (await server.ask('GET /api/console/forms/{_id}', { token: clerk.token, params: { _id } })).answer.form
    const body = {
      title: '시간 정하기',
      subject: { ko: '{receipt}, {name}' },
      content: { ko: '<p>{name} 님</p><script>x</script><ul><li>{receipt}</li><li>{other}</li></ul>' },
    }
    const made = await server.ask('POST /api/console/replies', { token: clerk.token, body })
    const params = { _id, _reply: made.answer.reply._id }
    expect((await server.ask('GET /api/console/forms/{_id}/replies/{_reply}', { token: clerk.token, params })).answer.reply).toEqual({
      subject: `${receipt}, Kim <b>&`,
      html: `<p>Kim &lt;b&gt;&amp; 님</p><ul><li>${receipt}</li><li>{other}</li></ul>`,
      message: `Kim <b>& 님\n\n- ${receipt}\n- {other}`,
    })
    expect((await server.ask('GET /api/console/forms/{_id}/replies/{_reply}', { token: editor, params })).status).toBe(403)
  })
})
