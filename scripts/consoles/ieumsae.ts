import type { Page } from 'playwright'
import { type Product, text } from './product.ts'

const staff = { username: 'admin', password: 'ieumsae-demo' }

async function accessToken(page: Page): Promise<string> {
  const basic = `Basic ${Buffer.from(`${staff.username}:${staff.password}`).toString('base64')}`
  const first = await page.request.get('/api/auth/refreshToken', { headers: { authorization: basic } })
  const { refreshToken } = (await first.json()) as { refreshToken: string }
  const second = await page.request.get('/api/auth/accessToken', { headers: { authorization: `Bearer ${refreshToken}` } })
  return ((await second.json()) as { accessToken: string }).accessToken
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `${name}, 한국어` })
const rows = (page: Page) => page.locator('tbody tr')

/** An instant as it is typed on the office's clock, in Korean: the half of the day before the hour. */
function keysOf(at: Date): string {
  const zone = { timeZone: 'Asia/Seoul' }
  const day = at.toLocaleDateString('sv-SE', zone).replaceAll('-', '')
  const [, half = '', hour = '', minute = ''] =
    /(\w+) (\d+):(\d+)/.exec(at.toLocaleTimeString('en-US', zone).replace(/^(.*) (..)$/, '$2 $1')) ?? []
  return `${day}${half.slice(0, 1).toLowerCase()}${hour.padStart(2, '0')}${minute}`
}

/** Our own console. */
export const ieumsae = (origin: string): Product => ({
  name: 'Ieumsae',
  origin,
  async logIn(page) {
    await page.goto('/console')
    await page.getByRole('textbox', { name: '아이디' }).fill(staff.username)
    await page.getByRole('textbox', { name: '비밀번호' }).fill(staff.password)
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await page.getByText('새 상담 신청').first().waitFor()
  },
  async openList(page) {
    await page.goto('/console/success')
    await rows(page).nth(5).waitFor()
    // The console keeps a stream open, so the network is never idle.
    await page.waitForTimeout(1000)
  },
  async add(page, title, isChanged) {
    const headers = { authorization: `Bearer ${await accessToken(page)}` }
    const story = {
      subject: { ko: title },
      summary: { ko: text.summary },
      result: { ko: text.outcome },
      content: { ko: `<p>${text.body}</p>` },
      thumb: null,
      code: 'firm',
      practice: 'divorce',
      isPublished: isChanged,
    }
    const made = await page.request.post('/api/console/success', { headers, data: story })
    if (!made.ok()) throw new Error(await made.text())
    if (!isChanged) return
    const { success } = (await made.json()) as { success: { _id: string } }
    await page.request.put(`/api/console/success/${success._id}`, { headers, data: { result: { ko: text.better } } })
  },
  async create(person, title, picture) {
    const { page } = person
    await person.click(page.getByRole('link', { name: '새로 만들기' }), field(page, '제목'))
    await person.fill(field(page, '제목'), title)
    await person.fill(field(page, '요약'), text.summary)
    await person.fill(field(page, '결과'), text.outcome)
    await person.fill(field(page, '본문'), text.body)
    await person.choose(page.getByText('사진 한 장 고르기').first(), picture, page.getByAltText('올린 사진'))
    await person.select(page.getByLabel('구분'), 'firm')
    await person.select(page.getByLabel('분야'), 'divorce')
    await person.click(page.getByRole('checkbox', { name: '게시함' }))
    await person.press('Control+s', page.getByRole('heading', { level: 1, name: title }))
  },
  async fix(person, word) {
    const { page } = person
    const found = page.getByRole('main').getByRole('link', { name: word })
    const isFound = () => Promise.all([found.waitFor(), rows(page).nth(1).waitFor({ state: 'detached' })])
    await person.fill(page.getByRole('searchbox', { name: '찾을 말' }), word, isFound)
    await person.click(found, field(page, '결과'))
    await person.fill(field(page, '결과'), text.better)
    await person.press('Control+s', page.getByText('Saved'))
  },
  async schedule(person, title, at) {
    const { page } = person
    await person.click(page.getByRole('main').getByRole('link', { name: title }), field(page, '제목'))
    const times = page.locator('details', { has: page.getByText('게시 예약', { exact: true }) })
    const year = times.getByRole('spinbutton').first()
    await person.click(times.locator('summary'), year)
    await person.fillParts(year, keysOf(at))
    await person.click(times.getByRole('button', { name: '저장', exact: true }), times.getByText('Saved'))
  },
  async restore(person, title) {
    const { page } = person
    await person.click(page.getByRole('main').getByRole('link', { name: title }), field(page, '제목'))
    const versions = page.locator('details li summary')
    await person.click(page.getByText('이전 내용', { exact: true }), versions)
    const take = page.getByRole('button', { name: '모두 그때 내용으로' })
    await person.click(versions.last(), take)
    await person.click(take)
    await person.press('Control+s', page.getByText('Saved'))
  },
  screens: [
    {
      name: 'first',
      path: '/console',
      isShown:
        "(counts => counts.length > 4 && counts.every((count) => /\\d/.test(count.textContent)))([...document.querySelectorAll('main a.block > span:nth-child(2)')])",
    },
    { name: 'stories', path: '/console/success', isShown: "document.querySelectorAll('main tbody tr').length >= 10" },
  ],
})
