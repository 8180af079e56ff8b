import { randomUUID } from 'node:crypto'
import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page, TestInfo } from '@playwright/test'
import { hydrated, expect } from './fixtures.ts'

const receiptNumber = /\d{6}-[2-9A-HJ-NP-Z]{6}/
export const uploads = '**/api/v1/forms/*/files'
export const done = '고객상담신청이 완료되었습니다'
export const underWay = '상담 신청을 접수했습니다'

export const MB = 1024 * 1024
/** Begins as a document does; the rest is of no matter to who only looks at the type. */
export const pdf = (bytes = 2000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 1)])
export const program = Buffer.concat([Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), Buffer.alloc(2000)])
export const soundFrame = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])
export const aFile = (name: string, buffer = pdf()) => ({ name, mimeType: '', buffer })

/** Files too large to be handed over in memory, without bytes in them. */
export async function onDisk(info: TestInfo, files: readonly (readonly [string, number])[]): Promise<string[]> {
  const folder = info.outputPath('files')
  await mkdir(folder, { recursive: true })
  return Promise.all(
    files.map(async ([name, bytes]) => {
      const path = join(folder, name)
      await writeFile(path, pdf())
      await truncate(path, bytes)
      return path
    }),
  )
}

/** Words that nothing else on the page or the server contains. */
export const written = () => ({
  name: `김하늘 ${randomUUID().slice(0, 8)}`,
  phone: '01012345678',
  content: `양육권을 여쭙니다. ${randomUUID()}`,
})

/** The page with the form. */
export class Form {
  readonly main: Locator
  readonly name: Locator
  readonly phone: Locator
  readonly content: Locator
  readonly consent: Locator
  readonly submit: Locator
  readonly input: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.main = page.getByRole('main')
    this.name = this.main.getByLabel('성함')
    this.phone = this.main.getByLabel('연락처')
    this.content = this.main.getByLabel('문의내용')
    this.consent = this.main.getByRole('checkbox', { name: '개인정보 수집과 이용에 동의합니다.' })
    this.submit = this.main.getByRole('button', { name: '상담 신청하기' })
    this.input = this.main.locator('input[type=file]')
  }

  async open(): Promise<void> {
    await this.#page.goto('/default-form')
    await hydrated(this.input)
  }

  async write({ name, phone, content } = written()): Promise<void> {
    await this.name.fill(name)
    await this.phone.fill(phone)
    await this.content.fill(content)
    await this.consent.check()
  }

  row(name: string): Locator {
    return this.main.getByRole('listitem', { name, exact: true })
  }

  button(file: string, what: '빼기' | '다시 보내기' | '보내기 취소'): Locator {
    return this.main.getByRole('button', { name: `‘${file}’ ${what}`, exact: true })
  }

  alert(): Locator {
    return this.#page.getByRole('alertdialog')
  }

  async dismiss(): Promise<void> {
    await this.alert().getByRole('button', { name: '확인' }).click()
    await expect(this.alert()).toBeHidden()
  }

  async expectHeading(text: string, options = {}): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 2, name: text, exact: true })).toBeVisible(options)
  }

  async receipt(): Promise<string> {
    const text = (await this.main.getByText('접수번호', { exact: false }).first().textContent()) ?? ''
    const found = receiptNumber.exec(text)?.[0]
    expect(found).toBeDefined()
    return found ?? ''
  }
}

/** A line on which files take their time. Returns what makes it fast again. */
export async function slowLine(page: Page, bytesASecond: number): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page)
  const set = async (uploadThroughput: number) => {
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
  }
  await cdp.send('Network.enable')
  await set(bytesASecond)
  return () => set(-1)
}

export const valueOf = (bar: Locator): Promise<number> => bar.evaluate((node: HTMLProgressElement) => node.value / node.max)
