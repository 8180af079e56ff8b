import type { ConversationMessage } from '#contract/trade/conversations.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { flush } from '../../offline/queue/queue.ts'
import { store } from '../../offline/queue/store.ts'
import { setTokens } from '../../session/tokens.ts'
import { database as keptFiles } from '../../offline/queue/files.ts'
import { everythingStored, forgetEverything } from '../../testing/device.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, json, refuse, unreachable } from '../../testing/server.ts'
import { aMatching, noParts } from '../../testing/trade.ts'
import { Inbox } from '../matchings/inbox.tsx'

const post = 'POST /api/v1/me/matchings/{_id}/messages'
const put = 'PUT /api/v1/me/matchings/{_id}/messages'
const get = 'GET /api/v1/me/matchings/{_id}/messages'
const report = 'POST /api/v1/me/matchings/{_id}/report'

const talking = aMatching({ conversation: { unread: 2, canWrite: true, lastAt: null } })
const message = (_id: string, by: 'buyer' | 'seller', text: string): ConversationMessage => ({
  _id,
  _matching: 'matching',
  createdAt: '2099-12-01T01:00:00.000Z',
  by,
  text,
  files: [],
})
const file = { _file: 'file', name: 'prices.pdf', size: 20_000, type: 'application/pdf' }
const theirs = [{ ...message('2', 'buyer', 'Here is our list.'), files: [file] }, message('1', 'seller', 'Do you have a list?')]
const standing = { hasEarlier: false, unread: 0, canWrite: true, isBlocked: false, isReported: false }

const answersWith = (more: Answers = {}): Answers => ({
  'GET /api/v1/me/matchings': { matchings: [talking], myTurn: 1, parts: noParts, unread: 2, summary: { total: 1, limit: 12, skip: 0 } },
  'GET /api/v1/me/matchings/{_id}': { matching: talking },
  [get]: { ...standing, messages: theirs, unread: 2 },
  [put]: { unread: 0 },
  [post]: { message: message('3', 'seller', 'Thank you') },
  ...more,
})

const log = () => page.getByRole('log', { name: 'Messages exchanged' })
const field = () => page.getByLabelText('Your message')
async function open(answers: Answers = {}) {
  const shown = await renderPart(<Inbox />, { locale: 'en', answers: answersWith(answers) })
  await page.getByRole('button', { name: /^Messages/ }).click()
  return shown
}
const write = async (text: string) => {
  await field().fill(text)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
}

beforeEach(() => {
  const payload = btoa(JSON.stringify({ sub: 'seller', sid: 'session', scopes: [], userType: 'COMPANY', role: 'SELLER' }))
  setTokens({ accessToken: `header.${payload}.x`, refreshToken: 'refresh' })
})
afterEach(async () => {
  setTokens(undefined)
  await forgetEverything()
})

it('the card says how many messages are unread, and opens them: then they are read', async () => {
  const { server } = await renderPart(<Inbox />, { locale: 'en', answers: answersWith() })
  const button = page.getByRole('button', { name: /^Messages/ })
  await expect.element(button).toMatchTextContent(/2 unread: 가온유통/)
  await button.click()
  await expect.element(log()).toMatchTextContent(/You.*Do you have a list\?.*가온유통.*Here is our list\./s)
  await expect.element(page.getByRole('button', { name: 'Download “prices.pdf”, 20KB' })).toBeVisible()
  await vi.waitFor(() => expect(server.asked(put)[0]?.body).toEqual({ _readUntil: '2' }))
})

it('all conversations are a press away, with how many messages are unread in them', async () => {
  const { server } = await renderPart(<Inbox />, { locale: 'en', path: '/?type=messages', answers: answersWith() })
  await expect.element(page.getByRole('link', { name: 'Messages 2 unread' })).toHaveAttribute('href', '/mypage/matchings?type=messages')
  await vi.waitFor(() => expect(server.asked('GET /api/v1/me/matchings')[0]?.query.get('hasMessages')).toBe('true'))
})

