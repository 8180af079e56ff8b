import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Answer } from '#contract/index.ts'
import { type Api, expect, expectNoSidewaysScroll, scrollThrough, test } from './fixtures.ts'
import {
  expectHead,
  expectHeadingsInOrder,
  expectLargeTargets,
  expectNoViolations,
  nodesOf,
  openWithPictures,
  structuredData,
} from './page-checks.ts'
import { languages } from './words.ts'

type Lawyer = Answer<'GET /api/v1/lawyers'>['lawyers'][number]

const noId = '00000000-0000-7000-8000-000000000000'

const people = async (api: Api, type: Lawyer['type']) =>
  (await api.read('GET /api/v1/lawyers', `/api/v1/lawyers?site=divorce&type=${type}`, { limit: '100' })).lawyers
const worksOf = async (api: Api, { _id }: Lawyer) => ({
  successes: (await api.read('GET /api/v1/success', `/api/v1/success?site=divorce&_lawyer=${_id}`, { limit: '6' })).successes,
  insights: (await api.read('GET /api/v1/insights', `/api/v1/insights?site=divorce&_lawyer=${_id}`, { limit: '6' })).insights,
})
const firstOf = (found: readonly Lawyer[], wanted: (lawyer: Lawyer) => boolean = () => true): Lawyer => {
  const lawyer = found.find(wanted)
  if (lawyer === undefined) throw new Error('nobody')
  return lawyer
}

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const toPeople = (page: Page): Locator => page.getByRole('main').locator('a[href^="/member/"]:not(nav a)')
const hrefs = (links: Locator) => links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))
/** A part of a page by its heading. */
const part = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

for (const language of languages)
  test.describe(`in ${language.locale}`, () => {
    test.use({ language })
    const { t } = language

    test('the list of lawyers names all of them, the representative first', async ({ page, api }) => {
      const lawyers = await people(api, 'LAWYER')
      const sorted = [...lawyers.filter(({ isRepresentative }) => isRepresentative), ...lawyers.filter((one) => !one.isRepresentative)]
      await openWithPictures(page, '/member/lawyer')
      await expectHead(page, language, '/member/lawyer')
      await expect(page).toHaveTitle(`${t('변호사')} | ${t('법무법인 이음새')}`)
      await expect(heading(page)).toHaveText(t('변호사'))
      expect(await hrefs(toPeople(page))).toEqual(sorted.map(({ _id }) => `/member/${_id}`))
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(sorted[0]?.name ?? 'missing')
      await expect(page.getByRole('main')).toContainText(sorted[0]?.intro ?? 'missing')
      for (const [index, { name, job }] of sorted.slice(1).entries()) {
        await expect(toPeople(page).nth(index + 1)).toContainText(name)
        await expect(toPeople(page).nth(index + 1)).toContainText(job)
      }
    })

    test('the list of advisory members names all of them', async ({ page, api }) => {
      const members = await people(api, 'ADVISORY')
      expect(members.length).toBeGreaterThan(0)
      await openWithPictures(page, '/member/advisory')
      await expectHead(page, language, '/member/advisory')
      await expect(heading(page)).toHaveText(t('고문·자문위원'))
      expect(await hrefs(toPeople(page))).toEqual(members.map(({ _id }) => `/member/${_id}`))
      for (const { name, job, intro } of members)
        for (const text of [name, job, intro]) await expect(page.getByRole('main')).toContainText(text)
    })

    test('a lawyer’s page says who it is', async ({ page, api }) => {
      const lawyers = await people(api, 'LAWYER')
      const lawyer = firstOf(lawyers, ({ isRepresentative }) => isRepresentative)
      const { _id, name, job, intro, career } = lawyer
      const main = page.getByRole('main')
      await openWithPictures(page, `/member/${_id}`)
      await expect(page).toHaveTitle(`${t('{name} {job}', { name, job })} | ${t('법무법인 이음새')}`)
      await expect(heading(page)).toHaveText(name)
      await expect(main.getByRole('img').first()).toHaveAttribute('alt', t('{name} {job}', { name, job }))
      await expect(main).toContainText(intro)
      await expectHead(page, language, `/member/${_id}`)
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        new RegExp(`/og/lawyer/${_id}\\.png\\?lang=${language.locale}$`),
      )

      await test.step('shows the career, its main lines first and strong', async () => {
        const sorted = [...career.filter(({ isMain }) => isMain), ...career.filter(({ isMain }) => !isMain)]
        const list = main.getByRole('list').filter({ hasText: sorted[0]?.txt ?? 'missing' })
        await expect(list.getByRole('listitem')).toHaveText(sorted.map(({ txt }) => txt))
        await expect(list.getByRole('strong')).toHaveText(career.filter(({ isMain }) => isMain).map(({ txt }) => txt))
      })
      await test.step('shows what came of the work', async () => {
        const { successes, insights } = await worksOf(api, lawyer)
        expect(successes.length).toBeGreaterThan(0)
        expect(insights.length).toBeGreaterThan(0)
        expect(await hrefs(part(page, t('담당한 사례')).getByRole('link'))).toEqual(successes.map((story) => `/story/${story._id}`))
        await expect(part(page, t('담당한 사례'))).toContainText(
          t('사건의 결과는 사안에 따라 다를 수 있으며, 같은 결과를 약속하지 않습니다.'),
        )
        const links = part(page, t('관련 글과 영상')).getByRole('link')
        for (const [index, { subject }] of insights.entries()) await expect(links.nth(index)).toContainText(subject)
      })
      await test.step('tells search engines who it is', async () => {
        const [person] = nodesOf(await structuredData(page), 'Person')
        expect(person).toMatchObject({ name, jobTitle: job })
        expect(person?.['worksFor']).toEqual({ '@id': `${new URL(page.url()).origin}/#firm` })
      })
    })
  })

