import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { Account, addMember } from '../account-screens.ts'
import { noPresentation } from '#contract/platform/company.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, expectNoSidewaysScroll, frameHydrated, hydrated, test } from '../fixtures.ts'
import { logIn } from '../session.ts'
import { ko } from '../words.ts'
import { seconds } from '../../src/server/testing/patience.ts'

/* What members do on their own pages once they are there: accounts.spec.ts is about coming and going. */

/** Opens a page of a member, and waits until it answers. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await frameHydrated(page)
}

test('a passkey of the device logs in without a name and a password, until it is taken away', async ({
  page,
  context,
  request,
  api,
  watch,
}) => {
  const member = await addMember(api)
  const account = new Account(page, ko, request)
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const device = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { ...device, automaticPresenceSimulation: true } })
  await account.logIn(member)
  const part = page.getByRole('region', { name: '패스키', exact: true })
  await part.getByRole('textbox', { name: '비밀번호' }).fill(member.password)
  await part.getByRole('button', { name: '이 기기에 패스키 만들기' }).click()
  await expect(part.getByRole('listitem')).toHaveCount(1)
  await expectNoViolations(page)
  await account.logOut()
  await account.open('/login')
  await page.getByRole('button', { name: '패스키로 로그인' }).dblclick()
  await account.expectOwnPage(member)
  await part.getByRole('button', { name: /패스키 지우기$/ }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(part.getByRole('listitem')).toHaveCount(0)
  await account.logOut()
  watch.allow(/status of 401/)
  await account.open('/login')
  await page.getByRole('button', { name: '패스키로 로그인' }).click()
  await account.agree('이 패스키로 로그인하실 수 없습니다. 아이디와 비밀번호로 로그인해 주십시오.')
})

test('an introduction arrives whole over a connection that breaks, and after a reload', async ({ page, context, api, watch }, info) => {
  test.slow()
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  // The server may still be counting what came of the broken part when it is asked for the place.
  watch.allow(/status of 409.*introductions/)
  const member = await addMember(api, 'SELLER')
  const texts = { name: '가온상사', ceo: '김가온', category: '식품', address: '서울특별시 중구', productCategory: '차' }
  const unsaid = { registrationNumber: null, certificateNumber: null, certificateYear: null }
  const none = {
    ...noPresentation,
    ...unsaid,
    country: 'KR',
    buyerType: null,
    city: null,
    district: null,
    profile: null,
    reason: null,
    change: null,
    review: null,
  }
  const company = { ...texts, ...none, _user: member._id, certificate: 'SEOUL_AWARD', state: 'PENDING' } as const
  await api.staff('POST /api/console/companies', '/api/console/companies', company)
  const path = info.outputPath('회사 소개서.pdf')
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(8 * 1024 * 1024)])
  await writeFile(path, bytes)

  await logIn(page, member)
  await open(page, '/mypage/company')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  /** At first slow, so that it can be met on its way: the whole file takes a dozen seconds. */
  const setLine = (offline: boolean, uploadThroughput = 700 * 1024) =>
    cdp.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput })
  await setLine(false)
  const part = page.getByRole('region', { name: '회사소개서' })
  const sent = () => part.getByRole('progressbar').evaluate(({ value, max }: HTMLProgressElement) => value / max)
  await expectNoViolations(page)
  await part.locator('input[type=file]').setInputFiles(path)
  await expect.poll(sent, { timeout: seconds(20) }).toBeGreaterThan(0.1)
  await setLine(true)
  await expect(part.getByText('연결이 끊겼습니다. 다시 연결되면 이어서 보냅니다.')).toBeVisible()
  const enough = Math.max(await sent(), 0.3)
  // It cannot be whole before the page is loaded again, however long that takes.
  const isEnough = (asked: Request) => asked.method() === 'PATCH' && Number(asked.headers()['upload-offset']) > enough * bytes.length
  await page.route('**/me/company/introductions/*', (route, asked) => (isEnough(asked) ? undefined : route.fallback()))
  await setLine(false, 3 * 1024 * 1024)
  await expect.poll(sent, { timeout: seconds(20) }).toBeGreaterThan(enough)
  await page.reload()
  await frameHydrated(page)
  await expect(part.getByText('같은 파일을 다시 고르시면 이어서 보냅니다.')).toBeVisible()
  await page.unroute('**/me/company/introductions/*')
  await setLine(false, -1)
  const next = page.waitForRequest((asked) => asked.method() === 'PATCH')
  await part.locator('input[type=file]').setInputFiles(path)
  // It goes on where it was.
  expect(Number((await next).headers()['upload-offset'])).toBeGreaterThan(0.3 * bytes.length)
  await expect(part.getByText('회사소개서를 받았습니다.')).toBeVisible({ timeout: seconds(30) })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: '‘회사 소개서.pdf’ 받기' }).click(),
  ])
  const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
  expect(digest(await readFile(await download.path()))).toBe(digest(bytes))
})

