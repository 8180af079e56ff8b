import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { SMTPServer } from 'smtp-server'
import { ensureChromium, headless } from './chromium.ts'
import { choosePicture, fillInstant, fillTranslated, jpeg, logIn, made, picture, save, saved } from './console-hand.ts'
import { type RunningServer, startServer } from './start-server.ts'

/**
 * From an empty start to an open site, as docs/console.md tells it: a server of the real build without demo content, a mail server
 * beside it, and one who does in the console what the guide says, step by step. Each step is looked for on the public site. Writes
 * the guide's pictures (`docs/console/start-*.webp`), and fails at the first step that does not hold. Needs a build.
 */
const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? 4194)
const origin = `http://localhost:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-walk-'))
const settings = { SEED: 'none', DATA_DIR: dataDir, ORIGIN: origin }
const administrator = { username: 'jisu', password: 'walk-office-2026' }
const clerk = { username: 'minji', password: 'walk-clerk-2026' }
const asker = 'haneul@person.example'

/** Publishing at a time waits for the minute to come, and for the job that looks every half minute. */
const publicationTimeout = 200_000

function check(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(`This does not hold: ${what}`)
}

/** Says which step is taken, so that a failure is known by its step. */
async function step<T>(name: string, take: () => Promise<T>): Promise<T> {
  const begin = performance.now()
  try {
    const result = await take()
    console.log(`${name.padEnd(52)} ${((performance.now() - begin) / 1000).toFixed(1)} s`)
    return result
  } catch (error) {
    throw new Error(`Failed at: ${name}`, { cause: error })
  }
}

interface Mail {
  to: string[]
}

const open = (page: Page, address: string) => page.goto(`${origin}/console/${address}`)

/** What the public site shows at an address, on a wide and on a narrow screen, to one who was here before. */
async function expectOnSite(visitors: readonly Page[], address: string, text: string): Promise<void> {
  for (const page of visitors) {
    const shown = page.getByText(text).filter({ visible: true }).first()
    // Who was here before is shown at first what the device has, and the next time what it has fetched meanwhile.
    for (let tries = 0; tries < 5; tries++) {
      await page.goto(`${origin}${address}`)
      if (
        await shown.waitFor({ timeout: 4000 }).then(
          () => true,
          () => false,
        )
      )
        break
      check(tries < 4, `“${text}” at ${address}`)
    }
  }
}

function createAdministrator(): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'admin', '--', 'create', administrator.username], {
    cwd: root,
    env: { ...process.env, ...settings },
    input: `${administrator.password}\n`,
    encoding: 'utf8',
  })
  check(status === 0 && stdout.includes(`${administrator.username}: done`), `the first administrator is made: ${stdout}${stderr}`)
}

async function addClerk(page: Page): Promise<void> {
  await open(page, 'users/create')
  await page.getByLabel('아이디').fill(clerk.username)
  await page.getByLabel('이름').fill('최민지')
  await page.getByLabel('비밀번호').fill(clerk.password)
  await page.getByLabel('개인·법인').selectOption('개인')
  await page.getByLabel('구분').selectOption('직원')
  await page.getByLabel('상태').selectOption('정상')
  await page.getByRole('combobox', { name: '등급' }).click()
  await page.getByRole('option', { name: '상담 담당' }).click()
  await picture(page, 'clerk')
  await made(page, 'users')
}

async function fillSetting(page: Page): Promise<void> {
  await open(page, 'setting')
  await fillTranslated(page, '이름', ['법무법인 이음새', 'Ieumsae Law', '连缀律师事务所'])
  await page.getByLabel('대표전화').first().fill('02-000-0000')
  await page.getByLabel('상담 전화').first().fill('010-0000-0000')
  await page.getByLabel('이메일').first().fill('office@firm.example')
  const offices = page.getByRole('group', { name: '사무소 목록', exact: true })
  await offices.getByRole('button', { name: '추가' }).click()
  await offices.getByLabel('영문 코드').fill('seoul')
  for (const [name, text] of [
    ['이름', '서울 사무소'],
    ['주소', '서울특별시 서초구 가상로 1, 3층'],
    ['찾아오시는 방법', '가상역 1번 출구에서 걸어서 3분입니다.'],
    ['주차', '건물 지하에 두 시간 무료로 세우실 수 있습니다.'],
    ['운영 시간', '평일 09:00~18:00'],
  ] as const)
    await offices.getByRole('textbox', { name: `${name}, 한국어` }).fill(text)
  await offices.getByLabel('전화', { exact: false }).first().fill('02-000-0000')
  await offices.getByLabel('위도').fill('37.4837')
  await offices.getByLabel('경도').fill('127.0324')
  const hours = offices.getByRole('group', { name: '요일별 운영 시간' })
  await hours.getByRole('button', { name: '추가' }).click()
  for (const day of ['월요일', '화요일', '수요일', '목요일', '금요일']) await hours.getByRole('checkbox', { name: day }).check()
  await hours.getByLabel('여는 시각').fill('09:00')
  await hours.getByLabel('닫는 시각').fill('18:00')
  await hours.scrollIntoViewIfNeeded()
  await picture(page, 'offices')
  await saved(page)
}

async function addLawyer(page: Page): Promise<void> {
  await open(page, 'lawyers/create')
  await fillTranslated(page, '성함', ['한서윤', 'Seoyun Han', '韩瑞允'])
  await fillTranslated(page, '직함', ['대표변호사', 'Managing partner', '代表律师'])
  await fillTranslated(page, '소개', ['이혼과 재산분할 사건을 맡습니다.'])
  await page.getByLabel('구분').selectOption('변호사')
  await page.getByRole('checkbox', { name: '대표변호사' }).check()
  const career = page.getByRole('group', { name: '경력', exact: true })
  for (const [at, [text, isMain]] of (
    [
      ['전 서울가정법원 조정위원', true],
      ['가상대학교 법학전문대학원 졸업', false],
    ] as const
  ).entries()) {
    await career.getByRole('button', { name: '추가' }).click()
    const line = career.getByRole('listitem').nth(at)
    await line.getByRole('textbox', { name: '내용, 한국어' }).fill(text)
    if (isMain) await line.getByRole('checkbox', { name: '주요 경력' }).check()
  }
  await choosePicture(page, '대표 사진', await jpeg('lawyer.jpg', 900, 1200, '#16202E'))
  await choosePicture(page, '목록 사진', await jpeg('lawyer-list.jpg', 900, 900, '#16202E'))
  await page.getByRole('checkbox', { name: '게시함' }).check()
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await picture(page, 'lawyer')
  await made(page, 'lawyers')
}

const story = { ko: '재산분할 45%를 인정받은 사례', en: '45 percent of the property awarded', cn: '获判百分之四十五财产的案例' }

/** Returns when it is to be published. */
async function scheduleStory(page: Page): Promise<Date> {
  await open(page, 'success/create')
  await fillTranslated(page, '제목', Object.values(story))
  await fillTranslated(page, '요약', [
    '재산이 모두 남편 명의였던 사건입니다.',
    'All property stood in the husband’s name.',
    '全部财产登记在丈夫名下的案件。',
  ])
  await fillTranslated(page, '결과', ['재산분할 45% 인정', '45% of the property', '获得45%财产'])
  await fillTranslated(page, '본문', ['집안일을 맡아 온 기여를 밝혔습니다.', 'We showed what she had contributed.', '我们证明了她的贡献。'])
  await page.getByLabel('구분').selectOption('해결 사례')
  await page.getByLabel('분야').selectOption('이혼')
  await made(page, 'success')
  const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 120_000)
  await page.getByText('게시 예약', { exact: true }).click()
  const schedule = page.locator('details[open]').last()
  await fillInstant(schedule.getByRole('group', { name: '게시할 때', exact: true }).first(), at)
  await schedule.getByRole('button', { name: '저장' }).click()
  await schedule.getByText('Saved').waitFor()
  await schedule.scrollIntoViewIfNeeded()
  await picture(page, 'schedule')
  return at
}

async function addBanner(page: Page): Promise<void> {
  await open(page, 'banners/create')
  await fillTranslated(page, '큰 제목', ['혼자 결정하지 마십시오'])
  await fillTranslated(page, '내용', ['처음 상담부터 끝까지 같은 변호사가 함께합니다.'])
  await page.getByLabel('보이는 곳').selectOption('첫 화면')
  await choosePicture(page, '사진', await jpeg('banner.jpg', 1600, 900, '#33475B'))
  await choosePicture(page, '모바일 사진', await jpeg('banner-narrow.jpg', 900, 1200, '#33475B'))
  await page.getByLabel('순서').fill('1')
  await page.getByRole('checkbox', { name: '게시함' }).check()
  await made(page, 'banners')
}

async function addPopup(page: Page): Promise<void> {
  await open(page, 'popups/create')
  await fillTranslated(page, '제목', ['개소 안내'])
  await fillTranslated(page, '본문', ['새 사무소가 문을 열었습니다.'])
  await page.getByLabel('보이는 곳').selectOption('이혼·가사')
  const period = (name: string) => page.getByRole('group', { name, exact: true }).first()
  const now = Date.now()
  await fillInstant(period('시작'), new Date(now - 60_000))
  await fillInstant(period('끝'), new Date(now - 3_600_000))
  await page.getByRole('checkbox', { name: '게시함' }).check()
  // An end before the begin is told, and what was typed stays.
  await save(page).click()
  await page.getByText('시작보다 뒤여야 합니다.').waitFor()
  await fillInstant(period('끝'), new Date(now + 7 * 86_400_000))
  await made(page, 'popups')
}

/** The privacy policy with its brackets filled in, in force from now on. */
async function addTerm(page: Page): Promise<void> {
  await open(page, 'terms')
  await page.getByRole('link', { name: '개인정보 처리방침' }).click()
  await page.getByRole('link', { name: '복제' }).click()
  await page.getByLabel('판 번호').fill('1.1')
  const text = page.getByRole('textbox', { name: '본문, 한국어' })
  await text.waitFor()
  await text.fill('법무법인 이음새는 개인정보를 다음과 같이 처리합니다. 개인정보 보호책임자는 한서윤입니다.')
  await fillInstant(page.getByRole('group', { name: '시행일', exact: true }).first(), new Date(Date.now() + 60_000))
  await page.getByRole('checkbox', { name: '게시함' }).check()
  await picture(page, 'term')
  await made(page, 'terms')
}

/** Returns the receipt number. */
async function askOnSite(page: Page): Promise<string> {
  await page.goto(`${origin}/`)
  await page.getByRole('button', { name: '상담 문의' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('성함').fill('김하늘')
  await dialog.getByLabel('연락처').fill('010-0000-0001')
  await dialog.getByLabel('문의내용').fill(`협의이혼을 준비하고 있습니다. 이메일로 답해 주십시오: ${asker}`)
  await dialog.getByRole('checkbox', { name: /개인정보 수집과/ }).check()
  await dialog.getByRole('button', { name: '상담 신청하기' }).click()
  const answer = page.getByRole('alertdialog')
  const said = (await answer.textContent()) ?? ''
  const receipt = /\d{6}-[A-Z0-9]{6}/.exec(said)?.[0]
  check(receipt !== undefined, `a receipt number is shown: ${said}`)
  await answer.getByRole('button').click()
  return receipt
}

async function answerByMail(page: Page, receipt: string): Promise<void> {
  await open(page, 'forms')
  await page.getByRole('row').filter({ hasText: receipt }).getByRole('link').first().click()
  await page.getByText(asker).waitFor()
  await page.getByText('이메일로 답하기').click()
  const form = page.locator('details[open]').first()
  await form.getByLabel('받는 이메일').fill(asker)
  await form.getByRole('textbox', { name: '제목' }).fill('상담 안내')
  await form.getByRole('textbox', { name: '내용' }).fill('내일 오후 3시에 전화드려도 되겠습니까?')
  await form.scrollIntoViewIfNeeded()
  await picture(page, 'answer')
  await form.getByRole('button', { name: '보내기' }).dblclick()
  await form.getByText('보냈습니다.').waitFor()
}

async function exportRequests(page: Page): Promise<void> {
  await open(page, 'forms')
  await page.getByRole('button', { name: '내보내기' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('월간 상담 통계')
  await picture(page, 'export')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '내보내기' }).click()
  const file = await text(await (await download).createReadStream())
  check(file.includes('김하늘'), 'the export holds the request')
}

/** Who is at work, and two who look at the public site. */
interface Walk {
  office: Page
  wide: Page
  narrow: Page
  /** Another one's window. */
  open: (width: number) => Promise<Page>
}

async function setUpSite({ office, wide, narrow }: Walk): Promise<void> {
  const visitors = [wide, narrow]
  await step('a visitor sees a site without a name', () => expectOnSite(visitors, '/', '법률사무소'))
  await step('the dashboard lists what is left', async () => {
    await logIn(office, origin, administrator)
    await office.getByText('사이트를 열기까지 남은 준비').waitFor()
    await office.getByRole('region', { name: '남은 준비' }).getByRole('listitem').nth(5).waitFor()
    await picture(office, 'dashboard')
  })
  await step('the firm, its offices and hours', () => fillSetting(office))
  await step('… on the site', () => expectOnSite(visitors, '/contact', '서울특별시 서초구 가상로 1, 3층'))
  await step('a lawyer with pictures and career', () => addLawyer(office))
  await step('… on the site', () => expectOnSite(visitors, '/member/lawyer', '전 서울가정법원 조정위원'))
  const at = await step('a story in three languages, in two minutes', () => scheduleStory(office))
  await step('a banner', () => addBanner(office))
  await step('… on the site', () => expectOnSite(visitors, '/', '혼자 결정하지 마십시오'))
  await step('a popup', () => addPopup(office))
  await step('… on the site', () => expectOnSite(visitors, '/', '개소 안내'))
  await step('a version of the privacy policy', () => addTerm(office))
  check(!(await (await fetch(`${origin}/story/firm`)).text()).includes(story.ko) || Date.now() >= at.getTime(), 'no story before its time')
  await step('… the story, when its time has come', async () => {
    const end = at.getTime() + publicationTimeout
    while (!(await (await fetch(`${origin}/story/firm`)).text()).includes(story.ko)) {
      check(Date.now() < end, 'the story is published at its time')
      await wait(2000)
    }
    await expectOnSite(visitors, '/story/firm', story.ko)
    for (const language of ['en', 'cn'] as const) {
      const translated = await fetch(`${origin}/story/firm`, { headers: { cookie: `locale=${language}` } })
      check((await translated.text()).includes(story[language]), `the story is translated (${language})`)
    }
  })
  // In force by now: later than the text that the installation began with.
  await step('… the policy, now in force', () => expectOnSite(visitors, '/privacy-policy', '개인정보 보호책임자는 한서윤입니다.'))
  await wide.goto(origin)
  await wait(1200)
  await picture(wide, 'site')
}

async function workWithRequests(walk: Walk, mails: readonly Mail[]): Promise<void> {
  await step('a clerk with one scope', () => addClerk(walk.office))
  const desk = await walk.open(360)
  await step('… sees requests, and nothing else', async () => {
    await logIn(desk, origin, clerk)
    await open(desk, 'success')
    await desk.getByText('접근권한이 없습니다').waitFor()
  })
  const receipt = await step('a visitor asks, on a phone', () => askOnSite(walk.narrow))
  await step('the clerk answers by mail, on a phone', () => answerByMail(desk, receipt))
  await step('… which arrives once', async () => {
    const end = Date.now() + 20_000
    while (mails.length === 0) {
      check(Date.now() < end, 'the mail arrives')
      await wait(200)
    }
    await wait(2000)
    check(mails.length === 1 && mails[0]?.to.join() === asker, `one mail to ${asker}: ${JSON.stringify(mails)}`)
  })
  await step('an export with its reason', () => exportRequests(walk.office))
  await step('what was done is no longer among what is left', async () => {
    await open(walk.office, 'dashboard')
    const left = walk.office.getByRole('region', { name: '남은 준비' }).getByRole('listitem')
    await left.filter({ hasText: '약관' }).waitFor()
    for (const done of ['사무소를 적습니다', '첫 성공사례', '배너'])
      check((await left.filter({ hasText: done }).count()) === 0, `nothing is left of: ${done}`)
  })
}

/** A mail server that takes everything. */
async function openMailServer(): Promise<{ url: string; mails: Mail[]; close: () => void }> {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address) })
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port: at } = listening.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${at}`, mails, close: () => server.close() }
}

ensureChromium()
const mail = await openMailServer()
let server: RunningServer | undefined
const browser = await chromium.launch({ executablePath: headless() })
try {
  await step('the first administrator, by the command', async () => createAdministrator())
  const letters = { SMTP_URL: mail.url, MAIL_FROM: '이음새 <office@firm.example>' }
  server = await step('the server', () => startServer(port, { ...settings, ...letters, LOG_LEVEL: 'error' }))
  const openPage = async (width: number): Promise<Page> => {
    const size = { width, height: width < 500 ? 740 : 800 }
    const context = await browser.newContext({ viewport: size, locale: 'ko-KR', timezoneId: 'Asia/Seoul', hasTouch: width < 500 })
    context.setDefaultTimeout(30_000)
    return context.newPage()
  }
  const walk: Walk = { office: await openPage(1280), wide: await openPage(1280), narrow: await openPage(360), open: openPage }
  await setUpSite(walk)
  await workWithRequests(walk, mail.mails)
  console.log('\nThe walk holds.')
} finally {
  await browser.close()
  mail.close()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
