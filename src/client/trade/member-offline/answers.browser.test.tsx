import type { Matching } from '#contract/trade/matchings.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createI18n } from '../../data/i18n.ts'
import { createQueryClient } from '../../data/query-client.ts'
import { rememberAccount, readOwn, writeOwn } from '../../offline/member/store.ts'
import { flush, takeOutcome } from '../../offline/queue/queue.ts'
import { currentNews, setNews, store } from '../../offline/queue/store.ts'
import { setTokens } from '../../session/tokens.ts'
import { forgetEverything } from '../../testing/device.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, json, stubServer, unreachable } from '../../testing/server.ts'
import { aMatching, aSchedule, noParts, startOf } from '../../testing/trade.ts'
import { Inbox } from '../matchings/inbox.tsx'
import { answerMessageType } from './message-types.ts'
import { tradeShare } from './share.ts'
import { findOwn } from '../../member/find-own.ts'
import { sendLater } from '../../member/send-later.ts'
import { startMember } from '../../member/member-tab.ts'
import { syncOwn } from '../../member/sync-own.ts'

const put = 'PUT /api/v1/me/matchings/{_id}'

/** A session as the server makes it, as far as the client reads it. */
function logIn(account: string): void {
  const payload = btoa(JSON.stringify({ sub: account, sid: `session of ${account}`, scopes: [], userType: 'COMPANY', role: 'SELLER' }))
  setTokens({ accessToken: `header.${payload}.of-${account}`, refreshToken: `refresh of ${account}` })
}

const answersWith = (more: Answers = {}): Answers => ({
  'GET /api/v1/me/matchings': { matchings: [aMatching()], myTurn: 1, parts: noParts, unread: 0, summary: { total: 1, limit: 12, skip: 0 } },
  'GET /api/v1/me/matchings/{_id}': { matching: aMatching() },
  'GET /api/v1/me/matchings/{_id}/schedules': { schedule: aSchedule() },
  [put]: { matching: aMatching({ state: 'accepted', awaits: 'buyer', actions: ['cancel'] }) },
  ...more,
})

const alert = (name: string) => page.getByRole('alertdialog', { name })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens the offer as a notification does, and accepts it: two presses. */
async function accept(): Promise<void> {
  await expect.element(page.getByRole('option', { selected: true }).first()).toBeVisible()
  await press('Accept')
  await expect.element(alert('Do you wish to accept?')).toBeVisible()
  await press('OK')
}
const acceptedWithoutNetwork = async () => {
  await accept()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Kept on this device/)
  await press('OK')
}
const inbox = (answers: Answers) => renderPart(<Inbox />, { locale: 'en', path: '/?open=matching', answers })

beforeEach(() => logIn('seller'))
afterEach(async () => {
  setTokens(undefined)
  vi.restoreAllMocks()
  await forgetEverything()
})

it('a notification leads to the accepted offer in two presses, and nothing of it stays in the outbox', async () => {
  const { server } = await inbox(answersWith())
  await accept()
  await expect.element(page.getByText('Offer Accepted')).toBeVisible()
  const [asked] = server.asked(put)
  expect(asked?.body).toEqual({ action: 'accept', slots: [0, 1, 2].map(startOf) })
  expect(asked?.headers.get('if-match')).toBe('"1"')
  await vi.waitFor(async () => expect(await store.all()).toEqual([]))
})

it('without a network an answer waits on the card, and leaves in the session of its account alone, once', async () => {
  const { server } = await inbox(answersWith({ [put]: unreachable }))
  await acceptedWithoutNetwork()
  const card = page.getByRole('article').first()
  await expect.element(card).toMatchTextContent(/Waiting to be sent/)
  await expect.element(card).not.toMatchTextContent(/Accepted/)
  const [entry] = await store.all()
  const tries = server.asked(put).length
  server.answer({ [put]: { matching: aMatching({ state: 'accepted', awaits: 'buyer', actions: ['cancel'] }) } })

  for (const account of [undefined, 'buyer']) {
    if (account === undefined) setTokens(undefined)
    else logIn(account)
    await flush(true)
    expect(server.asked(put)).toHaveLength(tries)
  }
  logIn('seller')
  await flush(true)
  await flush(true)
  const sent = server.asked(put).slice(tries)
  expect(sent.map(({ headers }) => [headers.get('idempotency-key'), headers.get('authorization')?.endsWith('.of-seller')])).toEqual([
    [entry?.id, true],
  ])
})

