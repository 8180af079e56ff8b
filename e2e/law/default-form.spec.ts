import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { hydrated, expect, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { expectLargeTargets, expectNoViolations } from '../page-checks.ts'
import { aFile, done, Form, MB, pdf, program, slowLine, soundFrame, underWay, uploads, written } from '../request-page.ts'

test.describe('a request with files', () => {
  test('that is clicked twice is received once, with files of every kind under their names', async ({ page, api }) => {
    const words = written()
    const form = new Form(page)
    await form.open()
    await form.write(words)
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    const files = [
      aFile('혼인관계증명서.pdf'.normalize('NFD')),
      aFile('사진.JPG', await picture.jpeg().toBuffer()),
      aFile('캡처.png', await picture.png().toBuffer()),
      aFile('a.webp', await picture.webp().toBuffer()),
      aFile('카카오톡 대화.txt', Buffer.from('2026년 11월 1일, 하늘 : 안녕하세요')),
      aFile('통화.mp3', Buffer.concat([soundFrame, soundFrame])),
    ]
    await form.input.setInputFiles(files)
    await expect(form.main.getByRole('status').filter({ hasText: '파일 6개' })).toBeVisible()
    await form.submit.dblclick()
    await form.expectHeading(done)
    const [stored, ...others] = await api.consultations(words.content)
    expect(others).toEqual([])
    expect(stored).toMatchObject({ ...words, phone: '010-1234-5678', site: 'divorce', receipt: await form.receipt() })
    expect(stored?.files.map(({ name, type, size, slot }) => [name, type, size, slot])).toEqual(
      files.map(({ name, buffer }, index) => [
        name.normalize('NFC'),
        ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/plain', 'audio/mpeg'][index],
        buffer.length,
        'files',
      ]),
    )
    await expect(form.main.getByText('파일 6개를 보냈습니다.')).toBeVisible()
    await expect(form.main.getByRole('progressbar')).toHaveCount(0)
  })
})

test.describe('leaving the page', () => {
  const begin = async (page: Page) => {
    const form = new Form(page)
    await form.open()
    await form.write()
    await form.input.setInputFiles(aFile('a.pdf', pdf(4 * MB)))
    await slowLine(page, 100_000)
    await form.submit.click()
    await form.expectHeading(underWay)
    return form
  }

  test('asks while files are under way: for another page, back, and for good', async ({ page }) => {
    const form = await begin(page)
    const question = page.getByRole('alertdialog', { name: '아직 보내지 못한 것이 있습니다.', exact: false })
    await page.getByRole('banner').getByRole('link', { name: '법무법인 이음새' }).click()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: '취소' }).click()
    await expect(question).toBeHidden()
    await form.expectHeading(underWay)
    expect(new URL(page.url()).pathname).toBe('/default-form')

    const asked = page.waitForEvent('dialog')
    await Promise.all([asked.then((dialog) => dialog.dismiss()), page.evaluate(() => setTimeout(() => location.reload()))])
    expect((await asked).type()).toBe('beforeunload')
    await form.expectHeading(underWay)

    await page.getByRole('banner').getByRole('link', { name: '법무법인 이음새' }).click()
    await question.getByRole('button', { name: '확인' }).click()
    await expect(page).toHaveURL('/')
    await expect(form.main.getByRole('heading', { level: 2, name: underWay })).toBeHidden()
    await page.goBack()
    await expect(form.submit).toBeVisible()
    await expect(form.row('a.pdf')).toBeHidden()
    await expect(form.name).toHaveValue('')
  })

  test('by the quick exit asks nothing', async ({ page, watch }) => {
    watch.allowForeign(/weather/)
    await begin(page)
    page.on('dialog', () => expect.soft('a question').toBe('none'))
    await page.getByRole('banner').getByRole('link', { name: '빠른 나가기' }).click()
    await expect.poll(() => watch.foreign.length).toBeGreaterThan(0)
  })

  test('asks nothing before and after; what was typed and chosen stays in the app', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const words = written()
    const form = new Form(page)
    await form.open()
    await form.write(words)
    await form.input.setInputFiles(aFile('a.pdf'))
    await page.getByRole('banner').getByRole('link', { name: '법무법인 이음새' }).click()
    await expect(page).toHaveURL('/')
    const opener = page.getByRole('button', { name: '상담 문의' }).filter({ visible: true }).first()
    await hydrated(opener)
    await opener.click()
    const dialog = page.getByRole('dialog', { name: '상담 문의' })
    await expect(dialog.getByLabel('문의내용')).toHaveValue(words.content)
    await dialog.getByLabel('문의내용').fill(`${words.content} 더`)
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect(form.content).toHaveValue(`${words.content} 더`)
    await expect(form.phone).toHaveValue('010-1234-5678')
    await expect(form.row('a.pdf')).toBeVisible()
    // Over the page the dialog has fields of its own, for the same words.
    await opener.click()
    await dialog.getByLabel('문의내용').fill(words.content)
    await dialog.getByRole('button', { name: '상담 신청하기' }).click()
    await expect(page.getByRole('alertdialog', { name: '개인정보수집에 동의해주세요', exact: true })).toBeVisible()
    await form.dismiss()
    await expect(dialog.getByRole('checkbox').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form.content).toHaveValue(words.content)
    page.on('dialog', () => expect.soft('a question').toBe('none'))
    await page.reload()
    await hydrated(form.input)
    await expect(form.content).toHaveValue('')
  })
})