it('earlier messages come above the last ones, and where they cannot be read that is said and tried again', async () => {
  let isAway = true
  await open({
    [get]: ({ query }) => {
      if (query.get('before') === null) return json({ ...standing, messages: theirs, hasEarlier: true })
      return isAway
        ? Promise.reject(new TypeError('Failed to fetch'))
        : json({ ...standing, messages: [message('0', 'seller', 'Good morning')] })
    },
  })
  await expect.element(log()).toMatchTextContent(/Do you have a list\?/)
  await page.getByRole('button', { name: 'Show earlier messages' }).click()
  await expect.element(log()).toMatchTextContent(/could not be loaded.*Do you have a list\?/s)
  isAway = false
  await page.getByRole('button', { name: 'Show earlier messages' }).click()
  await expect.element(log()).toMatchTextContent(/Good morning.*Do you have a list\?.*Here is our list\./s)
  await expect.element(page.getByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument()
})

it('Enter is a new line, and Ctrl+Enter sends: once, with a key, and the field is empty', async () => {
  const { server } = await open()
  await field().fill('Thank')
  await userEvent.keyboard('{Enter}you{Control>}{Enter}{/Control}')
  await expect.element(field()).toHaveValue('')
  await vi.waitFor(() => expect(server.asked(post).map(({ body }) => body)).toEqual([{ text: 'Thank\nyou', _files: [] }]))
  expect(server.asked(post)[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
  await vi.waitFor(async () => expect(await store.all()).toEqual([]))
})

it('without a network messages wait in their order in the outbox, are shown at once, and are sent once', async () => {
  const { server } = await open({ [post]: unreachable })
  await write('First')
  await write('Second')
  await expect.element(log()).toMatchTextContent(/First.*It will be sent once you are online.*Second.*It will be sent once you are online/s)
  const keys = (await store.all()).map(({ id }) => id)
  const tries = server.asked(post).length
  server.answer(answersWith())
  await flush(true)
  await flush(true)
  const sent = server.asked(post).slice(tries)
  expect(sent.map(({ body }) => (body as { text: string }).text)).toEqual(['First', 'Second'])
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key')))).toEqual(new Set(keys))
  await expect.element(log()).not.toMatchTextContent(/once you are online/)
})

it('a message that is refused says why, and can be written anew', async () => {
  await open({ [post]: refuse(409, 'The meeting is over.', 'conversationClosed') })
  await write('Too late')
  await expect.element(log()).toMatchTextContent(/Too late.*Not sent · The meeting is over\./s)
  await page.getByRole('button', { name: 'Edit and send' }).click()
  await expect.element(field()).toHaveValue('Too late')
  await expect.element(log()).not.toMatchTextContent(/Too late/)
})

it('a message that waited and was refused is there to be read, and is put back where it was written', async () => {
  const { server } = await open({ [post]: unreachable })
  await write('Waited')
  await expect.element(log()).toMatchTextContent(/Waited.*once you are online/s)
  server.answer(answersWith({ [post]: refuse(409, 'Too many today.', 'tooManyToday') }))
  await flush(true)
  await expect.element(log()).toMatchTextContent(/Waited.*Not sent · Too many today\./s)
  await page.getByRole('button', { name: 'Edit and send' }).click()
  await expect.element(field()).toHaveValue('Waited')
  await vi.waitFor(async () => expect(await store.all()).toEqual([]))
})

it('a conversation that is over or closed is read and not written', async () => {
  await open({ [get]: { ...standing, messages: theirs, canWrite: false, isBlocked: true } })
  await expect.element(page.getByText('Staff have closed this conversation. You can only read it.')).toBeVisible()
  await expect.element(field()).not.toBeInTheDocument()
})

it('is reported with a reason, after a question', async () => {
  const { server } = await open({ [report]: () => new Response(null, { status: 204 }) })
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Report to staff' }).click()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Report')
  await expect.element(page.getByText('Please write why.')).toBeVisible()
  await page.getByLabelText('Why you report it').fill('Insults')
  await press('Report')
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Staff will read this conversation/)
  expect(server.asked(report)).toEqual([])
  await press('OK')
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Reported/)
  expect(server.asked(report).map(({ body }) => body)).toEqual([{ reason: 'Insults' }])
})