it('a session that is over is renewed once, never as another account, and then the answer waits for the login', async () => {
  const refused = () => json({ message: 'no', code: 'unauthorized' }, 401)
  const { server } = await inbox(answersWith({ [put]: refused, 'GET /api/auth/accessToken': refused }))
  await acceptedWithoutNetwork()
  expect([server.asked(put).length, server.asked('GET /api/auth/accessToken').length]).toEqual([1, 1])
  expect((await store.all()).map(({ state, problem, account }) => [state, problem, account])).toEqual([['waiting', 'signIn', 'seller']])
  logIn('seller')
  server.answer(answersWith())
  await flush(true)
  expect(server.asked(put)).toHaveLength(2)
})

it('after a conflict the card shows what was taken and what is free, and another time is one press away', async () => {
  const { server } = await inbox(answersWith({ [put]: unreachable }))
  await acceptedWithoutNetwork()
  const current = { free: [startOf(1), startOf(3), startOf(4)], left: [startOf(1), startOf(3)], state: 'offered', version: 1 }
  server.answer({ [put]: () => json({ message: 'That time was taken.', code: 'slotTaken', current }, 409) })
  await flush(true)
  const card = page.getByRole('article').first()
  await expect.element(card).toMatchTextContent(/That time was taken\..*Taken meanwhile.*10:00, 11:00/)
  server.answer(answersWith())
  await page.getByRole('group', { name: 'Still free' }).getByRole('button', { name: /11:30/ }).click()
  await press('OK')
  await expect.element(page.getByText('Offer Accepted')).toBeVisible()
  expect(server.asked(put).at(-1)?.body).toEqual({ action: 'accept', slots: [startOf(3)] })
  await vi.waitFor(async () => expect(await store.all()).toEqual([]))
})

it('what came of a meeting waits like an answer: it stands on its card, in the form again, and is sent once', async () => {
  const over = { startsAt: '2020-01-01T01:00:00.000Z', endsAt: '2020-01-01T01:30:00.000Z', canReport: true, awaits: null, actions: [] }
  const matching = aMatching({ ...over, state: 'met', marks: { buyer: 'met', seller: 'met' } })
  const call = 'PUT /api/v1/me/matchings/{_id}/outcome'
  const { server } = await inbox(answersWith({ 'GET /api/v1/me/matchings/{_id}': { matching }, [call]: unreachable }))
  await page.getByRole('button', { name: /^Write the outcome/ }).click()
  await page.getByLabelText('Interest').selectOptions('Some')
  await press('Save')
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Kept on this device/)
  await press('OK')
  const card = page.getByRole('article').first()
  await expect.element(card).toMatchTextContent(/Waiting to be sent.*Interest.*Some/s)
  await page.getByRole('button', { name: /^Change the outcome/ }).click()
  await expect.element(page.getByLabelText('Interest')).toHaveValue('some')
  const tries = server.asked(call).length
  const none = { amount: null, nextStep: null, note: null, rating: null, comment: null }
  server.answer({ [call]: { outcome: { interest: 'some', ...none, updatedAt: startOf(0) } } })
  await flush(true)
  await flush(true)
  expect(server.asked(call).slice(tries)).toMatchObject([{ body: { interest: 'some', ...none } }])
})

