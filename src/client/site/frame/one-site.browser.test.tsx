import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setting } from '../../testing/content.ts'
import { renderPart } from '../../testing/render.tsx'
import { tradeMenu } from '../../trade/menu.ts'
import { Sitemap } from '../sitemap.tsx'
import { TradeLayout } from './trade/trade-layout.tsx'

/** What the server says in the document where it has one site alone. */
function setOnly(site: 'firm' | 'centre'): void {
  document.documentElement.dataset['only'] = site
  onTestFinished(() => {
    delete document.documentElement.dataset['only']
  })
}

const toFirm = () => document.querySelectorAll('a[href="/"]').length
const centre = (
  <TradeLayout
    setting={setting().setting}
    menu={tradeMenu({ _id: '0193a0b4-0000-7000-8000-000000000001', title: '서울 상담회' }, { hasShop: true, hasAuction: true })}
  >
    <h1>상담회</h1>
  </TradeLayout>
)

it('the centre links to the firm in its bar, its menu and its footer', async () => {
  await renderPart(centre, { path: '/fairs' })
  await expect.poll(toFirm).toBe(3)
})

it('the bar of the centre leads to no single fair; in the whole menu its parts stand under its name', async () => {
  await renderPart(centre, { path: '/fairs' })
  const bar = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { includeHidden: true })
  await expect.poll(() => bar.elements().map(({ textContent }) => textContent)).toEqual(['상담회 일정', '상점', '경매'])
  await page.getByRole('button', { name: '전체 메뉴' }).click()
  const sheet = page.getByRole('dialog', { name: '전체 메뉴' })
  await expect
    .element(sheet.getByRole('listitem').filter({ hasText: '서울 상담회' }).getByRole('link', { name: '참가 기업' }))
    .toBeVisible()
})

it('the centre alone links to no page of the firm', async () => {
  setOnly('centre')
  await renderPart(centre, { path: '/fairs' })
  await expect.element(page.getByRole('navigation', { name: '바닥글 메뉴' })).toBeInTheDocument()
  expect(toFirm()).toBe(0)
})

it('the firm’s sitemap has the centre only where the server has it', async () => {
  const group = page.getByRole('heading', { name: '무역센터' })
  const both = await renderPart(<Sitemap />)
  await expect.element(group).toBeVisible()
  await both.unmount()
  setOnly('firm')
  await renderPart(<Sitemap />)
  await expect.element(page.getByRole('heading', { name: '사이트맵' })).toBeVisible()
  expect(group.elements()).toEqual([])
})
