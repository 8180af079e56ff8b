import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { flush } from '../../offline/queue/queue.ts'
import { store } from '../../offline/queue/store.ts'
import { setTokens } from '../../session/tokens.ts'
import { forgetEverything } from '../../testing/device.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, json, unreachable } from '../../testing/server.ts'
import { aMatching, aSchedule, noParts, startOf } from '../../testing/trade.ts'
import { type Fair, mySchedule } from '../queries.ts'
import { Inbox } from './inbox.tsx'
import { OfferForm } from './offer-form.tsx'

const post = 'POST /api/v1/me/matchings'
const fair = { _id: 'fair', title: 'Autumn fair', timeZone: 'Asia/Seoul' } as Fair

const answers = (more: Answers = {}): Answers => ({
  'GET /api/v1/me/schedules/{_fair}': { schedule: aSchedule() },
  'GET /api/v1/fairs/{_fair}/sellers/{_id}': { seller: { _id: 'seller', name: 'Daon Tea' } as never },
  'GET /api/v1/fairs/{_fair}/products': { products: [], summary: { total: 0, limit: 100, skip: 0 } },
  'GET /api/v1/me/matchings': { matchings: [], myTurn: 0, parts: noParts, unread: 0, summary: { total: 0, limit: 12, skip: 0 } },
  [post]: { matching: aMatching({ role: 'buyer' }) },
  ...more,
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

beforeEach(() => {
  const payload = btoa(JSON.stringify({ sub: 'buyer', sid: 'session', scopes: [], userType: 'COMPANY', role: 'BUYER' }))
  setTokens({ accessToken: `header.${payload}.sign`, refreshToken: 'refresh' })
})
afterEach(async () => {
  setTokens(undefined)
  await page.viewport(1280, 800)
  vi.restoreAllMocks()
  await forgetEverything()
})

/** Offers two times without a network. */
async function offerWithoutNetwork() {
  const { server, unmount } = await renderPart(<OfferForm fair={fair} _seller="seller" />, {
    locale: 'en',
    answers: answers({ [post]: unreachable }),
  })
  for (const index of [0, 1]) await page.getByRole('option', { disabled: false }).nth(index).click()
  await press('Send the offer')
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Kept on this device/)
  await press('OK')
  await unmount()
  return server
}

it('without a network an offer waits on the device, stands in the inbox, and is sent once', async () => {
  await offerWithoutNetwork()
  const { server } = await renderPart(<Inbox />, { locale: 'en', answers: answers() })
  await expect.element(page.getByText(/Daon Tea · .*10:00, 10:30/)).toBeVisible()
  const [entry] = await store.all()
  await flush(true)
  await flush(true)
  const sent = server.asked(post)
  expect(sent.map(({ headers, body }) => [headers.get('idempotency-key'), body])).toEqual([
    [entry?.id, { _fair: 'fair', _seller: 'seller', method: 'OFFLINE', slots: [startOf(0), startOf(1)], _product: null, message: null }],
  ])
  await expect.element(page.getByText(/Daon Tea ·/)).not.toBeInTheDocument()
})

/** Says when the schedule is there, as the form beside it is told in the same moment. */
const Known = () => useQuery(mySchedule('en', 'fair', 'seller')).isSuccess && <p>The schedule is known</p>

it('a form begins with how the last offer was to meet, and is not shown before that is known', async () => {
  const last = { matchings: [aMatching({ role: 'buyer', method: 'ONLINE' })], myTurn: 0, parts: noParts, unread: 0 }
  const { promise, resolve } = Promise.withResolvers<Response>()
  const form = (
    <>
      <OfferForm fair={fair} _seller="seller" />
      <Known />
    </>
  )
  await renderPart(form, { locale: 'en', answers: answers({ 'GET /api/v1/me/matchings': () => promise }) })
  await expect.element(page.getByText('The schedule is known')).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  resolve(json({ ...last, summary: { total: 1, limit: 1, skip: 0 } }))
  await expect.element(page.getByRole('radio', { name: 'Online (video)' })).toBeChecked()
})

it('an offer of a time that was taken meanwhile says which, and leads to the form again', async () => {
  await offerWithoutNetwork()
  const current = { free: [startOf(1), startOf(2)] }
  const taken = () => json({ message: 'That time was taken.', code: 'slotTaken', current }, 409)
  await renderPart(<Inbox />, { locale: 'en', answers: answers({ [post]: taken }) })
  await flush(true)
  await expect.element(page.getByText(/Taken meanwhile.*10:00$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Offer other times' })).toHaveAttribute('href', '/fairs/fair/matching?open=seller')
})

it('times that can be chosen stand first, the others are folded with what is in their way, and past ones are gone', async () => {
  const slots = aSchedule().slots
  const yesterday = Array.from(slots, (slot) => ({
    ...slot,
    startsAt: slot.startsAt.replace('2099', '2020'),
    endsAt: slot.endsAt.replace('2099', '2020'),
  }))
  const tomorrow = slots.map((slot) => ({
    ...slot,
    startsAt: slot.startsAt.replace('12-08', '12-09'),
    endsAt: slot.endsAt.replace('12-08', '12-09'),
  }))
  const schedule = { ...aSchedule(), slots: [...yesterday, ...slots, ...tomorrow] }
  await renderPart(<OfferForm fair={fair} _seller="seller" />, {
    locale: 'en',
    answers: answers({ 'GET /api/v1/me/schedules/{_fair}': { schedule } }),
  })
  await expect.element(page.getByRole('listbox')).toHaveLength(2)
  await expect.element(page.getByRole('option')).toHaveLength(10)
  const folded = page.getByRole('group').filter({ hasText: 'cannot be chosen' })
  await folded.getByText('6 times that cannot be chosen, and why').click()
  for (const words of [/12:30 – 13:00 Not possible for the other side/, /13:00 – 13:30 Your meeting/, /13:30 – 14:00 Blocked by you/])
    await expect.element(folded).toMatchTextContent(words)
})

it('days stand side by side where there is room, else one at a time, and arrows go from one to the other', async () => {
  const slots = aSchedule().slots
  const tomorrow = slots
    .slice(1)
    .map((slot) => ({ ...slot, startsAt: slot.startsAt.replace('12-08', '12-09'), endsAt: slot.endsAt.replace('12-08', '12-09') }))
  await renderPart(<OfferForm fair={fair} _seller="seller" />, {
    locale: 'en',
    answers: answers({ 'GET /api/v1/me/schedules/{_fair}': { schedule: { ...aSchedule(), slots: [...slots, ...tomorrow] } } }),
  })
  await expect.element(page.getByRole('listbox')).toHaveLength(2)
  await page.getByRole('option').first().click()
  await userEvent.keyboard('{ArrowRight}{ }')
  const second = page.getByRole('listbox').nth(1)
  // There is none at ten o'clock: the nearest after it.
  await expect.element(second.getByRole('option', { name: /10:30/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ }')
  await expect.element(page.getByRole('option', { selected: true })).toHaveLength(1)
  await page.viewport(360, 740)
  await expect.element(page.getByRole('listbox')).toHaveLength(1)
  await userEvent.keyboard('{ArrowLeft}{ }')
  await expect.element(page.getByRole('button', { name: /\(1\) ?1 chosen$/ }).first()).toHaveAttribute('aria-pressed', 'true')
})

it('a time that the seller has given to others can be waited for, by the method of the form, and given up', async () => {
  const wait = {
    _id: 'wait',
    fair: { _id: 'fair', title: 'Autumn fair', timeZone: 'Asia/Seoul' },
    seller: { _id: 'seller', name: 'Daon Tea' },
    startsAt: startOf(5),
    method: 'ONLINE' as const,
    toldAt: null,
  }
  let waits: (typeof wait)[] = []
  const waiting: Answers = {
    'GET /api/v1/me/slotWaits': () => json({ waits }),
    'POST /api/v1/me/slotWaits': () => {
      waits = [wait]
      return json({ wait })
    },
    'DELETE /api/v1/me/slotWaits/{_id}': () => {
      waits = []
      return new Response(null, { status: 204 })
    },
  }
  const { server } = await renderPart(<OfferForm fair={fair} _seller="seller" />, { locale: 'en', answers: answers(waiting) })
  await page.getByRole('radio', { name: 'Online (video)' }).click()
  await page.getByText('3 times that cannot be chosen, and why').click()
  await page.getByRole('button', { name: /^Tell me when it is free ?: / }).click()
  const stop = page.getByRole('button', { name: /^Waiting to be told · Stop ?: / })
  await expect.element(stop).toBeVisible()
  expect(server.asked('POST /api/v1/me/slotWaits').map(({ body }) => body)).toEqual([
    { _fair: 'fair', _seller: 'seller', startsAt: startOf(5), method: 'ONLINE' },
  ])
  await stop.click()
  await expect.element(page.getByRole('button', { name: /^Tell me when it is free ?: / })).toBeVisible()
})

it('the inbox lists what is waited for, and leads to the offer once it is free', async () => {
  const wait = {
    _id: 'wait',
    fair: { _id: 'fair', title: 'Autumn fair', timeZone: 'Asia/Seoul' },
    seller: { _id: 'seller', name: 'Daon Tea' },
    startsAt: startOf(5),
    method: 'ONLINE' as const,
    toldAt: startOf(0),
  }
  await renderPart(<Inbox />, { locale: 'en', answers: answers({ 'GET /api/v1/me/slotWaits': { waits: [wait] } }) })
  await expect.element(page.getByRole('heading', { name: 'Times you hear of once they are free' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Offer times ?: Daon Tea$/ }))
    .toHaveAttribute('href', '/fairs/fair/matching?open=seller')
})
