import { setting } from '#contract/site/setting.ts'
import { notifications } from '#contract/support/notifications.ts'
import { setting as demoSetting } from '#demo/setting.ts'
import { expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { asTables } from '../db/schema.ts'
import { addMember } from '../testing/members.ts'
import { startServer } from '../testing/server.ts'

const aNotice = (code: 'firm' | 'fairs') => ({
  subject: { ko: code },
  content: { ko: '<p>글</p>' },
  code,
  isPinned: false,
  thumb: null,
  isPublished: true,
})

it.each([
  ['firm', 'firm', 'fairs'],
  ['centre', 'fairs', 'firm'],
] as const)('a server with the %s alone has no item of the other, however it is asked for', async (only, own, other) => {
  await using server = await startServer({ env: { SITES: only }, hasAccounts: true })
  const token = await server.login('admin')
  const mine = await server.add(notifications, aNotice(own))
  const theirs = await server.add(notifications, aNotice(other))
  const listed = async (query: object = {}) => {
    const { notifications: shown, summary } = (await server.ask('GET /api/v1/center/notifications', { query })).answer
    return { ids: shown.map(({ _id }) => _id), total: summary.total }
  }
  expect(await listed()).toEqual({ ids: [mine._id], total: 1 })
  expect(await listed({ code: own })).toEqual({ ids: [mine._id], total: 1 })
  expect(await listed({ code: other })).toEqual({ ids: [], total: 0 })
  const statusOf = async (_id: string) => (await server.ask('GET /api/v1/center/notifications/{_id}', { params: { _id } })).status
  expect([await statusOf(mine._id), await statusOf(theirs._id)]).toEqual([200, 404])
  const inConsole = (await server.ask('GET /api/console/center/notifications', { token })).answer.notifications
  expect(inConsole.map(({ _id }) => _id)).toEqual([mine._id])
  const { counts } = (await server.ask('GET /api/console/center/notifications/counts', { token })).answer
  expect(counts['code']).toEqual({ [own]: 1 })
  // One that staff write is of this site, whatever the form says.
  const body = { subject: { ko: '새 글' }, content: { ko: '<p>글</p>' }, code: other }
  const made = (await server.ask('POST /api/console/center/notifications', { token, body })).answer.notification
  expect(made.code).toBe(own)
  const params = { _id: made._id }
  const changed = await server.ask('PUT /api/console/center/notifications/{_id}', { token, params, body: { code: other } })
  expect([changed.status, changed.answer.notification.code]).toEqual([200, own])
})

it('a question is to the company that a server has alone, whatever is said, and the other’s are not there', async () => {
  await using server = await startServer({ env: { SITES: 'centre' }, hasAccounts: true })
  const { token } = await addMember(server, 'asker')
  const ask = async (site?: 'firm') => {
    const body = { title: '문의', content: '글', isPublic: true, site }
    return (await server.ask('POST /api/v1/me/inquires', { token, body })).answer.question
  }
  const [former, own] = [await ask(), await ask('firm')]
  expect([former.site, own.site]).toEqual(['centre', 'centre'])
  await asTables(server.database.db).updateTable('center_questions').set({ site: 'firm' }).where('_id', '=', former._id).execute()
  for (const query of [{}, { site: 'firm' }] as const) {
    const { questions } = (await server.ask('GET /api/v1/center/questions', { query })).answer
    expect(questions.map(({ _id }) => _id)).toEqual([own._id])
  }
  expect((await server.ask('GET /api/v1/me/inquires', { token })).answer.summary.total).toBe(1)
})

it.each(['firm', 'centre'] as const)(
  'the setting of a server with the %s alone says nothing of the other company, to staff neither',
  async (only) => {
    await using server = await startServer({ env: { SITES: only }, hasAccounts: true })
    const token = await server.login('admin')
    const { offices: _offices, screenshots: _firm, centreScreenshots: _centre, ...texts } = demoSetting
    await server.add(setting, { ...texts, offices: [], screenshots: [], centreScreenshots: [], adRules: [], comments: 'shown' })
    const numbers = { firm: demoSetting.registrationNumber, centre: demoSetting.centre.registrationNumber }
    const comments = 'moderated' as const
    for (const { text } of [
      await server.ask('GET /api/v1/setting'),
      await server.ask('GET /api/console/setting', { token }),
      await server.ask('PUT /api/console/setting', { token, body: { comments } }),
    ])
      for (const site of ['firm', 'centre'] as const) expect([site, text.includes(`"${numbers[site]}"`)]).toEqual([site, site === only])
    const { setting: shown } = (await server.ask('GET /api/console/setting', { token })).answer
    const query = { resource: 'setting', _item: shown._id }
    const [version] = (await server.ask('GET /api/console/versions', { token, query })).answer.versions
    const { text } = await server.ask('GET /api/console/versions/{_id}', { token, params: { _id: version?._id ?? '' } })
    expect([text.includes(numbers.firm), text.includes(numbers.centre)]).toEqual([only === 'firm', only === 'centre'])
    // What is not shown is there still.
    const [stored] = await repositoryOf(setting).select(server.database.db, { limit: 1 })
    expect(stored).toMatchObject({ comments, centre: demoSetting.centre, phone: demoSetting.phone })
  },
)
