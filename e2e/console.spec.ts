import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoViolations } from './axe.ts'
import { type Api, expect, expectNoSidewaysScroll, test } from './fixtures.ts'
import { admin, logIn } from './session.ts'
import { messageTo } from './text-messages.ts'
import { everythingStored } from './traces.ts'
import { seconds } from '../src/server/testing/patience.ts'

/* The console: an editor, a clerk and an administrator, one journey each. Lists and forms by themselves: console.browser.test.tsx. */

const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true })

async function typeLogin(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: '아이디' }).fill(username)
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByRole('heading', { name: '콘솔 로그인' })).toBeHidden()
}

/** An account of the staff with these scopes. */
async function addStaff(api: Api, scopes: readonly ('console' | 'console:content' | 'console:inquiries' | 'console:settings')[]) {
  const own = randomUUID().slice(0, 8)
  const { level } = await api.staff('POST /api/console/levels', '/api/console/levels', { name: `level ${own}`, scopes: [...scopes] })
  const account = { username: `staff-${own}`, password: 'a long password' }
  const person = { name: '한직원', userType: 'PERSON', role: 'STAFF', status: 'active', email: null, phone: null, locale: 'ko' } as const
  await api.staff('POST /api/console/users', '/api/console/users', { ...account, ...person, _level: level._id, channels: [] })
  return account
}

