import type { Matching } from '#contract/trade/matchings.ts'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listenAsSeller } from '../../testing/member-news.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, json } from '../../testing/server.ts'
import { aMatching, aSchedule, noParts, startOf } from '../../testing/trade.ts'
import { Inbox } from './inbox.tsx'

const put = 'PUT /api/v1/me/matchings/{_id}'

const notTold = { notifications: [], unread: 0, summary: { total: 0, limit: 20, skip: 0 } }

/** A member's matchings, of which one is asked for. */
function answersWith(matching: Matching, more: Answers = {}): Answers {
  return {
    'GET /api/v1/me/matchings': { matchings: [matching], myTurn: 1, parts: noParts, unread: 0, summary: { total: 1, limit: 12, skip: 0 } },
    'GET /api/v1/me/matchings/{_id}/schedules': { schedule: aSchedule() },
    'GET /api/v1/me/notifications': notTold,
    [put]: { matching },
    ...more,
  }
}

const option = (name: RegExp) => page.getByRole('option', { name })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const open = (name: RegExp) => page.getByRole('button', { name }).click()

it('the schedule dialog takes three of the offered times at most, asks, and says that the offer was accepted', async () => {
  const { server } = await renderPart(<Inbox />, { locale: 'en', answers: answersWith(aMatching()) })
  await open(/^Accept ?:/)
  const slots = page.getByRole('listbox')
  // What tells slots apart is in words, and nothing else than what was offered is there.
  for (const words of [/Free/, /2 offers waiting · until/]) await expect.element(slots).toMatchTextContent(words)
  await expect.element(slots.getByRole('option')).toHaveLength(4)

  // By mouse, by the arrows with Shift, and by one more than there may be.
  await option(/10:00 – 10:30/)
    .getByText('Free')
    .click()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(page.getByText('up to 3, 3 now')).toBeVisible()
  await press('Accept')
  await expect.element(page.getByRole('alertdialog', { name: 'Do you wish to accept?' })).toBeVisible()
  await press('OK')
  await expect.element(page.getByText('Offer Accepted')).toBeVisible()
  expect(server.asked(put).map(({ body }) => body)).toEqual([{ action: 'accept', slots: [0, 1, 2].map(startOf) }])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('what the mouse passes over with its button down becomes as the first slot', async () => {
  await renderPart(<Inbox />, { locale: 'en', answers: answersWith(aMatching()) })
  await open(/^Accept ?:/)
  await expect.element(page.getByRole('listbox')).toBeVisible()
  const cellOf = (index: number) => document.querySelector(`[data-start="${startOf(index)}"] [data-cell]`)
  const at = (index: number) => {
    const { left, top } = cellOf(index)?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { clientX: left + 20, clientY: top + 20, bubbles: true, button: 0 }
  }
  cellOf(0)?.scrollIntoView({ block: 'start' })
  cellOf(0)?.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  for (const index of [1, 2]) cellOf(index)?.dispatchEvent(new PointerEvent('pointermove', at(index)))
  cellOf(2)?.dispatchEvent(new PointerEvent('pointerup', at(2)))
  await expect.element(page.getByText('up to 3, 3 now')).toBeVisible()
})

it('an answer without a time, or a refusal without a reason, is not sent', async () => {
  const { server } = await renderPart(<Inbox />, { locale: 'en', answers: answersWith(aMatching()) })
  await open(/^Accept ?:/)
  await press('Accept')
  await expect.element(page.getByRole('alertdialog', { name: 'Please choose at least one time' })).toBeVisible()
  await press('OK')
  await userEvent.keyboard('{Escape}')
  await open(/^Decline ?:/)
  await press('Decline')
  await expect.element(page.getByRole('alertdialog', { name: 'Please enter a reason' })).toBeVisible()
  await press('OK')
  await page.getByRole('textbox').fill('이번에는 어렵습니다')
  await press('Decline')
  await expect.element(page.getByRole('alertdialog', { name: 'Do you wish to decline?' })).toBeVisible()
  expect(server.asked(put)).toHaveLength(0)
  await press('OK')
  await expect.element(page.getByText('Offer Declined')).toBeVisible()
  expect(server.asked(put).map(({ body }) => body)).toEqual([{ action: 'decline', reason: '이번에는 어렵습니다' }])
})

it('a reason that was typed before Escape is there again, for that answer alone, until it is sent', async () => {
  await renderPart(<Inbox />, { locale: 'en', answers: answersWith(aMatching({ actions: ['accept', 'decline', 'cancel'] })) })
  const reason = page.getByRole('textbox')
  await open(/^Decline ?:/)
  await reason.fill('이번에는 어렵습니다')
  await userEvent.keyboard('{Escape}')
  await expect.element(reason).not.toBeInTheDocument()
  await open(/^Cancel the meeting ?:/)
  await expect.element(reason).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await open(/^Decline ?:/)
  await expect.element(reason).toHaveValue('이번에는 어렵습니다')
  await press('Decline')
  await press('OK')
  await expect.element(page.getByText('Offer Declined')).toBeVisible()
  await open(/^Decline ?:/)
  await expect.element(reason).toHaveValue('')
})

it('who was slower is shown the times that are still free, and keeps those of one’s own choice', async () => {
  const current = { free: [startOf(1), startOf(4)], left: [startOf(1)], state: 'offered', version: 1 }
  const answers = answersWith(aMatching(), { [put]: () => json({ message: 'That time was taken.', code: 'slotTaken', current }, 409) })
  const { server } = await renderPart(<Inbox />, { locale: 'en', answers })
  await open(/^Accept ?:/)
  await option(/10:00 – 10:30/)
    .getByText('Free')
    .click()
  await option(/10:30 – 11:00/)
    .getByText('Free')
    .click()
  const before = server.asked('GET /api/v1/me/matchings/{_id}/schedules').length
  await press('Accept')
  await press('OK')
  const told = page.getByRole('alert')
  await expect.element(told).toMatchTextContent(/That time was taken\./)
  await expect.element(told).toMatchTextContent(/10:30/)
  await expect.element(told).not.toMatchTextContent(/12:00/)
  await expect.element(page.getByText('up to 3, 1 now')).toBeVisible()
  await vi.waitFor(() => expect(server.asked('GET /api/v1/me/matchings/{_id}/schedules').length).toBeGreaterThan(before))
})

it('a buyer confirms one of the times that were picked', async () => {
  const slots = [0, 2].map((index) => ({ startsAt: startOf(index), endsAt: startOf(index + 1), state: 'picked' as const }))
  const accepted = aMatching({ state: 'accepted', awaits: 'buyer', role: 'buyer', slots, actions: ['confirm', 'cancel'] })
  const { server } = await renderPart(<Inbox />, { locale: 'en', answers: answersWith(accepted) })
  await expect.element(page.getByText('Waiting for your answer')).toBeVisible()
  await open(/^Confirm the time ?:/)
  await option(/10:00 – 10:30/)
    .getByText('Free')
    .click()
  await option(/11:00 – 11:30/)
    .getByText('Free')
    .click()
  await press('Confirm the time')
  await press('OK')
  await expect.element(page.getByText('The meeting is confirmed')).toBeVisible()
  expect(server.asked(put).map(({ body }) => body)).toEqual([{ action: 'confirm', slot: startOf(2) }])
})

it('the inbox asks for the state that its address names', async () => {
  const { server } = await renderPart(<Inbox />, { locale: 'en', path: '/?type=confirmed', answers: answersWith(aMatching()) })
  await expect.element(page.getByRole('heading', { name: '가온유통' })).toBeVisible()
  const [asked] = server.asked('GET /api/v1/me/matchings')
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ state: 'confirmed' })
})

