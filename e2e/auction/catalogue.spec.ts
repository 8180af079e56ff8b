import { expectNoViolations } from '../axe.ts'
import { type Api, expect, expectNoSidewaysScroll, frameHydrated, test } from '../fixtures.ts'

const text = (ko: string) => ({ ko })

/** Hangs two works in a sale that runs. @returns what the sale is called */
async function hang(api: Api): Promise<string> {
  const title = `밤바다 경매 ${Date.now()}`
  const { shopProducts } = await api.read('GET /api/v1/shop/products', '/api/v1/shop/products?limit=20')
  const picture = shopProducts.find(({ thumb }) => thumb !== null)?.thumb
  const { author } = await api.staff('POST /api/console/auction/authors', '/api/console/auction/authors', {
    name: text('문해린'),
    intro: text('<p>바다를 그립니다.</p>'),
    born: null,
    died: null,
    place: null,
    portrait: null,
  })
  const [opensAt, closesAt] = [-1, 2].map((days) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString())
  const { program } = await api.staff('POST /api/console/auction/programs', '/api/console/auction/programs', {
    title: text(title),
    intro: text('<p>소개</p>'),
    venue: text('제1경매장'),
    terms: text('약관'),
    opensAt: String(opensAt),
    closesAt: String(closesAt),
    premium: [{ from: 0, percent: 15 }],
    hall: 'main',
    previewFrom: null,
    previewTo: null,
    increments: [],
    cover: null,
    images: [],
  })
  for (const lot of ['1', '2'])
    await api.staff('POST /api/console/auction/works', '/api/console/auction/works', {
      _program: program._id,
      _author: author._id,
      lot,
      title: text(`밤바다 ${lot}`),
      medium: 'painting',
      material: text('유채'),
      height: 100,
      width: 80,
      condition: text('좋음'),
      estimateLow: 3_000_000,
      estimateHigh: 5_000_000,
      startPrice: 2_000_000,
      taxKind: 'original',
      images: picture == null ? [] : [{ index: 0, picture }],
      depth: null,
      year: null,
      signature: null,
      description: null,
      provenance: null,
      exhibitions: null,
      shipping: null,
      reserve: null,
      place: 0,
    })
  return title
}

test.use({ viewport: { width: 360, height: 780 } })

test('a collector goes from the sales to a lot, looks closely by the keyboard, and goes on to the next lot', async ({ page, api }) => {
  const title = await hang(api)
  await page.goto('/auction')
  await frameHydrated(page)
  await expectNoViolations(page)
  await page.getByRole('region', { name: '진행 중인 경매' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('article').getByRole('link', { name: '밤바다 1' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '밤바다 1' })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('남음')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: '문해린, 밤바다 1 크게 보기' }).click()
  const viewer = page.getByRole('dialog', { name: '문해린, 밤바다 1' })
  await expect(viewer.getByRole('region')).toBeFocused()
  const scale = viewer.getByRole('status')
  await expect(scale).toContainText('100%')
  const tiles = page.waitForResponse((response) => /\/tiles\/\d+\/\d+\/\d+$/.test(response.url()) && response.ok())
  for (const _time of [1, 2, 3]) await page.keyboard.press('+')
  await tiles
  await expect(scale).toContainText(/[2-9]\d\d%/)
  await page.keyboard.press('ArrowRight')
  await expectNoViolations(page, 'dialog[open]')
  await page.keyboard.press('0')
  await expect(scale).toContainText('100%')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 1, name: '밤바다 2' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^이전 작품: Lot 1/ })).toBeVisible()
})
