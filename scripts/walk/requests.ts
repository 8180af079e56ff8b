import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { logIn, made, picture } from '../console-hand.ts'
import type { Mail } from './mail-server.ts'
import { check, clerk, open, origin, step, type Walk } from './steps.ts'

const asker = 'haneul@person.example'

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
  await open(page, `forms?q=${receipt}`)
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('region', { name: '문의내용' }).getByText(asker).waitFor()
  await page.getByRole('tab', { name: '이메일로 답하기' }).click()
  const form = page.getByRole('tabpanel', { name: '이메일로 답하기' })
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
  await page.getByRole('button', { name: '다른 작업' }).click()
  await page.getByRole('menuitem', { name: '내보내기: CSV' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('월간 상담 통계')
  await picture(page, 'export')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '내보내기' }).click()
  const file = await text(await (await download).createReadStream())
  check(file.includes('김하늘'), 'the export holds the request')
}

/** A clerk with one scope answers what a visitor asks. */
export async function workWithRequests(walk: Walk, mails: readonly Mail[]): Promise<void> {
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
