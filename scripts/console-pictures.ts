import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { ensureChromium, headless } from './chromium.ts'
import { startServer } from './start-server.ts'

/** Makes the pictures of docs/console.md from the demo content. Needs a build. */
const root = join(import.meta.dirname, '..')
const port = 4192
const origin = `http://localhost:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-pictures-'))

ensureChromium()
const browser = await chromium.launch({ executablePath: headless() })
const server = await startServer(port, { DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'silent' })
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })

/** Opens an address of the console, waits for what it shows, and takes its picture. */
async function take(name: string, address: string | undefined, shown: string): Promise<void> {
  if (address !== undefined) await page.goto(`${origin}/console/${address}`)
  await page.getByText(shown).first().waitFor()
  await wait(1000)
  const png = await page.screenshot()
  await sharp(png)
    .resize({ width: 960 })
    .webp({ quality: 72 })
    .toFile(join(root, `docs/console/${name}.webp`))
}

try {
  await page.goto(`${origin}/console`)
  await page.getByLabel('아이디').fill('admin')
  await page.getByLabel('비밀번호', { exact: true }).fill('ieumsae-demo')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByRole('link', { name: /^새 상담 신청/ }).waitFor()
  await take('list', 'success', '게시함')
  await page.locator('tbody a').first().click()
  await take('form', undefined, '최종 검토일')
  await page.getByRole('textbox', { name: '결과, 한국어' }).fill('재산분할 45% 인정')
  await page.getByRole('textbox', { name: '요약, 한국어' }).fill('재산이 모두 남편 명의였던 사건입니다.')
  await page.getByRole('button', { name: '저장', exact: true }).first().click()
  await page.getByText('저장했습니다').first().waitFor()
  await page.getByText('이전 내용', { exact: true }).click()
  await page.locator('details li summary').last().click()
  await page.getByRole('button', { name: '모두 그때 내용으로' }).scrollIntoViewIfNeeded()
  await take('history', undefined, '모두 그때 내용으로')
  await page.getByRole('button', { name: '삭제', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await page.waitForURL(/success$/)
  await take('trash', 'trash', '영영 지우기')
  for (const [name, phone, content] of [
    ['김하늘', '010-0000-0001', '양육비를 받지 못하고 있습니다.'],
    ['이바다', '010-0000-0002', '재산분할 기준이 궁금합니다.'],
    ['박나무', '010-0000-0003', '협의이혼 절차를 알고 싶습니다.'],
  ] as const) {
    await page.goto(`${origin}/console/forms/create`)
    await page.getByLabel('성함').fill(name)
    await page.getByLabel('연락처').fill(phone)
    await page.getByLabel('문의내용').fill(content)
    await page.getByRole('button', { name: '저장', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
  await take('request', undefined, '처리 기록')
  await take('requests', 'forms?view=board', '박나무')
  await take('messages', 'messages', '자동 메시지')
  await take('dashboard', 'dashboard', '먼저 할 일')
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
