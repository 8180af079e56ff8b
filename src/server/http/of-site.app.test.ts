import { notifications } from '#contract/support/notifications.ts'
import { expect, it } from 'vitest'
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
})