it('files are sent ahead of their message, which names them', async () => {
  const call = 'POST /api/v1/me/matchings/{_id}/files'
  const { server } = await open({ [call]: () => json({ file }, 201) })
  await userEvent.upload(page.getByLabelText('Attach files'), new File(['%PDF-1.7'], 'prices.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByRole('button', { name: 'Remove ‘prices.pdf’' })).toBeVisible()
  await vi.waitFor(() => expect(server.asked(call)).toHaveLength(1))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await vi.waitFor(() => expect(server.asked(post).map(({ body }) => body)).toEqual([{ text: '', _files: ['file'] }]))
})

const send = 'POST /api/v1/me/matchings/{_id}/files'
const attach = async () => {
  await userEvent.upload(page.getByLabelText('Attach files'), new File(['%PDF-1.7 secret'], 'prices.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByRole('button', { name: 'Remove ‘prices.pdf’' })).toBeVisible()
}
/** A message with a file that waits for a network. */
async function waitingFile() {
  const shown = await open({ [send]: unreachable, [post]: unreachable })
  await attach()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'prices.pdf' }))
    .toMatchTextContent(/It will be sent once you are online/)
  await write('Our prices')
  await expect.element(log()).toMatchTextContent(/Our prices.*prices\.pdf.*It will be sent once you are online/s)
  return shown
}

it('a file without a network waits sealed on the device with its message, and both arrive once', async () => {
  const { server } = await waitingFile()
  const rows = await keptFiles.files.toArray()
  expect(rows.map(({ sealed }) => new TextDecoder().decode(sealed.data).includes('secret'))).toEqual([false])
  expect(await everythingStored()).not.toContain('secret')
  const [entry] = await store.all()
  await flush(true)
  const [tried, written] = [server.asked(send), server.asked(post)].map(({ length }) => length)
  // The answer to the file is lost, and the message is not sent without it.
  server.answer(answersWith({ [send]: unreachable }))
  await flush(true)
  expect(server.asked(post)).toHaveLength(written ?? 0)
  server.answer(answersWith({ [send]: () => json({ file }, 201) }))
  await flush(true)
  await flush(true)
  expect(server.asked(send)).toHaveLength((tried ?? 0) + 2)
  expect(new Set(server.asked(send).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  const sent = server.asked(post).slice(written)
  expect(sent.map(({ body, headers }) => [body, headers.get('idempotency-key')])).toEqual([
    [{ text: 'Our prices', _files: ['file'] }, entry?.id],
  ])
  await expect.poll(() => keptFiles.files.count()).toBe(0)
  await expect.element(log()).not.toMatchTextContent(/once you are online/)
})

it('a file that takes long holds up nothing: its message leaves when it is there', async () => {
  const { server } = await waitingFile()
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.answer(answersWith({ [send]: () => promise }))
  const before = server.asked(post).length
  await flush(true)
  expect(server.asked(post)).toHaveLength(before)
  const tries = server.asked(send).length
  resolve(json({ file }, 201))
  await vi.waitFor(() => expect(server.asked(post).slice(before)).toMatchObject([{ body: { _files: ['file'] } }]))
  expect(server.asked(send)).toHaveLength(tries)
})

it('a file that the server refuses is said with its message, which is written anew without it', async () => {
  const { server } = await waitingFile()
  server.answer(answersWith({ [send]: refuse(415, 'That is no document.', 'fileType') }))
  await flush(true)
  await expect.element(log()).toMatchTextContent(/Our prices.*Not sent · That is no document\./s)
  await page.getByRole('button', { name: 'Edit and send' }).click()
  await expect.element(field()).toHaveValue('Our prices')
  await page.getByRole('button', { name: 'Remove ‘prices.pdf’' }).click()
  await expect.poll(() => keptFiles.files.count()).toBe(0)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await vi.waitFor(() => expect(server.asked(post).at(-1)?.body).toEqual({ text: 'Our prices', _files: [] }))
})

it('where the disk is full a file is refused with words, and what was written stays', async () => {
  await open({ [send]: unreachable })
  await field().fill('Our prices')
  vi.spyOn(keptFiles.files, 'put').mockRejectedValue(new DOMException('The disk is full.', 'QuotaExceededError'))
  await userEvent.upload(page.getByLabelText('Attach files'), new File(['%PDF-1.7'], 'prices.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/prices\.pdf.*no room on this device/s)
  vi.restoreAllMocks()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.element(field()).toHaveValue('Our prices')
  await expect.element(page.getByRole('button', { name: 'Remove ‘prices.pdf’' })).not.toBeInTheDocument()
})
