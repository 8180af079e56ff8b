import { consoleScopes } from '#contract/call.ts'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { LevelsScreen } from './levels-screen.tsx'

const list = 'GET /api/console/levels'
const change = 'PUT /api/console/levels/{_id}'
const level = (index: number, name: string, scopes: readonly string[], version = 3) => ({
  _id: `019a0000-0000-7000-8000-00000000000${index}`,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version,
  isPublished: true,
  name,
  scopes,
})
const pageOf = (...levels: object[]) => json({ levels, summary: { total: levels.length, limit: 20, skip: 0 } })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

it('saves what is ticked over the version that was read, adds what others saved meanwhile, and never offers more than one may do', async () => {
  const scopes = ['console', 'console:members', 'console:content']
  setTokens({ accessToken: `x.${btoa(JSON.stringify({ sub: 'a', scopes }))}.x`, refreshToken: 'a' })
  onTestFinished(() => setTokens(undefined))
  const administrator = level(2, '관리자', ['console', ...consoleScopes])
  let editors = level(1, '편집자', ['console'])
  const { server } = await renderPart(<LevelsScreen search={{}} onSearch={() => undefined} />, {
    answers: {
      [list]: () => pageOf(editors, administrator),
      [change]: () => {
        editors = level(1, '편집자', ['console', 'console:members'], 4)
        return json({ message: '먼저 저장', code: 'stale', current: { level: editors } }, 412)
      },
    },
  })
  await expect.element(box('편집자: 콘솔 들어가기')).toBeChecked()
  await expect.element(box('편집자: 설정')).toBeDisabled()
  await expect.element(box('관리자: 콘텐츠')).toBeDisabled()
  box('편집자: 콘텐츠').element().focus()
  await userEvent.keyboard(' ')
  await page.getByRole('button', { name: '저장' }).click()
  await expect.element(page.getByText('다른 분이 먼저 저장하셨습니다')).toBeVisible()
  await expect.element(box('편집자: 회원')).toBeChecked()
  await expect.element(box('편집자: 콘텐츠')).toBeChecked()
  server.answer({
    [change]: ({ body }: Asked) => {
      editors = level(1, '편집자', (body as { scopes: string[] }).scopes, 5)
      return json({ level: editors })
    },
  })
  await page.getByRole('button', { name: '저장' }).click()
  await expect.element(page.getByText('저장했습니다')).toBeVisible()
  await expect.element(page.getByText('다른 분이 먼저 저장하셨습니다')).not.toBeInTheDocument()
  const sent = server.asked(change).map(({ body, headers }) => [body, headers.get('if-match')])
  expect(sent).toEqual([
    [{ scopes: ['console', 'console:content'] }, '"3"'],
    [{ scopes: ['console', 'console:content', 'console:members'] }, '"4"'],
  ])
})
