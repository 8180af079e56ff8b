import { randomUUID } from 'node:crypto'
import { expectNoViolations } from '../axe.ts'
import { expect, expectNoSidewaysScroll, frameHydrated, openBeforeApp, test, underWorker } from '../fixtures.ts'
import { admin, logIn } from '../session.ts'
import { en } from '../words.ts'
import { openPhone } from './phone.ts'
import { seconds } from '../../src/server/testing/patience.ts'

test('staff put a product with options on the shelf, take its goods in, and a visitor finds it on a phone', async ({
  page,
  addDevice,
  watch,
}) => {
  test.slow()
  watch.allow(/status of 400/)
  const name = `조각보 주머니 ${randomUUID().slice(0, 8)}`
  await logIn(page, admin)
  await page.goto('/console/shop/products')
  await page.getByRole('link', { name: '새로 만들기' }).click()
  await page.getByRole('textbox', { name: '상품명, 한국어' }).fill(name)
  await page.getByRole('textbox', { name: '상품명, English' }).fill(`Patchwork pouch ${name}`)
  await page.getByRole('textbox', { name: '요약, 한국어' }).fill('남은 천을 이어 만든 작은 주머니입니다.')
  await page.getByRole('textbox', { name: '상세 설명, 한국어' }).click()
  await page.keyboard.type('손바느질로 이었습니다.')
  const category = page.getByRole('combobox', { name: '분류' })
  await category.evaluate((field) => field.scrollIntoView({ block: 'center' }))
  // Its list closes where the page moves under it, and comes back with the next letter.
  await expect(async () => {
    await category.fill('')
    await category.fill('잎차')
    await page.getByRole('option', { name: '잎차', exact: true }).click({ timeout: seconds(3) })
  }).toPass()
  await page.getByLabel(/^판매가/).fill('18000')
  await page.getByLabel(/^정가/).fill('18000')
  const options = page.getByRole('group', { name: '옵션과 품목' })
  await options.getByRole('button', { name: '추가' }).click()
  await options.getByRole('textbox', { name: '옵션 이름(예: 색상), 한국어' }).fill('색상')
  for (const [index, colour] of ['쪽빛', '감빛'].entries()) {
    await options.getByRole('button', { name: '추가' }).first().click()
    await options.getByRole('textbox', { name: `고를 수 있는 값 ${index + 1}, 한국어` }).fill(colour)
  }
  await options.getByRole('checkbox', { name: '쪽빛 판매' }).check()
  await options.getByRole('checkbox', { name: '감빛 판매' }).check()
  await options.getByRole('spinbutton', { name: '감빛 추가 금액(원)' }).fill('2000')
  const publish = page.getByRole('button', { name: '게시하기' })
  await publish.click()
  // Refused beside the field, and nothing is lost.
  await expect(page.getByText('정가는 판매가보다 커야 합니다.')).toBeVisible()
  await page.getByLabel(/^정가/).fill('20000')
  await publish.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const stock = page.getByRole('region', { name: '재고', exact: true })
  await stock.getByRole('combobox', { name: '품목' }).selectOption({ index: 1 })
  await stock.getByLabel(/^수량/).fill('3')
  await stock.getByRole('button', { name: '재고 적기' }).click()
  await expect(stock.getByRole('region', { name: '재고 기록' }).getByRole('row', { name: '+3' })).toBeVisible()
  await expectNoViolations(page)
  const _id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const phone = await openPhone(addDevice)
  await phone.goto(`/shop?q=${encodeURIComponent(name)}`)
  await frameHydrated(phone)
  const card = phone.getByRole('article').filter({ hasText: name })
  await expect(card).toContainText('from ₩18,000')
  await expect(card).toContainText('Delivery ₩3,000')
  await expectNoSidewaysScroll(phone)
  await card.getByRole('link', { name }).click()
  await expect(phone).toHaveURL(`/shop/products/${_id}`)
  await expect(phone.getByText('10%')).toBeVisible()
  await phone.getByRole('radio', { name: '쪽빛 (sold out)' }).check()
  await expect(phone.getByText('What you have chosen is sold out.')).toBeVisible()
  await phone.getByRole('radio', { name: '감빛' }).check()
  const state = phone.getByRole('status').filter({ hasText: '₩20,000' })
  await expect(state).toContainText('Only 3 left')
  await expectNoSidewaysScroll(phone)
  await expectNoViolations(phone)
  await phone.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await expect(phone.getByRole('region', { name: 'Seen in this visit' }).getByRole('link', { name })).toBeVisible()
})

test('what is chosen and pressed on a product before the app is there goes into the cart', async ({ page, api }) => {
  const { shopProducts } = await api.read('GET /api/v1/shop/products', '/api/v1/shop/products?limit=48')
  const details = await Promise.all(
    shopProducts.map(({ _id }) => api.read('GET /api/v1/shop/products/{_id}', `/api/v1/shop/products/${_id}`)),
  )
  const [product] = details
    .map(({ shopProduct }) => shopProduct)
    .filter(({ options, variants }) => options.length === 1 && variants.every(({ left }) => left > 1))
  const come = await openBeforeApp(page, `/shop/products/${product?._id}`)
  await page.getByRole('radio').first().check()
  await page.getByRole('combobox', { name: '수량' }).selectOption('2')
  await page.getByRole('button', { name: '장바구니에 담기' }).click()
  await expect(page.getByRole('dialog', { name: '장바구니에 담기' })).toBeVisible()
  come()
  await expect(page.getByRole('status').filter({ hasText: '₩' })).toBeVisible()
  await expect(page.getByText('장바구니에 담았습니다.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/shop/cart')
  await expect(page.getByRole('combobox', { name: '수량' })).toHaveValue('2')
})

test.describe('the shop on a device', () => {
  test.use({ serviceWorkers: 'allow', language: en })

  test('is read without a network: a category in the order of its prices, and a product that was not opened before', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/)
    await page.goto('/device')
    await underWorker(page)
    await frameHydrated(page)
    await page.getByRole('button', { name: 'Download everything now' }).click()
    await expect(page.getByRole('button', { name: 'Download everything now' }), 'all of it is there').toBeVisible({ timeout: seconds(60) })
    await expect(page.getByText('Shop products').locator('..')).toContainText(/[1-9]\d/)
    await context.setOffline(true)
    await page.goto('/shop/tea?sort=cheapest')
    await expect(page.getByRole('heading', { level: 1, name: 'Tea' })).toBeVisible()
    // The list comes from the device after the heading.
    await expect(page.getByRole('article').nth(3)).toBeVisible()
    const prices = (await page.getByRole('article').allInnerTexts()).map((text) => Number(/₩([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')))
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    await page.getByRole('article').last().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible()
    await expect(page.locator('.prose').first()).not.toBeEmpty()
  })
})
