import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createI18n } from '../data/i18n.ts'
import { api } from '../data/http.ts'
import { createQueryClient } from '../data/query-client.ts'
import { readOwn } from '../offline/member/store.ts'
import type { MessageType } from '../offline/queue/entry.ts'
import { flush } from '../offline/queue/queue.ts'
import { currentNews, store } from '../offline/queue/store.ts'
import { wayOf } from '../session/as-account.ts'
import { setTokens } from '../session/tokens.ts'
import { ownAccount } from '../session/use-session.ts'
import { forgetEverything } from '../testing/device.ts'
import { type Answers, json, stubServer, unreachable } from '../testing/server.ts'
import { findOwn } from './find-own.ts'
import { startMember } from './member-tab.ts'
import { sendLater } from './send-later.ts'
import type { MemberShare } from './share.ts'

const post = 'POST /api/v1/boards/{_id}/comments'
const list = 'GET /api/v1/me/comments'

const note: MessageType<{ content: string }> = {
  name: 'note',
  maxAge: 1000 * 60,
  isContent: (content): content is { content: string } => typeof content === 'object',
  account: ownAccount,
  async send({ content }, { id, account, locale, signal }) {
    const options = { params: { _id: 'guests' }, body: { content }, idempotencyKey: id, locale, signal, transport: wayOf(account) }
    return { answer: await api(post, options), receipt: null }
  },
}

/** The share of a module that no other knows. */
const guestbook: MemberShare = {
  name: 'guestbook',
  isFor: ({ role }) => role === 'GUEST',
  messages: [note],
  newsOf: ({ id, state }) => Promise.resolve({ id, text: `note ${state}`, href: '/guestbook', link: 'show' }),
  followedReads: [list],
  sync: async ({ read }) => ({ values: new Map([['notes', await read(list, { query: { limit: 5 } })]]), awaited: 2 }),
  storedRead: (name) => (name === list ? { key: 'notes' } : undefined),
}
/** One whose members are others. */
const other: MemberShare = { ...guestbook, name: 'other', isFor: () => false, messages: [], sync: vi.fn<MemberShare['sync']>() }

function logIn(account: string): void {
  const payload = btoa(JSON.stringify({ sub: account, sid: `session of ${account}`, scopes: [], userType: 'PERSON', role: 'GUEST' }))
  setTokens({ accessToken: `header.${payload}.of-${account}`, refreshToken: `refresh of ${account}` })
}

const written = { comments: [], summary: { total: 0, limit: 5, skip: 0 } }
async function start(more: Answers = {}) {
  const server = stubServer({ 'GET /api/v1/me': () => json({ me: { username: 'guest' } }), [list]: written, ...more })
  logIn('guest')
  startMember({ client: createQueryClient(), i18n: await createI18n('ko'), localeOf: () => 'ko' }, [guestbook, other])
  return server
}

beforeEach(() => vi.clearAllMocks())
afterEach(async () => {
  setTokens(undefined)
  await forgetEverything()
})

it('what a module keeps of a member is on the device until the logout, and answers its reads without a network', async () => {
  const badge = vi.spyOn(navigator, 'setAppBadge').mockResolvedValue()
  const server = await start()
  await expect.poll(() => readOwn('guest', 'ko guestbook/notes')).toMatchObject({ value: written })
  await expect.poll(() => badge.mock.calls.at(-1)).toEqual([2])
  expect((await findOwn([list, 'en', {}], [other, guestbook]))?.value).toEqual(written)
  expect(other.sync).not.toHaveBeenCalled()
  setTokens(undefined)
  await expect.poll(() => readOwn('guest', 'ko guestbook/notes')).toBeUndefined()
  server.close()
})

it('what a module sends later waits for the network, leaves once in the session of its account, and is told of', async () => {
  const server = await start({ [post]: unreachable })
  const sender = { locale: 'ko', subject: 'guests' } as const
  const sent = await sendLater(note, { content: 'hello' }, sender, () => Promise.reject(new Error('never')))
  expect(sent.state).toBe('queued')
  const tries = server.asked(post).length
  server.answer({ [post]: () => json({ comment: {} }, 201) })
  await flush(true)
  await flush(true)
  const [asked, ...again] = server.asked(post).slice(tries)
  expect([asked?.body, asked?.headers.get('authorization')?.endsWith('.of-guest'), again]).toEqual([{ content: 'hello' }, true, []])
  await expect.poll(() => currentNews().map(({ text, href }) => [text, href])).toEqual([['note received', '/guestbook']])
  expect(await store.all()).toEqual([])
  server.close()
})
