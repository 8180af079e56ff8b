import type { Locale } from '#contract/locale.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { attachments } from '../law/forms/attachments.ts'
import { FormPage } from '../law/forms/form-page.tsx'
import { WithConsultation } from './consultation.tsx'
import { consent, received } from './content.ts'
import { forgetEverything } from './device.ts'
import { renderPart, type Shown } from './render.tsx'
import type { Answers } from './server.ts'
import { holdUploads } from './uploads.ts'

export const send = 'POST /api/v1/forms'
export const done = '고객상담신청이 완료되었습니다'
export const underWay = '상담 신청을 접수했습니다'

export const alert = page.getByRole('alertdialog')
export const field = (position: number) => page.getByRole('textbox').nth(position)
export const box = page.getByRole('checkbox')
export const submit = page.getByRole('button', { name: '상담 신청하기' })
export const row = (name: string) => page.getByRole('listitem', { name, exact: true })
export const button = (file: string, what: '빼기' | '다시 보내기' | '보내기 취소') =>
  page.getByRole('button', { name: `‘${file}’ ${what}`, exact: true })
export const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
export const status = (text: string) => page.getByRole('status').filter({ hasText: text })
export const input = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? new HTMLInputElement()
export const valueOf = (bar: Locator) => {
  const { value, max } = bar.element() as HTMLProgressElement
  return value / max
}

export const aFile = (name: string, bytes = 2000) => new File([new Uint8Array(bytes)], name, { lastModified: name.length })

/** As from the browser's own dialog. */
export function choose(...files: readonly File[]): void {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  input().files = data.files
  input().dispatchEvent(new Event('change', { bubbles: true }))
}

/** Shows the page of the form, ready to be filled in. */
export async function open(answers: Answers = {}, locale: Locale = 'ko'): Promise<Shown> {
  const shown = await renderPart(
    <WithConsultation locale={locale}>
      <header>
        <h1>above</h1>
      </header>
      <FormPage contact={undefined} />
    </WithConsultation>,
    { locale, path: '/default-form', answers: { 'GET /api/v1/terms/{code}': consent(), [send]: received(), ...answers } },
  )
  await expect.element(page.getByRole('table')).toBeVisible()
  return shown
}

/** Fills in what is required. */
export async function write(): Promise<void> {
  for (const [position, text] of ['김하늘', '01012345678', '양육권을 여쭙니다.'].entries()) await field(position).fill(text)
  await box.click()
}

/** An alert with these texts comes, and is read. */
export async function expectAlert(...texts: readonly string[]): Promise<void> {
  await expect.element(alert).toBeVisible()
  for (const text of texts) await expect.element(alert).toMatchTextContent(text)
  await alert.getByRole('button').click()
  await expect.element(alert).not.toBeInTheDocument()
}

/** Those of the test that runs. */
export let uploads: ReturnType<typeof holdUploads>
/** Holds the uploads of each test of a file, and forgets afterwards what it has left. */
export function holdEachUpload(): void {
  beforeEach(() => {
    uploads = holdUploads()
  })
  afterEach(async () => {
    attachments.clear()
    vi.unstubAllGlobals()
    await forgetEverything()
  })
}
