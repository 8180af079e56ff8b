import { join } from 'node:path'
import { type BrowserContextOptions, request as newRequest } from '@playwright/test'
import { samples } from '../../src/server/testing/documents.ts'
import { seconds } from '../../src/server/testing/patience.ts'
import { test as base } from '../fake-camera.ts'
import { expect, expectNoSidewaysScroll, watchOver } from '../fixtures.ts'
import { Caller, fairSoon } from '../online-meeting.ts'
import { startServer } from '../server.ts'
import { cn, ko, type Language } from '../words.ts'
import { Phone } from './phone.ts'

const minute = 60_000
const hour = 60 * minute
/** A clock on which it is evening now: what is offered then has waited for twelve hours when answers are asked for, at nine. */
const evening = () => {
  const ahead = (19 - new Date().getUTCHours() + 24) % 24
  return ahead <= 14 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`
}
const dayIn = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10)
/** The clock goes ahead three times: to when invitations are written, into the meeting, which begins in five minutes, and to the morning after. */
const steps = [minute / 3, 6 * minute, 14 * hour]

interface Organiser {
  origin: string
  staff: Caller
  /** Logs the staff in again: no token lasts until the morning after. */
  logIn: () => Promise<Caller>
  passTime: () => void
  /** Returns the path of the last mail to somebody that leads to such a part of the app. */
  linkTo: (mail: string, part: string) => Promise<string>
}

const test = base.extend<{ organiser: Organiser }>({
  organiser: async ({ browserName: _any }, provide) => {
    const settings = { SEED: 'demo', STUN_URLS: '', CLOCK_STEPS: steps.join(',') }
    const server = await startServer(process.env['DIST'] ?? 'dist', settings, join(import.meta.dirname, 'server-clock.ts'))
    const { origin, pid = 0 } = server
    const own = await newRequest.newContext()
    const logIn = () => Caller.logIn(own, 'admin', origin)
    const staff = await logIn()
    const linkTo = async (mail: string, part: string) => {
      const reader = await logIn()
      const find = async () => {
        const { messages } = await reader.call('GET /api/console/outbox', {})
        const links = messages.filter(({ to }) => to === mail).flatMap(({ text }) => /https?:\/\/\S+/.exec(text) ?? [])
        return links.find((link) => link.includes(part))
      }
      await expect.poll(find, { message: `a mail to ${mail} that leads to ${part}`, timeout: seconds(15) }).toBeDefined()
      const { pathname, search, hash } = new URL((await find()) ?? '')
      return `${pathname}${search}${hash}`
    }
    await provide({ origin, staff, logIn, passTime: () => void process.kill(pid, 'SIGUSR2'), linkTo })
    await own.dispose()
    await server.stop()
  },
})

/** As the organiser's list has them: what it does not say is left to the companies. */
const [seller, buyer] = [
  { name: '다온차', mail: 'daon@example.com' },
  { name: '青岚贸易有限公司', mail: 'qinglan@example.com' },
]
const list = {
  columns: ['company', 'role', 'person', 'mail', 'country', 'language', 'category', 'productCategory', 'certificate', 'registrationNumber'],
  rows: [
    [seller.name, '판매 기업', '김다온', seller.mail, '대한민국', '한국어', '차', '녹차', '서울어워드', '120-81-00001'],
    [buyer.name, '바이어', '王岚', buyer.mail, '中国', '中文', '食品', '', '', ''],
  ].map((cells, index) => ({ row: index + 2, cells })),
}

const phoneOf = ({ wish }: Language, timezoneId: string): BrowserContextOptions => ({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: wish,
  timezoneId,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  permissions: ['camera', 'microphone'],
})

/** Staff make a fair, bring both in by their list and invite them. @returns the fair */
async function invite({ staff, passTime }: Organiser): Promise<string> {
  const title = { ko: '두 대의 휴대 전화', cn: '两部手机' }
  const { fair } = await staff.call('POST /api/console/fairs', {}, { ...fairSoon(title.ko), title, tables: 0 })
  const params = { _id: fair._id }
  const { results } = await staff.call('POST /api/console/fairs/{_id}/participants/import', params, list)
  expect(results.map(({ state, issues }) => [state, issues])).toEqual(list.rows.map(() => ['new', []]))
  const { invitations } = await staff.call('POST /api/console/fairs/{_id}/invitations', params, { kind: 'invite', _participant: null })
  expect(invitations.requested).toBe(2)
  passTime()
  return fair._id
}

async function acceptInvitation(phone: Phone, link: string): Promise<void> {
  await phone.open(link)
  await phone.way('accepting the invitation', { presses: 4, texts: 1 }, async () => {
    await phone.type('비밀번호 (8자 이상)', 'correct horse 배터리')
    const required = phone.page.getByRole('checkbox', { name: phone.t('(필수) {subject}') })
    for (const box of await required.all()) await phone.tap(box)
    await phone.press('button', '초대를 받아들이고 가입하기')
    await phone.agree('가입하셨습니다. 회사 정보를 확인하시고 비어 있는 곳을 적어 주십시오.')
    await phone.see('내 회사')
  })
}

async function completeSeller(phone: Phone): Promise<void> {
  await phone.way('completing the profile', { presses: 3, texts: 3 }, async () => {
    await phone.type('대표자 성함', '김다온')
    await phone.type('회사 주소', '전라남도 보성군 보성읍 1')
    await phone.type('회사 소개 (선택)', '보성에서 기른 녹차를 만듭니다.')
    await phone.press('button', '저장')
    await phone.agree('저장했습니다.')
    const choosing = phone.page.waitForEvent('filechooser')
    await phone.tap(phone.page.getByText(phone.t('사업자등록증 고르기')))
    await (await choosing).setFiles({ name: 'registration.pdf', mimeType: 'application/pdf', buffer: samples.pdf })
    await expect(phone.page.getByText(phone.t('사업자등록증을 받았습니다.'))).toBeVisible()
  })
}

async function completeBuyer(phone: Phone): Promise<void> {
  await phone.way('completing the profile', { presses: 3, texts: 4 }, async () => {
    await phone.type('대표자 성함', '王岚')
    await phone.type('회사 주소', '上海市黄浦区南京东路1号')
    await phone.press('radio', '온라인')
    await phone.type('활동하시는 도시나 지역', '上海')
    await phone.type('회사 소개 (선택)', '在华东地区销售茶叶和食品。')
    await phone.press('button', '저장')
    await phone.agree('저장했습니다.')
  })
}

async function approve({ staff }: Organiser, _fair: string): Promise<void> {
  const { participants } = await staff.call('GET /api/console/fairs/{_id}/joining', { _id: _fair })
  for (const { _id, name } of participants) {
    const { companies } = await staff.call('GET /api/console/companies', {}, undefined, { q: name })
    expect(companies.map((company) => company.name)).toEqual([name])
    await staff.call('PUT /api/console/companies/{_id}', { _id: companies[0]?._id ?? '' }, { state: 'APPROVED' })
    await staff.call('PUT /api/console/fairs/participants/{_id}', { _id }, { state: 'APPROVED' })
  }
}

/** Makes a fair of the days to come with both of them in it. @returns the page of the seller there */
async function inviteAgain({ staff }: Organiser): Promise<{ _fair: string; path: string }> {
  const soon = { ...fairSoon('다음 상담회'), tables: 0 }
  const ends = { recruitTo: `${dayIn(6)}T00:00:00.000Z`, applyTo: `${dayIn(6)}T00:00:00.000Z` }
  const plan = { timeZone: evening(), days: [dayIn(5)], opens: '10:00', closes: '12:00' }
  const { fair } = await staff.call('POST /api/console/fairs', {}, { ...soon, ...ends, ...plan })
  const add = async (q: string) => {
    const { companies } = await staff.call('GET /api/console/companies', {}, undefined, { q })
    const body = { state: 'APPROVED', _company: companies[0]?._id ?? '' } as const
    return (await staff.call('POST /api/console/fairs/{_id}/participants', { _id: fair._id }, { ...body, entry: null })).participant._id
  }
  const _seller = await add(seller.name)
  await add(buyer.name)
  return { _fair: fair._id, path: `/fairs/${fair._id}/companies/${_seller}` }
}

async function findSeller(phone: Phone): Promise<void> {
  const { page, t } = phone
  await phone.open('/mypage/today')
  await phone.way('finding a seller', { presses: 2, texts: 0 }, async () => {
    await phone.press('link', '참가 기업', page.getByRole('navigation', { name: t('내 활동') }))
    await phone.see('참가 기업')
    await phone.tap(page.getByRole('link', { name: seller.name, exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible()
    await phone.see()
  })
}

/** On the page of the seller. */
async function offer(phone: Phone): Promise<void> {
  const { page, t } = phone
  await phone.way('offering a time', { presses: 3, texts: 0 }, async () => {
    await phone.press('link', '이 기업에 상담 제안')
    const form = page.getByRole('region', { name: t('{name}에 상담 제안', { name: seller.name }) })
    const times = form.getByRole('listbox').getByRole('option', { disabled: false })
    await phone.tap(times.first().getByText(t('비어 있음')))
    // The fair has no tables: how to meet is chosen.
    await expect(form.getByRole('radio', { name: t('온라인(화상)') })).toBeChecked()
    await phone.see('매칭 신청')
    await phone.press('button', '제안 보내기', form)
    await phone.hear('제안을 보냈습니다. 판매 기업이 답하면 알려 드립니다.')
    await expect(page.getByRole('button', { name: t('되돌리기') })).toBeVisible()
    await phone.see('내 매칭')
  })
}

/** Answers what a mail leads to: its dialog is open, and the one time that is left is picked in it. */
async function answer(
  phone: Phone,
  way: string,
  { title, button, question, done }: Record<'title' | 'button' | 'question' | 'done', string>,
) {
  await phone.way(way, { presses: 2, texts: 0 }, async () => {
    const dialog = phone.page.getByRole('dialog', { name: phone.t(title) })
    const picked = dialog.getByRole('option', { selected: true })
    await expect(picked).toHaveCount(1)
    // An offer is no rival of itself.
    await expect(picked).not.toContainText(phone.t('제안 {count}건 대기', { count: 1 }))
    await expectNoSidewaysScroll(phone.page)
    await phone.press('button', button, dialog)
    await phone.agree(question)
    await phone.hear(done)
    await phone.see('내 매칭')
  })
}

/** Writes to the other side: from the card of the matching, or where a mail has led, in answer to what is heard there. */
async function write(phone: Phone, text: string, heard: string | undefined): Promise<void> {
  const { page, t } = phone
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('log', { name: t('주고받은 메시지') }) })
  await phone.way('writing a message', { presses: heard === undefined ? 2 : 1, texts: 1 }, async () => {
    if (heard === undefined) await phone.tap(page.locator('button[commandfor=conversation]').first())
    else await expect(dialog.getByText(heard)).toBeVisible()
    await phone.type('보낼 글', text)
    await phone.press('button', '보내기', dialog)
    await expect(dialog.getByRole('log').getByText(text)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}

async function enterRoom(phone: Phone): Promise<void> {
  await phone.open('/mypage/today')
  await phone.way('entering the room', { presses: 2, texts: 0 }, async () => {
    await phone.press('link', '온라인 상담실 들어가기')
    const enter = phone.page.getByRole('button', { name: phone.t('들어가기'), exact: true })
    await expect(enter).toBeVisible()
    await phone.see('온라인 상담실')
    await phone.tap(enter)
  })
}

/** Leaves the room, says that both were there, and what came of it, on the page that one comes to. */
async function leaveAndReport(phone: Phone): Promise<void> {
  await phone.way('saying what came of it', { presses: 9, texts: 0 }, async () => {
    await phone.press('button', '나가기')
    await phone.press('button', '상담했습니다')
    await phone.agree('상담하셨다고 알리시겠습니까?')
    await phone.agree('저장했습니다.')
    await phone.choose('관심', '높음')
    await phone.tap(phone.page.getByRole('radio', { name: phone.t('{rating}점', { rating: 5 }) }))
    await phone.see('온라인 상담실')
    await phone.press('button', '저장')
    await phone.agree('저장했습니다.')
  })
}

/** Notes what is to be done after a meeting, and finds it again where the day begins. */
async function noteTask(phone: Phone, _matching: string): Promise<void> {
  const text = '샘플 두 상자 보내기'
  await phone.open(`/mypage/matchings?type=all&open=${_matching}`)
  await phone.way('noting a task', { presses: 1, texts: 2 }, async () => {
    await phone.type('새로 하실 일', text)
    await phone.pickDay('언제까지 (선택)', dayIn(2))
    await phone.press('button', '할 일 더하기')
    await expect(phone.page.getByRole('checkbox', { name: text })).toBeVisible()
    await expectNoSidewaysScroll(phone.page)
  })
  await phone.open('/mypage/today')
  await expect(phone.page.getByRole('link', { name: text })).toBeVisible()
}

/** Answers by the link of a mail, on a phone on which nobody is logged in: it answers once. */
async function answerByMail(phone: Phone, link: string): Promise<void> {
  const { page, t } = phone
  await phone.open(link)
  const accept = page.getByRole('button', { name: t('수락'), exact: true })
  await phone.way('answering by a mail', { presses: 1, texts: 0 }, async () => {
    await expect(page.getByText(buyer.name, { exact: true })).toBeVisible()
    await phone.tap(accept)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(t('제안을 수락했습니다'))
    await expectNoSidewaysScroll(page)
  })
  await page.reload()
  await expect(page.getByRole('main').getByRole('status')).toContainText(t('로그인하고 상담 보기'))
  await expect(accept).toHaveCount(0)
}

test('a Korean seller and a Chinese buyer come from the invitation to the next fair on phones, in so many presses', async ({
  organiser,
  addDevice,
}) => {
  test.setTimeout(seconds(90))
  const { origin, staff, logIn, passTime, linkTo } = organiser
  const devices = [
    await addDevice({ ...phoneOf(ko, 'Asia/Seoul'), baseURL: origin }),
    await addDevice({ ...phoneOf(cn, 'Asia/Shanghai'), baseURL: origin }),
  ] as const
  const watches = devices.map((device) => watchOver(device, origin))
  const [ofSeller, ofBuyer] = [await Phone.of('the seller', devices[0], ko), await Phone.of('the buyer', devices[1], cn)]
  const both = [ofSeller, ofBuyer]

  const _fair = await invite(organiser)
  await acceptInvitation(ofSeller, await linkTo(seller.mail, '#invitation='))
  await completeSeller(ofSeller)
  await acceptInvitation(ofBuyer, await linkTo(buyer.mail, '#invitation='))
  await completeBuyer(ofBuyer)
  await approve(organiser, _fair)

  await findSeller(ofBuyer)
  await offer(ofBuyer)
  await ofSeller.open(await linkTo(seller.mail, '/mypage/matchings'))
  const accepting = { title: '제안 수락', button: '수락', question: '수락하시겠습니까?', done: '제안을 수락했습니다' }
  await answer(ofSeller, 'answering an offer', accepting)
  await ofBuyer.open(await linkTo(buyer.mail, '/mypage/matchings'))
  const confirming = { title: '시간 확정', button: '시간 확정', question: '이 시간으로 확정하시겠습니까?', done: '상담이 확정되었습니다' }
  await answer(ofBuyer, 'confirming a time', confirming)

  const [question, reply] = ['价格表有英文版吗？', '네, 영문 단가표도 있습니다.']
  await write(ofBuyer, question, undefined)
  await ofSeller.open(await linkTo(seller.mail, '#messages'))
  await write(ofSeller, reply, question)
  await expect(ofBuyer.page.getByRole('log').getByText(reply)).toBeVisible({ timeout: seconds(25) })

  for (const phone of both) await enterRoom(phone)
  for (const [phone, other] of [
    [ofSeller, buyer],
    [ofBuyer, seller],
  ] as const) {
    await expect(phone.page.getByRole('figure', { name: other.name }).locator('video')).toBeVisible({ timeout: seconds(15) })
    await expectNoSidewaysScroll(phone.page)
  }
  const { matchings } = await staff.call('GET /api/console/fairs/{_id}/matchings', { _id: _fair })
  const mid = matchings[0]?._id ?? ''
  const read = async () => (await staff.call('GET /api/console/fairs/{_id}/matchings/{mid}', { _id: _fair, mid })).matching
  passTime()
  await expect.poll(async () => (await read()).actions).toContain('mark')
  for (const phone of both) await leaveAndReport(phone)
  const said = { interest: 'high', rating: 5 }
  expect(await read()).toMatchObject({ state: 'met', method: 'ONLINE', outcomes: { seller: said, buyer: said } })
  await noteTask(ofSeller, mid)

  const next = await inviteAgain(organiser)
  await ofBuyer.open(next.path)
  await offer(ofBuyer)
  // Before the night: with the clock of the server the sessions of both come to their end.
  for (const { verify } of watches) verify()
  passTime()
  const stranger = await Phone.of('the seller without a login', await addDevice({ ...phoneOf(ko, 'Asia/Seoul'), baseURL: origin }), ko)
  await answerByMail(stranger, await linkTo(seller.mail, '/mypage/answer'))
  const answered = await (await logIn()).call('GET /api/console/fairs/{_id}/matchings', { _id: next._fair })
  expect(answered.matchings.map(({ state }) => state)).toEqual(['accepted'])
})