it('the inbox names its parts with how many there are in each, and asks for the one of its address', async () => {
  const parts = { waiting: 2, agreed: 6, past: 0 }
  const list = { matchings: [aMatching()], myTurn: 1, parts, unread: 0, summary: { total: 1, limit: 12, skip: 0 } }
  const answers = answersWith(aMatching(), { 'GET /api/v1/me/matchings': list })
  const { server } = await renderPart(<Inbox />, { locale: 'en', path: '/?type=agreed', answers })
  const tabs = page.getByRole('navigation', { name: 'State of matchings' })
  for (const name of ['To answer 1', 'Waiting 2', 'Agreed meetings 6', 'Past'])
    await expect.element(tabs.getByRole('link', { name, exact: true })).toBeVisible()
  const [asked] = server.asked('GET /api/v1/me/matchings')
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ part: 'agreed' })
})

it('where there is room, the one chosen from the list stands beside it, and no dialog opens by that', async () => {
  const other = aMatching({ _id: 'other', message: '다음 주에 뵙고 싶습니다', other: { ...aMatching().other, name: '바다로지스' } })
  const list = { matchings: [aMatching(), other], myTurn: 2, parts: noParts, unread: 0, summary: { total: 2, limit: 12, skip: 0 } }
  const answers = answersWith(aMatching(), {
    'GET /api/v1/me/matchings': list,
    'GET /api/v1/me/matchings/{_id}': { matching: other },
  })
  await renderPart(<Inbox />, { locale: 'en', path: '/mypage/matchings', answers })
  const shown = page.getByRole('region', { name: 'Chosen matching' })
  await expect.element(shown.getByRole('heading', { name: '가온유통' })).toBeVisible()
  await page.getByRole('link', { name: /바다로지스/ }).click()
  await expect.element(shown.getByRole('heading', { name: '바다로지스' })).toBeVisible()
  await expect.element(page.getByText(other.message ?? '')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /바다로지스/ })).toHaveAttribute('aria-current')
  await expect.element(page.getByRole('link', { name: /가온유통/ })).not.toHaveAttribute('aria-current')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('what has happened is read by itself when the server says so, and what is opened counts as read', async () => {
  const { events, say } = listenAsSeller()
  const read = 'PUT /api/v1/me/notifications/{_id}'
  const matchings = 'GET /api/v1/me/matchings'
  const { server } = await renderPart(<Inbox />, { answers: answersWith(aMatching(), { 'GET /api/v1/me/events': events }) })
  await expect.element(page.getByText('모두 읽으셨습니다')).toBeVisible()
  await expect.poll(() => server.asked('GET /api/v1/me/events').length).toBe(1)
  const before = server.asked(matchings).length
  say({ unread: 0, latest: null })
  const one = {
    _id: 'n',
    createdAt: new Date().toISOString(),
    kind: 'offered',
    text: '가온유통에서 상담을 제안했습니다.',
    module: 'trade',
    subject: 'matching',
    path: '/mypage/matchings?open=matching',
    readAt: null,
  }
  server.answer({
    'GET /api/v1/me/notifications': { ...notTold, notifications: [one], unread: 1 },
    [read]: { notification: one, unread: 0 },
  })
  say({ unread: 1, latest: 'n' })
  await expect.element(page.getByText('읽지 않은 알림 1건')).toBeVisible()
  // What was shown already was not asked for again.
  await expect.poll(() => server.asked(matchings).length).toBe(before + 1)
  await open(/받은 알림/)
  await page.getByRole('link', { name: one.text }).click()
  await expect
    .poll(() => server.asked(read).map(({ path, body }) => [path, body]))
    .toEqual([['/api/v1/me/notifications/n', { isRead: true }]])
})