test('an editor writes a story with a picture, which is on the site when it is published, and finds it again to take it away', async ({
  page,
  api,
  watch,
}) => {
  test.slow()
  watch.allow(/status of 400/)
  const subject = `이사한 뒤의 양육비 ${randomUUID().slice(0, 8)}`
  await logIn(page, await addStaff(api, ['console', 'console:content']))
  await page.goto('/console/success')
  // What is open to others is not in the menu.
  const menu = page.getByRole('navigation', { name: '콘솔 메뉴' })
  await expect(menu.getByRole('link', { name: '변호사' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '상담 신청' })).toBeHidden()
  await page.getByRole('link', { name: '새로 만들기' }).click()
  await page.getByRole('textbox', { name: '제목, 한국어' }).fill(subject)
  await save(page).click()
  // Refused where it is, and nothing is lost.
  await expect(page.getByText('꼭 필요한 값입니다.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: '제목, 한국어' })).toHaveValue(subject)
  await page.getByRole('textbox', { name: '요약, 한국어' }).fill('양육비를 이어서 받은 사례')
  await page.getByRole('textbox', { name: '결과, 한국어' }).fill('양육비 인정')
  const text = page.getByRole('textbox', { name: '본문, 한국어' })
  await text.click()
  await page.keyboard.type('사건의 개요')
  await page.getByRole('toolbar', { name: '본문, 한국어 도구' }).getByRole('button', { name: '큰 제목' }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('멀리 이사한 뒤 양육비가 끊겼습니다.')
  await page.getByLabel('구분').selectOption('firm')
  await page.getByLabel('분야').selectOption('divorce')
  const picture = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#8c6239' } })
    .png()
    .toBuffer()
  await page.getByLabel('대표 사진', { exact: true }).setInputFiles({ name: '사진.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByAltText('올린 사진')).toBeVisible()
  await expectNoViolations(page)
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  const _id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect((await page.request.get(`/story/${_id}`)).status()).toBe(404)

  await page.getByRole('button', { name: '게시하기' }).click()
  await expect(page.getByText('저장했습니다')).toBeVisible()
  await page.getByRole('button', { name: '다른 작업' }).first().click()
  const [site] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('menuitem', { name: '사이트에서 보기' }).click()])
  await expect(site.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(site.getByRole('heading', { level: 2, name: '사건의 개요' })).toBeVisible()
  await expect(site.getByText('멀리 이사한 뒤 양육비가 끊겼습니다.')).toBeVisible()
  await site.close()

  // What is not saved is not lost by leaving.
  await page.getByRole('textbox', { name: '결과, 한국어' }).fill('양육비 전부 인정')
  await page.getByRole('main').getByRole('link', { name: '성공사례' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('저장하지 않은 것이 있습니다.')
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  await save(page).click()
  await expect(page.getByText('저장했습니다')).toBeVisible()
  // What it said before comes back into the form.
  await page.getByText('이전 내용', { exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: '초안' }).getByText('초안').click()
  await page.getByRole('button', { name: '모두 그때 내용으로' }).click()
  await expect(page.getByRole('textbox', { name: '결과, 한국어' })).not.toHaveValue('양육비 전부 인정')
  await save(page).click()
  await expect(page.getByText('저장했습니다')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '성공사례' }).click()
  await page.getByRole('searchbox', { name: '찾을 말' }).fill(subject)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/console\/success\?q=/)
  await expect(page.getByText('모두 1개')).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: subject }).click()
  await page.getByRole('button', { name: '삭제', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect(page).toHaveURL(/\/console\/success$/)
  expect((await page.request.get(`/story/${_id}`)).status()).toBe(410)
  // It comes back from the trash, and is looked at before it is published again.
  await page.getByRole('navigation').getByRole('link', { name: '휴지통' }).click()
  await page.getByRole('listitem').filter({ hasText: subject }).getByRole('button', { name: '되돌리기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  const [draft] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: '미리보기' }).click()])
  await expect(draft.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await draft.close()
  expect((await page.request.get(`/story/${_id}`)).status()).toBe(404)
})

test('an editor attaches a file to a post of the board, which everybody may have', async ({ page, api }) => {
  test.slow()
  const subject = { ko: `준비하실 서류 ${randomUUID().slice(0, 8)}` }
  const post = {
    code: 'default-board',
    subject,
    content: { ko: '<p>목록을 붙입니다.</p>' },
    author: { ko: '송무지원팀' },
    thumb: null,
  } as const
  const { board } = await api.staff('POST /api/console/boards', '/api/console/boards', { ...post, files: [], isPublished: true })
  await logIn(page, await addStaff(api, ['console', 'console:content']))
  await page.goto(`/console/boards/${board._id}`)
  const files = page.getByRole('group', { name: '첨부 파일' })
  await files.getByRole('button', { name: '추가' }).click()
  const document = { name: '목록.txt', mimeType: 'text/plain', buffer: Buffer.from('가족관계증명서') }
  await files.locator('input[type=file]').setInputFiles(document)
  await expect(files.getByRole('link', { name: /목록\.txt/ })).toBeVisible()
  await expectNoViolations(page)
  await save(page).click()
  await expect(page.getByText('저장했습니다')).toBeVisible()
  await page.goto(`/board/default-board/${board._id}`)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /목록\.txt/ }).click()])
  expect(download.suggestedFilename()).toBe('목록.txt')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a clerk reads a request and answers it; a session that ends in between loses nothing', async ({ page, api }) => {
    test.slow()
    const name = `김하늘 ${randomUUID().slice(0, 8)}`
    const { terms } = await api.read('GET /api/v1/terms', '/api/v1/terms')
    const version = terms.find(({ code }) => code === 'privacy-consult')?.edition ?? ''
    const consent = { code: 'privacy-consult', version, agreedAt: new Date().toISOString(), sensitive: true }
    const sent = await page.request.post('/api/v1/forms', {
      data: { name, phone: '010-1234-5678', content: '양육비를 받지 못하고 있습니다.', site: 'divorce', consent },
      headers: { 'idempotency-key': randomUUID() },
    })
    const { form } = (await sent.json()) as { form: { receipt: string } }

    const clerk = await addStaff(api, ['console', 'console:inquiries'])
    await logIn(page, clerk)
    await page.goto('/console')
    await expect(page).toHaveURL(/\/console\/dashboard$/)
    await expect(page.getByRole('link', { name: /^새 상담 신청/ })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: '메뉴 열기' }).click()
    await page.getByRole('dialog', { name: '메뉴' }).getByRole('link', { name: '상담 신청' }).click()
    // Nobody has opened it: it is found by its name, and does not show it.
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/q=/)
    await expect(page.getByRole('link', { name: /\*\*$/ })).toHaveCount(1)
    await page.getByRole('link', { name: '김**' }).click()
    await expect(page.getByRole('region', { name: '문의내용' }).getByText('양육비를 받지 못하고 있습니다.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByLabel('메모').fill('전화로 답함')
    // The session ends: who is back finds what was typed.
    await page.evaluate(() => {
      const { refreshToken } = JSON.parse(sessionStorage.getItem('session') ?? '{}') as { refreshToken: string }
      new BroadcastChannel('session').postMessage({ refreshToken, next: undefined })
    })
    await expect(page.getByText('양육비를 받지 못하고 있습니다.')).toBeHidden()
    await typeLogin(page, clerk)
    await expect(page.getByLabel('메모')).toHaveValue('전화로 답함')
    // A note in between is nothing that the form has to ask about.
    await page.getByLabel('새 기록').fill('다음 주에 방문하심')
    await page.getByRole('button', { name: '기록 남기기' }).click()
    await expect(page.getByText('기록했습니다.')).toBeVisible()
    // Who moves it on has it, where nobody has.
    await page.getByRole('radio', { name: '연락함' }).check()
    await expectNoViolations(page)
    await save(page).click()
    await expect(page.getByText('저장했습니다')).toBeVisible()
    const deeds = page.getByRole('region', { name: '처리 기록' }).getByRole('listitem')
    await expect(deeds).toHaveText([/담당자: 없음 → 한직원/, /단계: 접수 → 연락함/, /메모.*다음 주에 방문하심/s, /접수/])
    const receipt = await page.request.get(`/api/v1/forms/receipts/${form.receipt}`)
    expect(await receipt.json()).toMatchObject({ form: { status: 'answered' } })
    await page.goto(`/console/forms?view=board&q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('region', { name: '연락함' }).getByRole('link', { name })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await page.getByRole('button', { exact: true, name: '도움말' }).click()
    await expect(page.getByText('상담 신청을 단계별 카드로 보는 화면입니다.')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    expect(await everythingStored(page)).not.toContain(name)

    // Another one calls, is noted, and is answered by a text message.
    const caller = `이바다 ${randomUUID().slice(0, 8)}`
    const number = `010${String(randomInt(100_000_000)).padStart(8, '0')}`
    await page.goto('/console/forms/create')
    await page.getByLabel('성함').fill(caller)
    await page.getByLabel('연락처').fill(number)
    await page.getByLabel('문의내용').fill('전화로 물으셨음')
    await save(page).click()
    await expect(page.getByRole('heading', { level: 1, name: caller })).toBeVisible()
    await page.getByRole('tab', { name: '문자로 답하기' }).click()
    await page.getByRole('textbox', { exact: true, name: '내용' }).fill('내일 오전에 전화드리겠습니다.')
    await page.getByRole('button', { exact: true, name: '보내기' }).click()
    await expect(page.getByText('보냈습니다.')).toBeVisible()
    expect((await messageTo(page.request, page.url(), number.replace(/^0/, '+82'))).message).toContain('내일 오전에 전화드리겠습니다.')
  })
})

test('an administrator changes what the site says of the firm; nobody else comes in, and without a network it says so', async ({
  page,
  context,
  api,
  watch,
}) => {
  test.slow()
  await page.goto('/console/setting')
  await typeLogin(page, admin)
  await expect(page).toHaveURL(/\/console\/setting\/firm$/)
  await page.getByRole('link', { name: /^연락 방법/ }).click()
  const phone = page.getByLabel('상담 전화')
  const before = await phone.inputValue()
  await phone.fill('02-0100-9999')
  await save(page).click()
  await expect(page.getByText('저장했습니다')).toBeVisible()
  expect(await (await page.request.get('/')).text()).toContain('02-0100-9999')
  await phone.fill(before)
  await save(page).click()
  await expect(page.getByText('저장했습니다')).toBeVisible()
  await page.getByRole('button', { name: /^내 계정: / }).click()
  await page.getByRole('dialog', { name: '내 계정' }).getByRole('combobox', { name: '언어' }).selectOption('en')
  await expect(page.getByRole('heading', { level: 1, name: 'Site settings' })).toBeVisible()
  await page.getByRole('dialog', { name: 'My account' }).getByRole('combobox', { name: 'Language' }).selectOption('ko')
  await page.getByRole('dialog', { name: '내 계정' }).getByRole('link', { name: '비밀번호와 보안' }).click()
  await expect(page).toHaveURL(/\/console\/password$/)
  await expect(page.getByRole('button', { name: '2단계 인증 시작하기' })).toBeVisible()
  await page.getByRole('link', { name: '내 계정', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '성함' })).not.toHaveValue('')
  await page.getByRole('radio', { name: '어둡게' }).check()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 23, 31)')
  await expectNoViolations(page)
  await page.getByRole('radio', { name: '기기를 따름' }).check()

  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await expect(page.getByText('연결이 끊겼습니다.', { exact: false })).toBeVisible()
  await context.setOffline(false)

  await page.goto('/console/nothing/there')
  await expect(page.getByRole('heading', { level: 1, name: '없는 화면입니다' })).toBeVisible()

  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: /^내 계정: / }).click()
  await page.getByRole('dialog', { name: '내 계정' }).getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('heading', { name: '콘솔 로그인' })).toBeVisible()

  const member = await addStaff(api, ['console:content'])
  watch.allow(/status of 403/)
  await typeLogin(page, member)
  await expect(page.getByRole('alertdialog')).toContainText('접근권한이 없습니다')
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('an administrator changes what a message says, looks at what was sent, and runs a job', async ({ page, api, watch }) => {
    test.slow()
    watch.allow(/status of 400/)
    await logIn(page, await addStaff(api, ['console', 'console:settings']))
    await page.goto('/console/messages')
    await page
      .getByRole('region', { name: '비밀번호 변경 알림' })
      .getByRole('link', { name: /^문자 메시지, 中文/ })
      .click()
    const text = page.getByRole('textbox', { name: '내용' })
    const before = await text.inputValue()
    await text.fill('密码已更改')
    await save(page).click()
    await expect(page.getByText('꼭 들어가야 하는 항목이 빠졌습니다: {username}')).toBeVisible()
    await text.press('Home')
    await page.getByRole('button', { name: /^아이디/ }).click()
    await expect(text).toHaveValue('{username}密码已更改')
    await expect(page.getByRole('region', { name: '미리 보기' })).toContainText('haneul2026密码已更改')
    await expectNoSidewaysScroll(page)
    await save(page).click()
    await expect(page.getByText('저장했습니다')).toBeVisible()
    await page.getByRole('button', { name: '기본 글로 되돌리기' }).click()
    await expect(text).toHaveValue(before)

    await page.goto('/console/deliveries?state=failed')
    await expect(page.getByRole('heading', { level: 1, name: '발송 기록' })).toBeVisible()
    await expect(page.getByLabel('상태')).toHaveValue('failed')
    await expectNoSidewaysScroll(page)

    await page.goto('/console/jobs')
    await page.getByRole('button', { name: '지금 실행: 지난 인증번호를 지웁니다' }).click()
    await expect(page.getByRole('row', { name: /지난 인증번호를 지웁니다/ }).getByText('실행하고 있습니다')).toBeHidden()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expectNoSidewaysScroll(page)
  })
})

/** Specification 2.4 and the screens beside it, without the items: those are opened from their lists. */
const addresses = [
  'dashboard',
  'boards',
  'boards/create',
  'success',
  'success/create',
  'lawyers',
  'lawyers/create',
  'insights',
  'insights/create',
  'forms',
  'forms?view=board',
  'forms/create',
  'users',
  'users/levels',
  'media',
  'order/lawyers',
  'order/banners',
  'trash',
  'users/withdrawals',
  'users/create',
  'center/notifications',
  'center/faqs',
  'center/questions',
  'terms',
  'banners',
  'banners/create',
  'popups',
  'fairs',
  'fairs/create',
  'fairs/participants',
  'fairs/products',
  'fairs/results',
  'setting',
  'messages',
  'messages/certification/EMAIL/ko',
  'messages/certification/SMS/ko',
  'deliveries',
  'audit',
  'jobs',
  'alerts',
  'outbox',
  'password',
]

/** The screens of a fair of the demo. */
async function addressesOfFair(page: Page): Promise<string[]> {
  const { fairs } = (await (await page.request.get('/api/v1/fairs')).json()) as { fairs: { _id: string; state: string }[] }
  const fair = fairs.find(({ state }) => state === 'ongoing') ?? fairs[0]
  const screens = ['', '/participants', '/products', '/board', '/board?view=list', '/check-in', '/results', '/print', '/print?kind=signs']
  return screens.map((screen) => `fairs/${fair?._id}${screen}`)
}

test('every address of the console can be opened, reloaded and left by the back button', { tag: '@all' }, async ({ page }) => {
  test.slow()
  await logIn(page, admin)
  await page.goto('/console')
  const heading = page.getByRole('heading', { level: 1 })
  for (const address of [...addresses, ...(await addressesOfFair(page))]) {
    await page.goto(`/console/${address}`)
    await expect(heading, address).toBeVisible()
    await expect(heading, address).not.toHaveText('없는 화면입니다')
  }
  for (const list of ['lawyers', 'banners', 'terms', 'users']) {
    await page.goto(`/console/${list}`)
    const first = page.getByRole('table').getByRole('link').first()
    const name = (await first.textContent()) ?? ''
    await first.click()
    await expect(heading).toHaveText(name)
    await page.reload()
    await expect(heading).toHaveText(name)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/console/${list}$`))
  }
})

test('every screen of the console is fit for all who use it @all', async ({ page }) => {
  test.setTimeout(seconds(300))
  await logIn(page, admin)
  await page.goto('/console')
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of [...addresses, ...(await addressesOfFair(page))]) {
      await page.goto(`/console/${address}`)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectNoViolations(page)
    }
  }
})
