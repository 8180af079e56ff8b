import { type FormStage, forms } from '#contract/law/forms.ts'
import type { RequestGroup } from '#contract/law/statistics.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { asTables } from '../db/schema.ts'
import { complete } from '../db/complete.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { beginOfDay } from '../http/office-days.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
// Wednesday, 09:00 in the office.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T00:00:00.000Z') })
afterEach(() => vi.setSystemTime(new Date('2026-11-25T00:00:00.000Z')))
const token = await server.login('admin')

let number = 0
async function add(createdAt: string, stage: FormStage = 'received', change: object = {}) {
  number += 1
  const made = {
    kind: 'consultation',
    receipt: `r-${number}`,
    stage,
    status: 'received',
    name: '가',
    phone: '1',
    content: '글',
    site: 'divorce',
  }
  const rest = { locale: 'ko', consent: null, _lawyer: null, memo: '', files: [] }
  return repositoryOf(forms).insert(db, { ...complete(forms.shapes.all, { ...made, ...rest }), ...made, ...rest, ...change, createdAt })
}
const periods = async (by: 'day' | 'week', group?: RequestGroup) =>
  (await server.ask('GET /api/console/forms/statistics', { token, query: { by, ...(group === undefined ? {} : { group }) } })).answer
    .periods

it('requests are counted by the days and weeks of the office, and by stage; what was removed is not', async () => {
  // Midnight in the office is 15:00 UTC of the day before.
  await add('2026-11-23T14:59:59.999Z')
  await add('2026-11-23T15:00:00.000Z', 'booked')
  await add('2026-11-24T14:59:59.999Z', 'booked', { locale: 'cn' })
  await add('2026-11-24T15:00:00.000Z', 'received', { kind: 'callback' })
  await add('2026-11-24T15:00:00.000Z', 'spam', { locale: 'en' })
  await add('2026-11-22T15:00:00.000Z', 'received', { locale: 'en', site: 'sex-offence' })
  await add('2026-11-22T14:59:59.999Z')
  await add('2025-11-22T15:00:00.000Z')
  const gone = await add('2026-11-24T15:00:00.000Z')
  await repositoryOf(forms).remove(db, gone)
  const days = await periods('day')
  expect(days).toHaveLength(35)
  const last = days.slice(-4).map(({ from, stages }) => [from.slice(0, 10), stages.received, stages.booked, stages.closed])
  expect(last).toEqual([
    ['2026-11-21', 1, 0, 0],
    ['2026-11-22', 2, 0, 0],
    ['2026-11-23', 0, 2, 0],
    ['2026-11-24', 1, 0, 0],
  ])
  const weeks = await periods('week')
  expect(weeks).toHaveLength(26)
  expect(weeks.slice(-2).map(({ from, to, stages }) => [from, to, stages.received, stages.booked])).toEqual([
    ['2026-11-15T15:00:00.000Z', '2026-11-22T15:00:00.000Z', 1, 0],
    ['2026-11-22T15:00:00.000Z', '2026-11-29T15:00:00.000Z', 3, 2],
  ])
  const grouped = await periods('week', 'locale')
  expect(grouped.slice(-2).map(({ groups, stages }) => [groups, stages.received, stages.booked])).toEqual([
    [{ ko: 1 }, 1, 0],
    [{ ko: 3, en: 1, cn: 1 }, 3, 2],
  ])
  expect((await periods('week', 'site')).at(-1)?.groups).toEqual({ divorce: 4, 'sex-offence': 1 })
  expect((await periods('day', 'kind')).slice(-3).map(({ groups }) => groups)).toEqual([
    { consultation: 2 },
    { consultation: 2 },
    { callback: 1 },
  ])
  expect(weeks.every((week) => !('groups' in week))).toBe(true)
})

it('a week is compared with a mean one of the four before, of what the scopes open', async () => {
  await db.deleteFrom('audit').execute()
  vi.setSystemTime(new Date('2027-03-31T00:00:00.000Z'))
  for (const at of ['2027-03-24T15:00:00.000Z', '2027-03-30T00:00:00.000Z', '2027-03-24T14:59:59.999Z', '2027-02-24T15:00:00.000Z'])
    await add(at)
  await add('2027-02-24T14:59:59.999Z')
  const ask = async (asker: string) => (await server.ask('GET /api/console/trends', { token: asker })).answer.trends
  const trends = await ask(await server.login('admin'))
  expect(trends.find(({ resource }) => resource === 'forms')).toEqual({
    resource: 'forms',
    from: '2027-03-24T15:00:00.000Z',
    count: 2,
    mean: 0.5,
  })
  expect(trends.map(({ resource }) => resource).toSorted()).toEqual(['center/questions', 'companies', 'forms', 'users'])
  expect(await ask(await server.login('editor'))).toEqual([])
})

it('a week of the office begins on Monday', () => {
  const monday = new Date('2026-11-22T15:00:00.000Z')
  expect(beginOfDay(monday, true)).toEqual(monday)
  expect(beginOfDay(new Date(monday.getTime() - 1), true)).toEqual(new Date('2026-11-15T15:00:00.000Z'))
})

it('tells how soon the office got in touch, in working hours, against the goal of each request', async () => {
  await asTables(db).deleteFrom('forms').execute()
  const [clerk] = await db.selectFrom('users').select(['_id', 'name']).where('username', '=', 'admin').execute()
  const contact = async ({ _id }: { _id: string }) => {
    const asked = { token, params: { _id }, body: { stage: 'contacted', _assignee: clerk?._id ?? null } } as const
    return (await server.ask('PUT /api/console/forms/{_id}', asked)).answer.form
  }
  // Tuesday, from 10:00, 17:00 and 17:30 in the office, to Wednesday at 09:00.
  const [slow, soon] = [
    await add('2026-11-24T01:00:00.000Z', 'received', { goalAt: '2026-11-24T05:00:00.000Z' }),
    await add('2026-11-24T08:00:00.000Z', 'received', { goalAt: '2026-11-25T03:00:00.000Z' }),
  ]
  const sooner = await add('2026-11-24T08:30:00.000Z', 'spam', { site: 'sex-offence' })
  expect([(await contact(slow)).responseMinutes, (await contact(soon)).responseMinutes, (await contact(sooner)).responseMinutes]).toEqual([
    480, 60, 30,
  ])
  await add('2026-11-23T01:00:00.000Z', 'received', { goalAt: '2026-11-24T01:00:00.000Z' })
  await add('2026-11-24T09:00:00.000Z', 'received', { goalAt: '2026-11-26T01:00:00.000Z' })
  await add('2026-11-23T01:00:00.000Z', 'rejected', { goalAt: '2026-11-24T01:00:00.000Z' })
  await add('2026-08-01T01:00:00.000Z')
  await add('2026-11-24T09:00:00.000Z', 'spam')
  const ask = async (by: 'site' | '_assignee') =>
    (await server.ask('GET /api/console/forms/responses', { token, query: { by, days: '90' } })).answer
  const { total, groups } = await ask('site')
  expect(total).toEqual({ count: 6, contacted: 3, median: 60, within: 1, late: 2 })
  expect(groups).toEqual([
    { value: 'divorce', name: null, count: 5, contacted: 2, median: 270, within: 1, late: 2 },
    { value: 'sex-offence', name: null, count: 1, contacted: 1, median: 30, within: 0, late: 0 },
  ])
  const people = (await ask('_assignee')).groups.map(({ value, name, count }) => [value, name, count])
  expect(people).toContainEqual([clerk?._id, clerk?.name, 3])
  expect(people).toContainEqual([null, null, 3])
})