test('a member asks with a picture and reads the answer, keeps a story, and hears that a comment was hidden', async ({ page, api }) => {
  const member = await addMember(api)
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, member)

  await open(page, '/mypage/inquiries/new')
  await page.getByRole('textbox', { name: '제목' }).fill('참가 신청은 언제부터인가요')
  await page.getByRole('textbox', { name: '문의 내용' }).fill('사진과 함께 여쭙습니다.')
  await page.reload()
  await expect(page.getByRole('textbox', { name: '문의 내용' })).toHaveValue('사진과 함께 여쭙습니다.')
  await frameHydrated(page)
  await page.locator('#inquiry-files').setInputFiles('public/icons/neutral-apple-touch.png')
  await expectNoViolations(page)
  await page.getByRole('button', { name: '문의 남기기' }).dblclick()
  await expect(page.getByRole('heading', { level: 2, name: '참가 신청은 언제부터인가요' })).toBeVisible()
  await expect(page.getByRole('img', { name: '문의에 붙이신 사진 1' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  const _question = page.url().split('/').at(-1) ?? ''
  const answers = [{ content: '봄부터 받습니다.' }]
  await api.staff('PUT /api/console/center/questions/{_id}', `/api/console/center/questions/${_question}`, { answers })
  await page.reload()
  await expect(page.getByText('봄부터 받습니다.')).toBeVisible()
  await expect(page.getByRole('link', { name: '고치기' })).toHaveCount(0)
  await open(page, '/mypage/inquiries')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '참가 신청' })).toHaveCount(1)

  const { successes } = await api.read('GET /api/v1/success', '/api/v1/success')
  await open(page, `/story/${successes[0]?._id}`)
  const bookmark = page.getByRole('button', { name: '즐겨찾기' })
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/mypage/bookmarks')
  await page.getByRole('link', { name: successes[0]?.subject ?? '', exact: true }).click()
  await expect(page).toHaveURL(`/story/${successes[0]?._id}`)

  const { boards } = await api.read('GET /api/v1/boards', '/api/v1/boards')
  await open(page, `/board/default-board/${boards[0]?._id}`)
  const words = `잘 읽었습니다 ${randomUUID().slice(0, 8)}`
  const field = page.getByRole('textbox', { name: '댓글 쓰기' })
  await hydrated(field)
  await field.fill(words)
  await page.getByRole('button', { name: '댓글 남기기' }).click()
  const comment = page.getByRole('listitem').filter({ hasText: words })
  await expect(comment).toBeVisible()
  await expectNoViolations(page)
  const _comment = (
    await api.read('GET /api/v1/boards/{_id}/comments', `/api/v1/boards/${boards[0]?._id}/comments?limit=100`)
  ).comments.find(({ content }) => content === words)?._id
  await api.staff('PUT /api/console/boards/comments/{_id}', `/api/console/boards/comments/${_comment}`, { moderation: 'hidden' })
  await page.reload()
  await expect(page.getByRole('textbox', { name: '댓글 쓰기' })).toBeVisible()
  await expect(comment).toHaveCount(0)
  await open(page, '/mypage/myinfo')
  await expect(page.getByRole('listitem').filter({ hasText: words })).toContainText('다른 분께는 보이지 않습니다')
})