it('a member’s own things are read from the device by that account alone, with what can be done by now', async () => {
  const owner = { account: 'seller', sid: 'session of seller' }
  await rememberAccount(owner, () => true)
  const gone = aMatching({ _id: 'gone', state: 'confirmed', awaits: null, startsAt: '2020-01-01T01:00:00.000Z', actions: ['cancel'] })
  const cancelled = aMatching({ ...gone, _id: 'cancelled', state: 'cancelled' })
  const earlier = aMatching({ ...gone, _id: 'earlier', startsAt: '2020-01-01T00:30:00.000Z' })
  await writeOwn(owner, 'ko trade/', new Map([['matchings', { matchings: [aMatching(), gone, cancelled, earlier], myTurn: 1 }]]))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const find = async (query: object) => {
    const finding = findOwn(['GET /api/v1/me/matchings', 'en', { query }], [tradeShare])
    await vi.runAllTimersAsync()
    return (await finding)?.value as { matchings: Matching[]; summary: object } | undefined
  }
  const waiting = await find({ limit: 12, skip: 0, isMyTurn: true })
  expect([waiting?.matchings.map(({ _id }) => _id), waiting?.summary]).toEqual([['matching'], { total: 1, limit: 12, skip: 0 }])
  const [meeting] = (await find({ state: 'confirmed' }))?.matchings ?? []
  expect([meeting?.actions, meeting?.canReport]).toEqual([['mark'], true])
  const agenda = await find({ _fair: 'fair', isAgreed: true, limit: 100 })
  expect(agenda).toMatchObject({ matchings: [{ _id: 'earlier' }, { _id: 'gone' }], summary: { total: 2 } })
  // As the server parts them, with how many are in each.
  const past = await find({ part: 'past', limit: 12, skip: 0 })
  expect(past).toMatchObject({ parts: { waiting: 0, agreed: 0, past: 3 }, summary: { total: 3 } })
  expect((await find({ part: 'waiting' }))?.matchings).toEqual([])
  logIn('buyer')
  expect(await find({})).toBeUndefined()
  vi.useRealTimers()
})

it('the end of each conversation is on the device: asked for again where something was written since, and read by its account alone', async () => {
  const owner = { account: 'seller', sid: 'session of seller' }
  await rememberAccount(owner, () => true)
  const call = 'GET /api/v1/me/matchings/{_id}/messages'
  const written = (text: string, createdAt: string) => {
    const message = { _id: text, _matching: 'matching', createdAt, by: 'buyer', text, files: [] }
    return {
      'GET /api/v1/me': () => json({ me: { username: 'daon' } }),
      'GET /api/v1/me/fairs': { fairs: [], summary: { total: 0, limit: 100, skip: 0 } },
      'GET /api/v1/me/matchings': {
        matchings: [aMatching({ conversation: { unread: 0, canWrite: true, lastAt: createdAt } }), aMatching({ _id: 'silent' })],
        myTurn: 1,
        parts: noParts,
        unread: 0,
        summary: { total: 2, limit: 100, skip: 0 },
      },
      [call]: { messages: [message], hasEarlier: true, unread: 0, canWrite: true, isBlocked: false, isReported: false },
    } as Answers
  }
  const server = stubServer(answersWith(written('First', startOf(0))))
  const sync = () => syncOwn(owner, 'ko', [tradeShare])
  await sync()
  await sync()
  expect(server.asked(call)).toHaveLength(1)
  server.answer(answersWith(written('Second', startOf(1))))
  await sync()
  expect(server.asked(call)).toHaveLength(2)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const find = async (query: object, _id = 'matching') => {
    const finding = findOwn([call, 'en', { params: { _id }, query }], [tradeShare])
    await vi.runAllTimersAsync()
    return (await finding)?.value as { messages: { text: string }[] } | undefined
  }
  expect((await find({}))?.messages.map(({ text }) => text)).toEqual(['Second'])
  // What came before is the server's, and of a conversation without a word there is nothing.
  expect([await find({ before: 'Second' }), await find({}, 'silent')]).toEqual([undefined, undefined])
  logIn('buyer')
  expect(await find({})).toBeUndefined()
  vi.useRealTimers()
  server.close()
})

it('what is to be done after meetings is read from the device: all of a meeting, and what is due', async () => {
  const owner = { account: 'seller', sid: 'session of seller' }
  await rememberAccount(owner, () => true)
  const of = { _matching: 'matching', other: '가온유통', timeZone: 'Asia/Seoul' }
  const tasks = [
    { _id: 'late', text: '견본 보내기', day: '2020-01-02', isDone: false, ...of },
    { _id: 'far', text: '다시 만나기', day: '2099-12-10', isDone: false, ...of },
    { _id: 'some time', text: '소개서 읽기', day: null, isDone: false, ...of },
    { _id: 'done', text: '견적 보내기', day: '2020-01-02', isDone: true, ...of },
    { _id: 'elsewhere', text: '전화하기', day: null, isDone: false, ...of, _matching: 'another' },
  ]
  await writeOwn(owner, 'ko trade/', new Map([['tasks', { tasks }]]))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const find = async (...[name, input]: [string, object]) => {
    const finding = findOwn([name, 'en', input], [tradeShare])
    await vi.runAllTimersAsync()
    return ((await finding)?.value as { tasks: typeof tasks } | undefined)?.tasks.map(({ _id }) => _id)
  }
  const ofMatching = await find('GET /api/v1/me/matchings/{_id}/tasks', { params: { _id: 'matching' } })
  expect(ofMatching).toEqual(['late', 'far', 'some time', 'done'])
  expect(await find('GET /api/v1/me/tasks', {})).toEqual(['late'])
  vi.useRealTimers()
})

