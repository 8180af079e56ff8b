import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { emptyFields } from '../../console/form/values.ts'
import { type ConsoleItem, resourceOf } from '../../console/resources.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, json } from '../../testing/server.ts'
import { SettingScreen } from './setting-screen.tsx'

const change = 'PUT /api/console/setting'
const at = '2026-11-01T00:00:00.000Z'
const setting = {
  ...emptyFields(resourceOf('setting').shapes.all),
  _id: '019a0000-0000-7000-8000-000000000001',
  createdAt: at,
  updatedAt: at,
  version: 4,
  isPublished: true,
  name: { ko: '이음새', en: 'Ieumsae' },
  tagline: { ko: '소개' },
  phone: '02-0100-0000',
} satisfies Record<string, unknown> as ConsoleItem

const show = (topic: string, put: Answers[typeof change] = () => json({ setting })) =>
  renderPart(<SettingScreen topic={topic} />, {
    path: `/setting/${topic}`,
    answers: {
      'GET /api/console/setting': () => json({ setting }),
      'GET /api/console/translations': () => json({ translations: [] }),
      [change]: put,
    },
  })
const topics = page.getByRole('navigation', { name: '설정의 주제' })

it('has the fields of a topic alone, and says what each one lacks', async () => {
  await show('firm')
  await expect.element(page.getByRole('textbox', { name: '이름, 한국어', exact: true })).toHaveValue('이음새')
  await expect.element(page.getByRole('textbox', { name: '대표전화' })).not.toBeInTheDocument()
  // No Chinese name, and a tagline in Korean alone.
  await expect.element(topics.getByRole('link', { name: '회사 정보 빈칸 5개 번역 3개' })).toHaveAttribute('aria-current', 'page')
  await expect.element(topics.getByRole('link', { name: '연락 방법 빈칸 2개' })).toHaveAttribute('href', '/setting/contact')
  await expect.element(topics.getByRole('link', { name: '상점', exact: true })).toBeInTheDocument()
})

it('saves over what somebody else has saved of another topic, and keeps both', async () => {
  const newer = { ...setting, tagline: { ko: '다른 소개' }, version: 5 }
  const { server } = await show('contact', ({ body, headers }) =>
    headers.get('if-match') === '"5"'
      ? json({ setting: { ...newer, ...(body as object), version: 6 } })
      : json({ code: 'stale', message: '', current: { setting: newer } }, 412),
  )
  await page.getByRole('textbox', { name: '대표전화' }).fill('02-0100-9999')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect.element(page.getByText('저장했습니다')).toBeVisible()
  await expect.element(page.getByText('다른 분이 먼저 저장하셨습니다')).not.toBeInTheDocument()
  expect(server.asked(change).map(({ body }) => body)).toEqual([{ phone: '02-0100-9999' }, { phone: '02-0100-9999' }])
})

it('marks the topic of fields that were refused', async () => {
  const refused = { code: 'invalid', message: '', issues: [{ path: 'email', message: '이메일 주소가 아닙니다.' }] }
  await show('contact', () => json(refused, 400))
  await page.getByRole('textbox', { name: '이메일' }).fill('x')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect.element(page.getByRole('textbox', { name: '이메일' })).toHaveFocus()
  await expect.element(topics.getByRole('link', { name: /연락 방법 고칠 것 1개/ })).toBeVisible()
})
