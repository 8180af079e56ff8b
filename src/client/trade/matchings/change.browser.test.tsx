import type { Matching } from '#contract/trade/matchings.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, json } from '../../testing/server.ts'
import { aMatching, aSchedule, noParts, startOf } from '../../testing/trade.ts'
import { Inbox } from './inbox.tsx'

const put = 'PUT /api/v1/me/matchings/{_id}'
const products = 'GET /api/v1/fairs/{_fair}/products'
const aProduct = (_id: string, name: string) => ({ _id, name })

const answersWith = (matching: Matching, more: Answers = {}): Answers => ({
  'GET /api/v1/me/matchings': { matchings: [matching], myTurn: 0, parts: noParts, unread: 0, summary: { total: 1, limit: 12, skip: 0 } },
  'GET /api/v1/me/matchings/{_id}/schedules': { schedule: aSchedule() },
  'GET /api/v1/me/notifications': { notifications: [], unread: 0, summary: { total: 0, limit: 20, skip: 0 } },
  [products]: () =>
    json({ products: [aProduct('product', '유자차'), aProduct('other', '모과차')], summary: { total: 2, limit: 100, skip: 0 } }),
  [put]: { matching },
  ...more,
})

const asBuyer: Partial<Matching> = { role: 'buyer', awaits: 'seller', actions: ['change', 'cancel'] }
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const openChange = () => page.getByRole('button', { name: /^Change ?:/ }).click()

it('an offer that nobody has answered is changed in its times, method, product and message, and sends what is new alone', async () => {
  const { server } = await renderPart(<Inbox />, { locale: 'en', answers: answersWith(aMatching(asBuyer)) })
  await openChange()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox')).toHaveValue('만나 뵙고 싶습니다')
  await expect.element(dialog.getByRole('combobox')).toHaveValue('product')
  await expect.element(dialog.getByText('up to 20, 4 now')).toBeVisible()
  // Nothing was changed: there is nothing to be sent, and nothing to ask.
  await press('Change')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.asked(put)).toEqual([])

  await openChange()
  await page
    .getByRole('option', { name: /10:00 – 10:30/ })
    .getByText('Chosen')
    .click()
  await page.getByRole('radio', { name: 'Online (video)' }).click()
  await dialog.getByRole('combobox').selectOptions('other')
  await dialog.getByRole('textbox').fill('모과차를 보고 싶습니다')
  await press('Change')
  await press('OK')
  await expect.element(page.getByText('The meeting was changed')).toBeVisible()
  expect(server.asked(put).map(({ body }) => body)).toEqual([
    { action: 'change', slots: [1, 2, 3].map(startOf), method: 'ONLINE', _product: 'other', message: '모과차를 보고 싶습니다' },
  ])
})

it('an agreed meeting is changed in its product and message alone', async () => {
  const agreed = aMatching({ ...asBuyer, state: 'confirmed', awaits: null, slots: [], startsAt: startOf(6), endsAt: startOf(7) })
  const { server } = await renderPart(<Inbox />, { locale: 'en', answers: answersWith(agreed) })
  await openChange()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/can be changed by “Propose a change”/)).toBeVisible()
  await expect.element(dialog.getByRole('listbox')).not.toBeInTheDocument()
  await dialog.getByRole('textbox').fill('')
  await dialog.getByRole('combobox').selectOptions('')
  await press('Change')
  await press('OK')
  await expect.poll(() => server.asked(put).map(({ body }) => body)).toEqual([{ action: 'change', _product: null, message: null }])
})

it('another method is proposed for the same time, and is said to whoever agrees to it', async () => {
  const agreed = aMatching({ state: 'confirmed', awaits: null, slots: [], startsAt: startOf(6), endsAt: startOf(7) })
  const first = await renderPart(<Inbox />, { locale: 'en', answers: answersWith({ ...agreed, actions: ['propose', 'cancel'] }) })
  await page.getByRole('button', { name: /^Propose a change ?:/ }).click()
  const own = page.getByRole('option', { name: /13:00 – 13:30/ })
  // With the method that it has it is no other time.
  await expect.element(page.getByRole('option', { name: /10:00 – 10:30/ })).toBeVisible()
  await expect.element(own).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Online (video)' }).click()
  await own.getByText('Your meeting').click()
  await press('Propose a change')
  await press('OK')
  await expect
    .poll(() => first.server.asked(put).map(({ body }) => body))
    .toEqual([{ action: 'propose', slots: [startOf(6)], method: 'ONLINE' }])
  await first.unmount()

  const slots = [{ startsAt: startOf(6), endsAt: startOf(7), state: 'proposed' as const }]
  const proposed = { ...agreed, state: 'rescheduling', awaits: 'seller', proposedBy: 'buyer', proposedMethod: 'ONLINE', slots } as const
  await renderPart(<Inbox />, { locale: 'en', answers: answersWith({ ...proposed, slots: [...slots], actions: ['agree', 'refuse'] }) })
  await expect.element(page.getByText('· Online (video)')).toBeVisible()
  await page.getByRole('button', { name: /^Choose the new time ?:/ }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/At the fair.* → Online \(video\)/)
})