it('another time for an agreed meeting is proposed from all that are free, and the other side can keep the present one', async () => {
  const agreed = aMatching({ state: 'confirmed', awaits: null, slots: [], startsAt: startOf(6), endsAt: startOf(7) })
  const first = await renderPart(<Inbox />, { locale: 'en', answers: answersWith({ ...agreed, actions: ['propose', 'cancel'] }) })
  await open(/^Propose a change ?:/)
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Present time: .*13:00 – 13:30/)
  // Nobody offered this one: all that both sides can use are shown.
  await option(/12:00 – 12:30/)
    .getByText('Free')
    .click()
  await press('Propose a change')
  await press('OK')
  await expect.element(page.getByText('The change was proposed')).toBeVisible()
  expect(first.server.asked(put).map(({ body }) => body)).toEqual([{ action: 'propose', slots: [startOf(4)] }])
  await first.unmount()

  const proposed = { ...agreed, state: 'rescheduling', awaits: 'seller', proposedBy: 'buyer' } as const
  const second = await renderPart(<Inbox />, {
    locale: 'en',
    answers: answersWith({ ...proposed, actions: ['agree', 'refuse', 'cancel'] }),
  })
  await press('Keep as it is')
  await press('OK')
  await expect.element(page.getByRole('alertdialog', { name: 'Saved' })).toBeVisible()
  expect(second.server.asked(put).map(({ body }) => body)).toEqual([{ action: 'refuse' }])
})