test('from the list to a lawyer and back to the same place', async ({ page, api }) => {
  const last = (await people(api, 'LAWYER')).findLast(({ isRepresentative }) => !isRepresentative)
  await openWithPictures(page, '/member/lawyer')
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
  test(`a consultation asked for on a lawyer’s page is for that lawyer, ${width} px wide`, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 800 })
    const { _id, name } = firstOf(await people(api, 'LAWYER'), ({ isRepresentative }) => !isRepresentative)
    const dialog = page.getByRole('dialog', { name: '상담 문의', exact: true })
    const content = `상담을 부탁드립니다. ${randomUUID()}`
    await openWithPictures(page, `/member/${_id}`)
    await page.getByRole('main').getByRole('button', { name: '상담 문의' }).click()
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
  })

test('who asks an advisory member asks no lawyer in particular', async ({ page, api }) => {
  const { _id, name } = firstOf(await people(api, 'ADVISORY'))
  await openWithPictures(page, `/member/${_id}`)
  await expect(heading(page)).toHaveText(name)
  await page.getByRole('main').getByRole('button', { name: '상담 문의' }).click()
  const dialog = page.getByRole('dialog', { name: '상담 문의', exact: true })
  await expect(dialog.getByLabel('성함')).toBeVisible()
  await expect(dialog.getByText('변호사에게 상담을 신청합니다.')).toHaveCount(0)
})

for (const path of [`/member/${noId}`, '/member/not-an-id'])
  test(`${path} is a helpful 404`, async ({ page, watch }) => {
    watch.allow(/status of 404/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toHaveText('찾으시는 화면이 없습니다')
    await expect(page.getByRole('main').getByRole('link', { name: '처음으로' })).toBeVisible()
  })

test('what could not be loaded says so, and tries again; the rest of the page is there', async ({ page, watch, api }) => {
  watch.allow(/status of 500|잠시 후 다시 시도해 주십시오/)
  const { _id, name } = firstOf(await people(api, 'LAWYER'), ({ isRepresentative }) => isRepresentative)
  await openWithPictures(page, '/member/lawyer')
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ watch }) => watch.allow(/\/assets\/.*\.js: csp$/))

  test('lawyers are found and introduced', async ({ page }) => {
    await page.goto('/member/lawyer')
    await toPeople(page).nth(3).click()
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { name: '경력' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: '상담 문의' })).toBeHidden()
  })
})

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const)
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('no screen has violations, or can be moved sideways', async ({ page, api }) => {
      test.slow()
      const lawyer = firstOf(await people(api, 'LAWYER'))
      const adviser = firstOf(await people(api, 'ADVISORY'))
      for (const path of ['/member/lawyer', '/member/advisory', `/member/${lawyer._id}`, `/member/${adviser._id}`])
        await test.step(path, async () => {
          await openWithPictures(page, path)
          await scrollThrough(page)
          await expectNoSidewaysScroll(page)
          await expectNoViolations(page)
          await expectHeadingsInOrder(page)
          await expectLargeTargets(page)
        })
    })
  })