it('while a member is logged in the app’s badge counts what waits, and a logout leaves neither that nor anything stored', async () => {
  const badge = vi.spyOn(navigator, 'setAppBadge').mockResolvedValue()
  const cleared = vi.spyOn(navigator, 'clearAppBadge').mockResolvedValue()
  const server = stubServer(
    answersWith({
      'GET /api/v1/me': () => json({ me: { username: 'daon' } }),
      'GET /api/v1/me/fairs': { fairs: [], summary: { total: 0, limit: 100, skip: 0 } },
    }),
  )
  startMember({ client: createQueryClient(), i18n: await createI18n('ko'), localeOf: () => 'ko' }, [tradeShare])
  await expect.poll(() => badge.mock.calls.at(-1)).toEqual([1])
  expect((await readOwn('seller', 'ko trade/matchings'))?.value).toMatchObject({ myTurn: 1 })
  expect((await readOwn('seller', 'ko trade/matching matching'))?.value).toMatchObject({ schedule: { _fair: 'fair' } })
  expect(server.asked('GET /api/v1/me/matchings').map(({ headers }) => headers.get('authorization')?.endsWith('.of-seller'))).toEqual([
    true,
  ])
  setTokens(undefined)
  await expect.poll(() => cleared.mock.calls.length).toBeGreaterThan(0)
  await expect.poll(() => readOwn('seller', 'ko trade/matchings')).toBeUndefined()
  server.close()
})

it('an answer that had waited is told of once, received or refused, and one that went at once is not', async () => {
  const received = { matching: aMatching({ state: 'accepted' }) }
  const server = stubServer(answersWith({ 'GET /api/v1/me': () => json({ me: { username: 'daon' } }), [put]: received }))
  startMember({ client: createQueryClient(), i18n: await createI18n('ko'), localeOf: () => 'ko' }, [tradeShare])
  const answer = () => {
    const written = { _matching: 'matching', version: 1, step: { action: 'accept' as const, slots: [startOf(0)] } }
    return sendLater(answerMessageType, written, { locale: 'en', subject: 'matching' }, () => Promise.reject(new Error('never')))
  }
  const told = () => currentNews().map(({ text, href }) => [text, href])
  const card = '/mypage/matchings?open=matching'
  expect((await answer()).state).toBe('received')
  expect([await store.all(), told()]).toEqual([[], []])

  server.answer({ [put]: unreachable })
  expect((await answer()).state).toBe('queued')
  server.answer({ [put]: received })
  await flush(true)
  await expect.poll(told).toEqual([['가온유통 · 수락 · 기다리던 답을 보냈습니다.', card]])
  expect(await store.all()).toEqual([])

  server.answer({ [put]: unreachable })
  await answer()
  setNews(() => [])
  server.answer({ [put]: () => json({ message: 'It has changed.', code: 'stale', current: {} }, 412) })
  await flush(true)
  await expect.poll(told).toEqual([['가온유통 · 보내지 못한 답이 있습니다. 확인해 주십시오.', card]])
  const [entry] = await store.all()
  expect(entry).toMatchObject({ state: 'refused', isTold: true })
  // As another tab does.
  expect(await takeOutcome(entry?.id ?? '')).toBeUndefined()
  server.close()
})

it('where storage is refused, as in a private window, an answer is sent at once under the version that was seen', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'InvalidStateError')
  })
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('refused', 'InvalidStateError'))
  const { server } = await inbox(answersWith())
  await accept()
  await expect.element(page.getByText('Offer Accepted')).toBeVisible()
  expect(server.asked(put).map(({ headers }) => headers.get('if-match'))).toEqual(['"1"'])
})
