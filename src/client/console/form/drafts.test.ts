import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { dropDraft, findDraft, findDraftsBelow, keepDraft } from './drafts.ts'

vi.mock(import('../../data/http.ts'), async (original) => ({
  ...(await original()),
  api: vi.fn<() => Promise<never>>().mockResolvedValue({ key: btoa('k'.repeat(32)) } as never),
}))

const place = { account: 'editor', form: 'columns one', locale: 'ko' } as const

/** The next use finds what iOS leaves of a connection after a pause in the background. */
const loseConnection = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError')
  })

afterEach(() => vi.restoreAllMocks())

it('a draft is kept, found and dropped where the system has ended the connection before each', async () => {
  await keepDraft(place, { base: {}, values: { subject: 'first' } })
  loseConnection()
  await keepDraft(place, { base: {}, values: { subject: 'second' } })
  loseConnection()
  expect(await findDraft(place)).toMatchObject({ values: { subject: 'second' } })
  loseConnection()
  expect(await findDraftsBelow({ ...place, form: 'columns ' })).toMatchObject([{ name: 'one' }])
  loseConnection()
  await dropDraft(place)
  expect(await findDraft(place)).toBeUndefined()
})
