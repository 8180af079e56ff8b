import type { BrowserContext, Page } from '@playwright/test'
import { addMember } from '../account-screens.ts'
import { type Api, expect, frameHydrated } from '../fixtures.ts'
import { giveSession, openSession } from '../session.ts'

/** A bidder at a browser of their own, at a page where one bids on a lot, registered for its sale. */
export async function openBidder(
  device: BrowserContext,
  api: Api,
  origin: string,
  path: string,
  email: string | null = null,
): Promise<Page> {
  const member = await addMember(api, 'MEMBER', email)
  const page = await device.newPage()
  await giveSession(page, await openSession(device.request, member, origin))
  await page.goto(path)
  await frameHydrated(page)
  await page.getByRole('button', { name: '응찰하기', exact: true }).click()
  await page.getByLabel('응찰 한도(원)').fill('9000000')
  await page.getByLabel('경매 약관을 읽었고 동의합니다.').check()
  await page.getByRole('button', { name: '응찰자로 등록하기' }).click()
  await expect(page.getByLabel('직접 적기')).toBeVisible()
  return page
}

/** Bids a maximum, after a look at all that it costs. */
export async function bid(page: Page, maximum: number): Promise<void> {
  const choice = page.getByLabel('직접 적기')
  if (!(await choice.isVisible())) await page.getByRole('button', { name: '응찰하기', exact: true }).click()
  await choice.check()
  await page.getByLabel('최고 응찰가(원)').fill(String(maximum))
  await page.getByRole('button', { name: '금액 확인' }).click()
  await page.getByRole('button', { name: `₩${maximum.toLocaleString('en')}까지 응찰하기` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
}
