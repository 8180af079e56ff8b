import type { OwnSurvey } from '#contract/trade/surveys.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json, refuse } from '../../testing/server.ts'
import { FairSurvey } from './fair-survey.tsx'

const [get, put] = ['GET /api/v1/me/fairs/{_fair}/survey', 'PUT /api/v1/me/fairs/{_fair}/survey'] as const
const _fair = '019a0000-0000-7000-8000-000000000001'
const own: OwnSurvey = { fair: { _id: _fair, title: 'Autumn fair' }, state: 'open', survey: null }
const answered = {
  overall: 4,
  meetings: null,
  organisation: 5,
  comesAgain: true,
  comment: 'More signs',
  updatedAt: '2126-12-10T00:00:00.000Z',
}

it('says beside each question that it needs an answer, and sends what was chosen', async () => {
  const { server } = await renderPart(<FairSurvey _fair={_fair} />, {
    locale: 'en',
    answers: { [get]: own, [put]: { ...own, survey: answered } },
  })
  await expect.element(page.getByText('Autumn fair')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  const needed = page.getByRole('alert')
  await expect.poll(() => needed.elements().length).toBe(4)
  expect(server.asked(put)).toEqual([])
  const choose = (question: RegExp, answer: string) =>
    page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).click()
  await choose(/How was the fair/, '4/5')
  await choose(/meetings/, 'Had no meeting')
  await choose(/organisation/, '5/5')
  await page.getByRole('button', { name: 'Save' }).click()
  // One is missing still: it alone says so, and is where one goes on.
  await expect.poll(() => needed.elements().length).toBe(1)
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toHaveFocus()
  await choose(/come again/, 'Yes')
  await page.getByRole('textbox').fill('  More signs ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/saved/i)
  const { updatedAt: _at, ...body } = answered
  expect(server.asked(put).map((asked) => asked.body)).toEqual([body])
})

it('shows what was answered before, and alerts what the server refuses', async () => {
  await renderPart(<FairSurvey _fair={_fair} />, {
    locale: 'en',
    answers: { [get]: { ...own, survey: answered }, [put]: refuse(409, 'The fair is closed.', 'fairClosed') },
  })
  await expect.element(page.getByRole('group', { name: /meetings/ }).getByRole('radio', { name: 'Had no meeting' })).toBeChecked()
  await expect.element(page.getByRole('textbox')).toHaveValue('More signs')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'The fair is closed.' })).toBeVisible()
})

it('says when it begins, that it is over, and whose it is', async () => {
  const { unmount } = await renderPart(<FairSurvey _fair={_fair} />, { answers: { [get]: { ...own, state: 'early' } } })
  await expect.element(page.getByText('상담회가 시작한 뒤에 답하실 수 있습니다.')).toBeVisible()
  await unmount()
  const closed = await renderPart(<FairSurvey _fair={_fair} />, { answers: { [get]: { ...own, state: 'closed', survey: answered } } })
  await expect.element(page.getByText('상담회를 마감해 설문이 끝났습니다.')).toBeVisible()
  await expect.element(page.getByText('More signs')).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
  await closed.unmount()
  await renderPart(<FairSurvey _fair={_fair} />, { answers: { [get]: () => json({ message: '없음', code: 'notFound' }, 404) } })
  await expect.element(page.getByText('참가가 승인된 기업만 답하실 수 있습니다.')).toBeVisible()
})
