import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Answer } from '#contract/api.ts'
import { type Api, expect, openBeforeApp, test } from '../fixtures.ts'
import { openPage } from '../page-checks.ts'

type Lawyer = Answer<'GET /api/v1/lawyers'>['lawyers'][number]

const people = async (api: Api, type: Lawyer['type']) =>
  (await api.read('GET /api/v1/lawyers', `/api/v1/lawyers?site=divorce&type=${type}`, { limit: '100' })).lawyers
const firstOf = (found: readonly Lawyer[], wanted: (lawyer: Lawyer) => boolean = () => true): Lawyer => {
  const lawyer = found.find(wanted)
  if (lawyer === undefined) throw new Error('nobody')
  return lawyer
}

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const toPeople = (page: Page): Locator => page.getByRole('main').locator('a[href^="/member/"]:not(nav a)')
/** A part of a page by its heading. */
const part = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

test('from the list to a lawyer and back to the same place', async ({ page, api }) => {
  const last = (await people(api, 'LAWYER')).findLast(({ isRepresentative }) => !isRepresentative)
  await openPage(page, '/member/lawyer')
  const link = toPeople(page).last()
  await link.hover()
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(`/member/${last?._id}`)
  await expect(heading(page)).toHaveText(last?.name ?? 'missing')
  await page.goBack()
  await expect(heading(page)).toHaveText('변호사')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1)
})

for (const width of [360, 1280])
  test(
    `a consultation asked for on a lawyer’s page before the app is there is for that lawyer, ${width} px wide`,
    { tag: width === 360 ? [] : ['@all'] },
    async ({ page, api }) => {
      await page.setViewportSize({ width, height: 800 })
      const { _id, name } = firstOf(await people(api, 'LAWYER'), ({ isRepresentative }) => !isRepresentative)
      const dialog = page.getByRole('dialog', { name: '상담 문의', exact: true })
      const content = `상담을 부탁드립니다. ${randomUUID()}`
      const come = await openBeforeApp(page, `/member/${_id}`)
      await page.getByRole('main').getByRole('button', { name: '상담 문의' }).click()
      come()
      await expect(dialog.getByText(`${name} 변호사에게 상담을 신청합니다.`)).toBeVisible()
      await expect(dialog.getByRole('table')).toBeVisible()
      await dialog.getByLabel('성함').fill('김하늘')
      await dialog.getByLabel('연락처').fill('01012345678')
      await dialog.getByLabel('문의내용').fill(content)
      await dialog.getByRole('checkbox', { name: '개인정보 수집과 이용에 동의합니다.' }).check()
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/forms'))
      await dialog.getByRole('button', { name: '상담 신청하기' }).click()
      expect((await sent).postDataJSON()).toMatchObject({ _lawyer: _id, content })
      await expect(page.getByRole('alertdialog', { name: '고객상담신청이 완료되었습니다' })).toBeVisible()
      const [stored] = await api.consultations(content)
      expect(stored?._lawyer).toBe(_id)
    },
  )

test('who asks an advisory member asks no lawyer in particular', { tag: '@all' }, async ({ page, api }) => {
  const { _id, name } = firstOf(await people(api, 'ADVISORY'))
  await openPage(page, `/member/${_id}`)
  await expect(heading(page)).toHaveText(name)
  await page.getByRole('main').getByRole('button', { name: '상담 문의' }).click()
  const dialog = page.getByRole('dialog', { name: '상담 문의', exact: true })
  await expect(dialog.getByLabel('성함')).toBeVisible()
  await expect(dialog.getByText('변호사에게 상담을 신청합니다.')).toHaveCount(0)
})

test('what could not be loaded says so, and tries again; the rest of the page is there', { tag: '@all' }, async ({ page, watch, api }) => {
  watch.allow(/status of 500|잠시 후 다시 시도해 주십시오/)
  const { _id, name } = firstOf(await people(api, 'LAWYER'), ({ isRepresentative }) => isRepresentative)
  await openPage(page, '/member/lawyer')
  await page.route('**/api/v1/success?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: '잠시 후 다시 시도해 주십시오.' } }),
  )
  await page.getByRole('main').getByRole('link', { name: '소개 더 보기' }).click()
  await expect(heading(page)).toHaveText(name)
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('잠시 후 다시 시도해 주십시오.')
  await alert.getByRole('button', { name: '확인' }).click()
  await expect(part(page, '담당한 사례').getByText('사례를 불러오지 못했습니다.')).toBeVisible()
  await page.unroute('**/api/v1/success?*')
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(part(page, '담당한 사례').getByRole('link').first()).toBeVisible()
  await expect(page).toHaveURL(`/member/${_id}`)
})
