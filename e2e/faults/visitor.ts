import type { Page } from '@playwright/test'
import { seconds } from '../../src/server/testing/patience.ts'

const receiptNumber = /\d{6}-[2-9A-HJ-NP-Z]{6}/

/** Outcome of a request, as the screen has told it. */
export type Said =
  | { what: 'received'; receipt: string }
  | { what: 'queued' }
  /** The words are still in the form. */
  | { what: 'failed'; text: string }
  /** The page went before it said anything. */
  | { what: 'nothing' }

/** Opens a page; one that does not come, since the server is just being started again, is asked for again, as visitors do. */
export async function visit(page: Page, path: string): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await page.goto(path, { waitUntil: 'commit' })
      return
    } catch (error) {
      if (tries === 20) throw error
      await page.waitForTimeout(1000)
    }
}

/** Opens the form, wherever the page comes from: the server or the device. */
export async function openForm(page: Page): Promise<void> {
  await visit(page, '/?open=consultation')
  await page
    .getByRole('dialog', { name: '상담 문의', exact: true })
    .getByLabel('성함')
    .waitFor({ timeout: seconds(30) })
}

/** Writes a request with these words and sends it off. */
export async function submit(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '상담 문의', exact: true })
  await dialog.getByLabel('성함').fill('김하늘')
  await dialog.getByLabel('연락처').fill('01012345678')
  await dialog.getByLabel('문의내용').fill(words)
  await dialog.getByRole('checkbox', { name: '개인정보 수집과 이용에 동의합니다.' }).check()
  await dialog.getByRole('button', { name: '상담 신청하기' }).click()
}

/** Reads what became of it, and closes it. */
export async function read(page: Page): Promise<Said> {
  const alert = page.getByRole('alertdialog')
  await alert.waitFor({ timeout: seconds(30) })
  const text = (await alert.textContent()) ?? ''
  await alert.getByRole('button', { name: '확인' }).click()
  const receipt = receiptNumber.exec(text)?.[0]
  if (text.includes('완료되었습니다') && receipt !== undefined) return { what: 'received', receipt }
  return text.includes('이 기기에 보관했습니다') ? { what: 'queued' } : { what: 'failed', text }
}

export interface Row {
  id: string
  state: string
  receipt: string | null
  kind: string
  account: string | null
  /** Whether words of the visitor are still there, sealed. */
  isSealed: boolean
}

/** Reads the device's outbox, as it is stored. */
export const outboxRows = (page: Page): Promise<Row[]> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'ieumsae-outbox')) return []
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ieumsae-outbox')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('open')))
    })
    database.addEventListener('versionchange', () => database.close())
    const rows = await new Promise<Record<string, unknown>[]>((resolve, reject) => {
      const request = database.transaction('entries').objectStore('entries').getAll()
      request.addEventListener('success', () => resolve(request.result as Record<string, unknown>[]))
      request.addEventListener('error', () => reject(request.error ?? new Error('read')))
    })
    database.close()
    return rows.map(({ id, kind, account, state, receipt, sealed }) => ({
      id: String(id),
      kind: String(kind),
      account: typeof account === 'string' ? account : null,
      state: String(state),
      receipt: typeof receipt === 'string' ? receipt : null,
      isSealed: sealed !== undefined,
    }))
  })

/** Reads the outbox on the screen: one text for each entry. */
export async function outboxOnScreen(page: Page): Promise<string[]> {
  await visit(page, '/device')
  const list = page.getByRole('region', { name: '보내기를 기다리는 신청', exact: true })
  await list
    .getByText(/이 기기에서 보내기를 기다리는 것이 없습니다|상담 신청 ·/)
    .first()
    .waitFor({ timeout: seconds(30) })
  return list.getByRole('listitem').allTextContents()
}

/** Clears away what was received, as the visitor does. */
export async function clearReceipts(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: '보내기를 기다리는 신청', exact: true })
  const buttons = list.getByRole('button', { name: '지우기', exact: true })
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  }
}