test('what is typed, ticked and chosen before the page is hydrated counts, and goes nowhere by itself', async ({ page, api }) => {
  const words = written()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const form = new Form(page)
  await page.goto('/default-form', { waitUntil: 'commit' })
  await form.write(words)
  await form.input.setInputFiles(aFile('a.pdf'))
  await form.submit.click()
  await form.content.press('Control+End')
  await page.getByLabel('성함').press('Enter')
  expect(new URL(page.url()).search).toBe('')
  letGo()
  await hydrated(form.input)
  await expect(form.row('a.pdf')).toBeVisible()
  await expect(form.phone).toHaveValue('010-1234-5678')
  await form.submit.click()
  await form.expectHeading(done)
  expect(await api.consultations(words.content)).toMatchObject([{ name: words.name, files: [{ name: 'a.pdf' }] }])
})

/** What tells our own answer from a gateway's (src/contract/own-answer.ts). */
const ownHeaders = { 'content-security-policy': "default-src 'none'" }

for (const [colorScheme, width, tag] of [
  ['light', 320, []],
  ['dark', 1280, ['@all']],
] as const)
  test.describe(`${colorScheme}, ${width} px wide`, { tag: [...tag] }, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('the page has no violations, fits, and is large enough to be touched', async ({ page, watch }) => {
      watch.allow(/status of 415/)
      const form = new Form(page)
      await form.open()
      await form.input.setInputFiles([
        aFile('a.pdf', program),
        aFile(`${'아주 긴 이름의 파일'.repeat(8)}.pdf`),
        aFile(`${'x'.repeat(120)}.pdf`),
      ])
      await form.write()
      const look = async () => {
        await expectNoViolations(page)
        await expectNoSidewaysScroll(page)
        await expectLargeTargets(page)
      }
      await look()
      await form.submit.click()
      await form.expectHeading(done)
      await look()
    })

    test('files under way, failed and stopped have no violations', { tag: '@all' }, async ({ page, watch }) => {
      watch.allow(/status of 500/)
      const form = new Form(page)
      await form.open()
      await form.write()
      await form.input.setInputFiles(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => aFile(name, pdf(2 * MB))))
      await page.route(uploads, (route) => route.fulfill({ status: 500, headers: ownHeaders, body: '' }), { times: 1 })
      await slowLine(page, 50_000)
      await form.submit.click()
      await form.button('b.pdf', '보내기 취소').click()
      await expect(form.main.getByRole('progressbar', { name: '‘c.pdf’ 보내기', exact: true })).toBeVisible()
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page)
      await expectLargeTargets(page)
    })
  })
