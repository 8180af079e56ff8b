import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Language } from './words.ts'
import { seconds } from '../src/server/testing/patience.ts'

const receiptNumber = /\d{6}-[2-9A-HJ-NP-Z]{6}/
export const send = '**/api/v1/forms'

/** Words that nothing else on the page or the server contains. */
export const written = () => ({
  name: `김하늘 ${randomUUID().slice(0, 8)}`,
  phone: '01012345678',
  content: `양육권을 여쭙니다. ${randomUUID()}`,
})
export type Written = ReturnType<typeof written>

/** The consultation dialog of a page. */
export class Consultation {
  readonly dialog: Locator
  readonly name: Locator
  readonly phone: Locator
  readonly content: Locator
  readonly consent: Locator
  readonly submit: Locator
  readonly opener: Locator
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    const { t } = language
    this.#page = page
    this.#language = language
    this.opener = page
      .getByRole('button', { name: t('상담 문의') })
      .filter({ visible: true })
      .first()
    this.dialog = page.getByRole('dialog', { name: t('상담 문의'), exact: true })
    this.name = this.dialog.getByLabel(t('성함'))
    this.phone = this.dialog.getByLabel(t('연락처'))
    this.content = this.dialog.getByLabel(t('문의내용'))
    this.consent = this.dialog.getByRole('checkbox', { name: t('개인정보 수집과 이용에 동의합니다.') })
    this.submit = this.dialog.getByRole('button', { name: t('상담 신청하기') })
  }

  async open(): Promise<void> {
    await this.opener.click()
    await expect(this.dialog).toBeVisible()
    await expect(this.dialog.getByRole('table')).toBeVisible()
  }

  async write({ name, phone, content }: Written): Promise<void> {
    await this.name.fill(name)
    await this.phone.fill(phone)
    await this.content.fill(content)
    await this.consent.check()
  }

  /** The alert that says this; nothing else is said with it. */
  alert(korean?: string): Locator {
    const { t } = this.#language
    return this.#page.getByRole('alertdialog', korean === undefined ? {} : { name: t(korean) })
  }

  async dismiss(): Promise<void> {
    await this.alert()
      .getByRole('button', { name: this.#language.t('확인') })
      .click()
    await expect(this.alert()).toBeHidden()
  }

  async expectReceived(): Promise<string> {
    const alert = this.alert('고객상담신청이 완료되었습니다')
    await expect(alert).toBeVisible()
    const receipt = receiptNumber.exec((await alert.textContent()) ?? '')?.[0]
    expect(receipt).toBeDefined()
    await this.dismiss()
    await expect(this.dialog).toBeHidden()
    return receipt ?? ''
  }

  /** It is on the device, and says that it is not received. */
  async expectQueued(): Promise<void> {
    await expect(this.alert()).toContainText(this.#language.t('아직 접수되지 않았습니다. 적으신 내용을 이 기기에 보관했습니다.'), {
      timeout: seconds(10),
    })
    await this.dismiss()
    await expect(this.dialog).toBeHidden()
  }

  async expectKept({ name, content }: Written): Promise<void> {
    await expect(this.dialog).toBeVisible()
    await expect(this.name).toHaveValue(name)
    await expect(this.phone).toHaveValue('010-1234-5678')
    await expect(this.content).toHaveValue(content)
    await expect(this.consent).toBeChecked()
  }
}
