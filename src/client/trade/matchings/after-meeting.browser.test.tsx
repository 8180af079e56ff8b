import type { Matching } from '#contract/trade/matchings.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { aMatching, startOf } from '../../testing/trade.ts'
import { AfterMeeting } from './after-meeting.tsx'
import { MatchingCard } from './matching-card.tsx'

const put = 'PUT /api/v1/me/matchings/{_id}/outcome'
const after: Partial<Matching> = {
  state: 'disputed',
  awaits: 'staff',
  actions: [],
  slots: [],
  marks: { buyer: 'met', seller: 'missed' },
  startsAt: startOf(0),
  endsAt: startOf(1),
  tableNumber: 3,
  canReport: true,
}
const outcome = { interest: 'some', amount: 5_000_000, nextStep: 'samples', note: null, rating: 4, comment: null } as const
const press = (name: RegExp | string) => page.getByRole('button', { name }).click()

it('after a meeting its card says what both sides have told, and takes what came of it', async () => {
  const saved = { outcome: { ...outcome, updatedAt: startOf(2) } }
  const card = <MatchingCard matching={aMatching(after)} onAction={() => undefined} onMessages={() => undefined} />
  const { server } = await renderPart(card, { locale: 'en', answers: { [put]: saved } })
  await expect.element(page.getByRole('article')).toMatchTextContent(/You told.*Did not meet.*The other side told.*Met/s)
  await expect.element(page.getByRole('article')).toMatchTextContent(/do not agree/)
  await press(/^Write the outcome/)
  await page.getByLabelText('Interest').selectOptions('Some')
  await page.getByLabelText('Next step').selectOptions('Send samples')
  await page.getByLabelText('Expected amount (KRW)').fill('five')
  await press('Save')
  await expect.element(page.getByRole('alertdialog', { name: 'Please write the amount in digits' })).toBeVisible()
  await press('OK')
  await expect.element(page.getByLabelText('Expected amount (KRW)')).toHaveAttribute('aria-invalid', 'true')
  expect(server.asked(put)).toHaveLength(0)
  await page.getByLabelText('Expected amount (KRW)').fill('5,000,000')
  await page.getByLabelText('4/5').click()
  await press('Save')
  await expect.element(page.getByRole('alertdialog', { name: 'Saved' })).toBeVisible()
  expect(server.asked(put).map(({ body }) => body)).toEqual([outcome])
})

it('where one comes from the meeting the outcome is asked for at once', async () => {
  await renderPart(<AfterMeeting matching={aMatching(after)} isAsked />, { locale: 'en' })
  await expect.element(page.getByLabelText('Interest')).toBeVisible()
})

it('... and not once more where it is written', async () => {
  const written = aMatching({ ...after, outcome: { ...outcome, updatedAt: startOf(2) } })
  await renderPart(<AfterMeeting matching={written} isAsked />, { locale: 'en' })
  await expect.element(page.getByText('Send samples')).toBeVisible()
  await expect.element(page.getByLabelText('Interest')).not.toBeInTheDocument()
})

it('what is written already is read in the card, and there is nothing before the meeting but its file', async () => {
  const written = { ...outcome, note: '다음 주에 견본', updatedAt: startOf(2) }
  await renderPart(
    <MatchingCard matching={aMatching({ ...after, outcome: written })} onAction={() => undefined} onMessages={() => undefined} />,
    { locale: 'en' },
  )
  await expect.element(page.getByRole('article')).toMatchTextContent(/Some.*₩5,000,000.*Send samples.*다음 주에 견본/s)
  await expect.element(page.getByRole('button', { name: /^Change the outcome/ })).toBeVisible()
  const before: Partial<Matching> = { ...after, state: 'confirmed', awaits: null, marks: { buyer: null, seller: null }, canReport: false }
  await renderPart(<MatchingCard matching={aMatching(before)} onAction={() => undefined} onMessages={() => undefined} />, { locale: 'en' })
  await expect.element(page.getByRole('button', { name: /^Add to calendar/ })).toBeVisible()
})
