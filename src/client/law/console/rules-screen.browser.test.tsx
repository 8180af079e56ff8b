import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { ResponseState } from './response-state.tsx'
import { RulesScreen } from './rules-screen.tsx'

const _id = '019a0000-0000-7000-8000-000000000001'
/** A rule is a row that opens. */
const openRule = () =>
  page
    .getByRole('group', { name: '배정 규칙', exact: true })
    .getByRole('button', { name: /이혼·가사/ })
    .click()
const goal = { hours: 4, days: [1], opens: '09:00', closes: '18:00', closedOn: [] }

it('rules of assignment name who is passed by, and are saved with the goal as a whole', async () => {
  const sent: unknown[] = []
  const rules = [{ site: 'divorce', kind: null, locale: null, _assignees: [_id] }]
  await renderPart(<RulesScreen />, {
    answers: {
      'GET /api/console/forms/rules': () =>
        json({ rules, goal, version: 'first', skipped: sent.length === 0 ? [{ rule: 0, name: '떠난 이' }] : [] }),
      'GET /api/console/forms/assignees': { names: [], summary: { total: 0, limit: 100, skip: 0 } },
      'PUT /api/console/forms/rules': ({ body }: Asked) => {
        sent.push(body)
        return json({ ...(body as object), version: 'second', skipped: [] })
      },
    },
  })
  await expect.element(page.getByText('배정 규칙 1: 떠난 이 님은 지금 상담을 맡을 수 없어 건너뜁니다.')).toBeVisible()
  await openRule()
  await page.getByLabelText('언어(‘없음’이면 모두)').selectOptions('cn')
  await page.getByLabelText('근무 끝').fill('17:00')
  await page.getByRole('button', { name: '저장' }).click()
  await expect.element(page.getByText('저장했습니다')).toBeVisible()
  expect(sent).toEqual([{ rules: [{ ...rules[0], locale: 'cn' }], goal: { ...goal, closes: '17:00' } }])
  await expect.element(page.getByText('건너뜁니다')).not.toBeInTheDocument()
})

it('rules that somebody else has saved meanwhile are joined with what was changed here, and chosen where both have changed them', async () => {
  const put = 'PUT /api/console/forms/rules'
  const rule = { site: 'divorce', kind: null, locale: null, _assignees: [_id] }
  const given = { rules: [rule], goal, version: 'first', skipped: [] }
  const theirs = { ...given, rules: [{ ...rule, locale: 'en' }], goal: { ...goal, opens: '08:00' }, version: 'second' }
  const { server } = await renderPart(<RulesScreen />, {
    answers: {
      'GET /api/console/forms/rules': () => json(given),
      'GET /api/console/forms/assignees': { names: [{ _id, name: '김상담' }], summary: { total: 1, limit: 100, skip: 0 } },
      [put]: () => json({ message: '먼저 저장', code: 'stale', current: theirs }, 412),
    },
  })
  const language = page.getByLabelText('언어(‘없음’이면 모두)')
  await openRule()
  await language.selectOptions('cn')
  await page.getByLabelText('근무 끝').fill('17:00')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect.element(page.getByText('다른 분이 먼저 저장하셨습니다')).toBeVisible()
  await expect.element(page.getByText('1. 이혼·가사 · English → 김상담')).toBeVisible()
  await expect.element(page.getByLabelText('근무 시작')).toHaveValue('08:00')
  await expect.element(language).toHaveValue('cn')
  await page.getByRole('button', { name: '저장된 것으로' }).click()
  await expect.element(language).toHaveValue('en')
  server.answer({ [put]: ({ body }: Asked) => json({ ...(body as object), version: 'third', skipped: [] }) })
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect.element(page.getByText('저장했습니다')).toBeVisible()
  const sent = server.asked(put).map(({ body, headers }) => [body, headers.get('if-match')])
  expect(sent).toEqual([
    [{ rules: [{ ...rule, locale: 'cn' }], goal: { ...goal, closes: '17:00' } }, '"first"'],
    [{ rules: theirs.rules, goal: { ...goal, opens: '08:00', closes: '17:00' } }, '"second"'],
  ])
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
  await expect.element(page.getByText(/^응답 목표 .+ 늦음$/)).toBeVisible()
  await expect.element(page.getByText('2시간 10분 만에 연락', { exact: true })).toBeVisible()
  await expect.element(page.getByText('45분 만에 연락 (목표 지남)')).toBeVisible()
})
