import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { PublicQuestions } from './public-questions.tsx'

const aQuestion = (number: number, change: object = {}) => ({
  _id: `question ${number}`,
  createdAt: '2026-11-20T01:00:00.000Z',
  title: `Question ${number}`,
  content: 'May samples be sent ahead?',
  isPublic: true,
  status: 'answered' as const,
  answers: [{ content: 'Yes, to the desk.', answeredAt: '2026-11-21T01:00:00.000Z' }],
  author: '김**',
  isOwn: false,
  ...change,
})

it('others’ questions open to their answers, in pages and by words, with no more of a name than its first letter', async () => {
  const questions = [aQuestion(1), aQuestion(2, { isOwn: true, status: 'unanswered', answers: [] })]
  const { server } = await renderPart(<PublicQuestions />, {
    locale: 'en',
    path: '/?type=public&q=samples&page=2',
    answers: { 'GET /api/v1/center/questions': { questions, summary: { total: 30, limit: 12, skip: 12 } } },
  })
  await expect.element(page.getByText('Question 1')).toBeVisible()
  expect([...(server.asked('GET /api/v1/center/questions')[0]?.query ?? [])]).toEqual(
    expect.arrayContaining([
      ['q', 'samples'],
      ['site', 'firm'],
    ]) as unknown,
  )
  await expect.element(page.getByText('Yes, to the desk.')).not.toBeVisible()
  await page.getByText('Question 1').click()
  await expect.element(page.getByText('Yes, to the desk.')).toBeVisible()
  await expect.element(page.getByText(/김\*\*/)).toBeVisible()
  await expect.element(page.getByText(/My questions/)).toBeVisible()
  await expect.element(page.getByRole('navigation').getByRole('link', { name: '3' })).toBeVisible()
})
