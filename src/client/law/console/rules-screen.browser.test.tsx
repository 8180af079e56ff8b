import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { ResponseState } from './response-state.tsx'
import { RulesScreen } from './rules-screen.tsx'

const _id = '019a0000-0000-7000-8000-000000000001'
const goal = { hours: 4, days: [1], opens: '09:00', closes: '18:00', closedOn: [] }

it('rules of assignment name who is passed by, and are saved with the goal as a whole', async () => {
  const sent: unknown[] = []
  const rules = [{ site: 'divorce', kind: null, locale: null, _assignees: [_id] }]
  await renderPart(<RulesScreen />, {
    answers: {
      'GET /api/console/forms/rules': () => json({ rules, goal, skipped: sent.length === 0 ? [{ rule: 0, name: '떠난 이' }] : [] }),
      'GET /api/console/forms/assignees': { names: [], summary: { total: 0, limit: 100, skip: 0 } },
      'PUT /api/console/forms/rules': ({ body }: Asked) => {
        sent.push(body)
        return json({ ...(body as object), skipped: [] })
      },
    },
  })
  await expect.element(page.getByText('배정 규칙 1: 떠난 이 님은 지금 상담을 맡을 수 없어 건너뜁니다.')).toBeVisible()
  await page.getByLabelText('언어(‘없음’이면 모두)').selectOptions('cn')
  await page.getByLabelText('근무 끝').fill('17:00')
  await page.getByRole('button', { name: '저장' }).click()
  await expect.element(page.getByText('저장했습니다')).toBeVisible()
  expect(sent).toEqual([{ rules: [{ ...rules[0], locale: 'cn' }], goal: { ...goal, closes: '17:00' } }])
  await expect.element(page.getByText('건너뜁니다')).not.toBeInTheDocument()
})

it('a request says how its goal stands', async () => {
  const item = { _id, createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z', version: 1, isPublished: true }
  const waiting = { ...item, stage: 'received', goalAt: '2026-11-01T05:00:00.000Z', contactedAt: null, responseMinutes: null }
  await renderPart(
    <>
      <ResponseState item={waiting} />
      <ResponseState item={{ ...waiting, stage: 'contacted', contactedAt: '2026-11-01T02:10:00.000Z', responseMinutes: 130 }} />
      <ResponseState item={{ ...waiting, stage: 'contacted', contactedAt: '2026-11-02T02:10:00.000Z', responseMinutes: 45 }} />
    </>,
    { answers: {} },
  )
  await expect.element(page.getByText(/^목표 지남: .*전$/)).toBeVisible()
  await expect.element(page.getByText('2시간 10분 만에 연락', { exact: true })).toBeVisible()
  await expect.element(page.getByText('45분 만에 연락 (목표 지남)')).toBeVisible()
})
