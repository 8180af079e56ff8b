import type { Locator, Page } from '@playwright/test'
import { Consultation, send, written } from './consultation-dialog.ts'
import { expect, openHome, test } from './fixtures.ts'
import { cn, en, ko } from './words.ts'

/** All that the page shows, as one text. */
const everythingShown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const found: string[] = [document.documentElement.outerHTML, location.href, JSON.stringify(history.state)]
    for (const field of document.querySelectorAll('input, textarea')) found.push((field as HTMLInputElement).value)
    return found.join('\n')
  })

/** Everything that the browser keeps for the page, as one text. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [document.cookie]
    for (const storage of [localStorage, sessionStorage]) found.push(JSON.stringify(storage))
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(name)))
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.addEventListener('success', () => resolve(request.result))
        })
        found.push(JSON.stringify(rows))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) found.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return found.join('\n')
  })

test.describe('a consultation request', () => {
  test('is checked in order; each alert leads back to its field', async ({ page }) => {
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.open()
    const checks = [
      { text: '성함을 입력해주세요', field: form.name, mend: () => form.name.fill('김하늘') },
      { text: '연락처를 입력해주세요', field: form.phone, mend: () => form.phone.fill('010') },
      { text: '문의내용을 입력해주세요', field: form.content, mend: () => form.content.fill('문의') },
      { text: '개인정보수집에 동의해주세요', field: form.consent, mend: () => form.consent.check() },
    ]
    await page.route(send, (route) => route.abort())
    for (const { text, field, mend } of checks) {
      for (const leave of ['button', 'Escape']) {
        await form.submit.click()
        await expect(page.getByRole('alertdialog')).toHaveCount(1)
        await expect(page.getByRole('alertdialog', { name: text, exact: true })).toBeVisible()
        await expect(form.alert().getByRole('button', { name: '확인' })).toBeFocused()
        if (leave === 'button') await form.dismiss()
        else await page.keyboard.press('Escape')
        await expect(form.alert()).toBeHidden()
        await expect(form.dialog).toBeVisible()
        await expect(field).toBeFocused()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
      }
      await mend()
    }
  })

  test('takes blanks for nothing', async ({ page }) => {
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.open()
    await form.write({ name: '   ', phone: ' ', content: ' \n ' })
    for (const [text, field] of [
      ['성함을 입력해주세요', form.name],
      ['연락처를 입력해주세요', form.phone],
      ['문의내용을 입력해주세요', form.content],
    ] as const) {
      await form.submit.click()
      await expect(page.getByRole('alertdialog', { name: text, exact: true })).toBeVisible()
      await form.dismiss()
      await field.fill('말')
    }
  })

  test('shows what one consents to, above a box that nobody has ticked', async ({ page, api }) => {
    const { term } = await api.read('GET /api/v1/terms/{code}', '/api/v1/terms/privacy-consult')
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.open()
    const table = form.dialog.getByRole('table', { name: term.subject })
    const { purpose, items, period, refusal } = term.consent ?? {}
    for (const [heading, text] of [
      ['수집 목적', purpose],
      ['수집 항목', items],
      ['보유 기간', period],
      ['거부할 권리', refusal],
    ] as const) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: heading, exact: true }) })
      await expect(row.getByRole('cell')).toHaveText(text ?? 'missing')
    }
    await expect(form.consent).not.toBeChecked()
    const [above, below] = [await table.boundingBox(), await form.consent.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  })

  test('groups the phone number 3-4-4 while it is typed, around the caret', async ({ page }) => {
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.open()
    const caret = () => form.phone.evaluate((field: HTMLInputElement) => field.selectionStart)
    const putCaret = (position: number) => form.phone.evaluate((field: HTMLInputElement, at) => field.setSelectionRange(at, at), position)
    await form.phone.pressSequentially('0101234567')
    await expect(form.phone).toHaveValue('010-1234-567')
    await putCaret('010-12'.length)
    await page.keyboard.type('9')
    await expect(form.phone).toHaveValue('010-1293-4567')
    expect(await caret()).toBe('010-129'.length)
    await page.keyboard.press('Backspace')
    await expect(form.phone).toHaveValue('010-1234-567')
    expect(await caret()).toBe('010-12'.length)
    await putCaret(0)
    await page.keyboard.type('9')
    await expect(form.phone).toHaveValue('901-0123-4567')
    expect(await caret()).toBe(1)
    await page.keyboard.press('Delete')
    await expect(form.phone).toHaveValue('910-1234-567')
    for (let count = 0; count < 20; count += 1) await page.keyboard.press('Delete')
    await expect(form.phone).toHaveValue('9')
    await page.keyboard.press('Backspace')
    await expect(form.phone).toHaveValue('')
  })

  for (const other of ['+82 10 1234 5678', '+82-10-1234-5678', '02) 123-4567', '카톡 아이디 haneul-92', '010.1234.5678'])
    test(`leaves a phone number typed as '${other}' alone`, async ({ page }) => {
      await openHome(page, ko)
      const form = new Consultation(page, ko)
      await form.open()
      await form.phone.pressSequentially(other)
      await expect(form.phone).toHaveValue(other)
    })

  test('takes any way to be reached', async ({ page, api }) => {
    const words = { ...written(), phone: '카톡 아이디 haneul, 저녁 7시 뒤' }
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.open()
    await form.write(words)
    await form.submit.click()
    await form.expectReceived()
    expect(await api.consultations(words.content)).toMatchObject([{ ...words, site: 'divorce', locale: 'ko' }])
  })

  test('is received with a number that the server knows; nothing that was typed stays', async ({ page, api, request }) => {
    const words = written()
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.open()
    await form.write(words)
    await form.submit.click()
    await expect(form.alert('고객상담신청이 완료되었습니다')).toContainText('고객상담신청이 완료되었습니다')
    const receipt = await form.expectReceived()
    await expect(form.opener).toBeFocused()

    const { form: known } = (await (await request.get(`/api/v1/forms/receipts/${receipt}`)).json()) as {
      form: { receipt: string; status: string }
    }
    expect(known).toMatchObject({ receipt, status: 'received' })
    const [stored, ...others] = await api.consultations(words.content)
    expect(others).toEqual([])
    expect(stored).toMatchObject({ ...words, phone: '010-1234-5678', receipt, site: 'divorce' })
    expect(stored?.consent).toMatchObject({ code: 'privacy-consult' })

    const kept = (await everythingShown(page)) + (await everythingStored(page))
    expect(kept).toContain('documents')
    for (const text of [words.name, words.content, '010-1234-5678', words.phone]) expect(kept).not.toContain(text)

    await form.open()
    for (const field of [form.name, form.phone, form.content]) await expect(field).toHaveValue('')
    await expect(form.consent).not.toBeChecked()
  })

  for (const [who, answer] of [
    ['the server', { status: 500, json: { message: '일시적인 문제가 생겼습니다. 잠시 후 다시 시도해 주십시오.', code: 'internal' } }],
    ['somebody before it', { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }],
    ['a hotel that wants a login', { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }],
  ] as const)
    test(`that ${who} fails on is kept on the device, says so, and is sent by itself`, async ({ page, watch, api }) => {
      watch.allow(/status of 500/)
      const words = written()
      await openHome(page, ko)
      const form = new Consultation(page, ko)
      await form.open()
      await form.write(words)
      await page.route(send, (route) => route.fulfill(answer))
      await form.submit.click()
      await form.expectQueued()
      expect(await api.consultations(words.content)).toEqual([])
      await page.unroute(send)
      await expect.poll(async () => (await api.consultations(words.content)).length).toBe(1)
    })

  test('that is refused says why, and keeps what was typed', async ({ page, watch, api }) => {
    watch.allow(/status of 400/)
    const words = written()
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.open()
    await form.write(words)
    const message = '입력하신 내용을 다시 확인해 주십시오.'
    await page.route(send, (route) => route.fulfill({ status: 400, json: { message, code: 'invalid' } }))
    await form.submit.click()
    await expect(form.alert(message)).toBeVisible()
    await form.dismiss()
    await form.expectKept(words)
    for (const text of [words.name, words.content]) expect(await everythingStored(page)).not.toContain(text)
    await page.unroute(send)
    await form.submit.click()
    await form.expectReceived()
    expect(await api.consultations(words.content)).toHaveLength(1)
  })

  test('on a device that keeps nothing is sent at once, or stays in the form', async ({ page, context, watch, api }) => {
    watch.allow(/net::ERR_INTERNET_DISCONNECTED/)
    const words = written()
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError')
      }
    })
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.open()
    await form.write(words)
    await context.setOffline(true)
    await form.submit.click()
    await expect(form.alert()).toContainText('아직 보내지 못했습니다.')
    await expect(form.alert()).toContainText('서버에 연결되지 않습니다.')
    await form.dismiss()
    await form.expectKept(words)
    await context.setOffline(false)
    await form.submit.click()
    await form.expectReceived()
    expect(await api.consultations(words.content)).toHaveLength(1)
  })

  test('opened without a network says that the consent cannot be shown, and never stays silent', async ({ page, watch, api }) => {
    watch.allow(/net::ERR_INTERNET_DISCONNECTED/)
    const words = written()
    await page.route('**/api/v1/terms/*', (route) => route.abort('internetdisconnected'))
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.opener.click()
    await expect(form.dialog.getByText('동의 내용을 불러오지 못했습니다.', { exact: false })).toBeVisible({ timeout: 15_000 })
    await form.write(words)
    // It says that it is not ready (aria-disabled), and can be clicked all the same.
    await form.submit.click({ force: true })
    await expect(form.alert(), 'a click on the button has an answer').toBeVisible()
    await form.dismiss()
    await page.unroute('**/api/v1/terms/*')
    await form.dialog.getByRole('button', { name: '다시 시도' }).click()
    await expect(form.dialog.getByRole('table')).toBeVisible()
    await form.submit.click()
    await form.expectReceived()
    expect(await api.consultations(words.content)).toHaveLength(1)
  })

  test('whose reply was lost is sent again by itself and received once', async ({ page, watch, api }) => {
    watch.allow(/net::ERR_CONNECTION_RESET/)
    const words = written()
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.open()
    await form.write(words)
    await page.route(send, async (route) => {
      expect((await route.fetch()).status()).toBe(201)
      await route.abort('connectionreset')
    })
    await form.submit.click()
    await form.expectQueued()
    await page.unroute(send)
    const again = await page.waitForResponse(send)
    const { form: received } = (await again.json()) as { form: { receipt: string } }
    expect(await api.consultations(words.content)).toMatchObject([{ receipt: received.receipt }])
  })

  test('that is clicked twice is received once', async ({ page, api }) => {
    const words = written()
    let count = 0
    await page.route(send, async (route) => {
      count += 1
      await route.continue()
    })
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.open()
    await form.write(words)
    await form.submit.dblclick()
    await form.expectReceived()
    expect(count).toBe(1)
    expect(await api.consultations(words.content)).toHaveLength(1)
  })

  test('with the same words from two tabs at once is received once, and both tabs say so', async ({ context, api }) => {
    const words = written()
    const tabs = [await context.newPage(), await context.newPage()]
    const forms = tabs.map((tab) => new Consultation(tab, ko))
    for (const [index, form] of forms.entries()) {
      const tab = tabs[index]
      if (tab === undefined) continue
      await openHome(tab, ko)
      await form.open()
      await form.write(words)
    }
    await Promise.all(forms.map((form) => form.submit.click()))
    const receipts = await Promise.all(forms.map((form) => form.expectReceived()))
    expect(new Set(receipts).size).toBe(1)
    expect(await api.consultations(words.content)).toHaveLength(1)
  })

  test('keeps what was typed while it is closed', async ({ page }) => {
    const words = written()
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    for (const close of ['Escape', 'button']) {
      await form.open()
      await form.write(words)
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await form.dialog.getByRole('button', { name: '닫기' }).click()
      await expect(form.dialog).toBeHidden()
      await expect(form.opener).toBeFocused()
      await form.open()
      await expect(form.name).toHaveValue(words.name)
      await expect(form.phone).toHaveValue('010-1234-5678')
      await expect(form.content).toHaveValue(words.content)
      await page.keyboard.press('Escape')
      await expect(form.dialog).toBeHidden()
    }
  })

  test('needs no mouse', async ({ page, api }) => {
    const words = written()
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.opener.focus()
    await page.keyboard.press('Enter')
    await expect(form.dialog.getByRole('table')).toBeVisible()
    const tabTo = async (target: Locator) => {
      for (let count = 0; count < 8; count += 1) {
        if (await target.evaluate((node) => node === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      await expect(target).toBeFocused()
    }
    await tabTo(form.name)
    await page.keyboard.type(words.name)
    await tabTo(form.phone)
    await page.keyboard.type(words.phone)
    await tabTo(form.content)
    await page.keyboard.type(words.content)
    await tabTo(form.consent)
    await page.keyboard.press('Space')
    await expect(form.consent).toBeChecked()
    await tabTo(form.submit)
    await page.keyboard.press('Enter')
    await expect(form.alert('고객상담신청이 완료되었습니다')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(form.dialog).toBeHidden()
    await expect(form.opener).toBeFocused()
    expect(await api.consultations(words.content)).toHaveLength(1)
  })
})

for (const language of [en, cn])
  test.describe(`a consultation request in ${language.locale}`, () => {
    test.use({ language })
    const { t } = language

    test('is checked, consented to and received in that language', async ({ page, api }) => {
      const words = written()
      const { term } = await api.read('GET /api/v1/terms/{code}', '/api/v1/terms/privacy-consult')
      await openHome(page, language)
      const form = new Consultation(page, language)
      await form.open()
      for (const [text, field, value] of [
        ['성함을 입력해주세요', form.name, words.name],
        ['연락처를 입력해주세요', form.phone, words.phone],
        ['문의내용을 입력해주세요', form.content, words.content],
      ] as const) {
        await form.submit.click()
        await expect(page.getByRole('alertdialog', { name: t(text), exact: true })).toBeVisible()
        await form.dismiss()
        await expect(field).toBeFocused()
        await field.fill(value)
      }
      await form.submit.click()
      await expect(page.getByRole('alertdialog', { name: t('개인정보수집에 동의해주세요'), exact: true })).toBeVisible()
      await form.dismiss()
      await expect(form.dialog.getByRole('table', { name: term.subject })).toContainText(term.consent?.purpose ?? 'missing')
      await form.consent.check()
      await form.submit.click()
      await form.expectReceived()
      expect(await api.consultations(words.content)).toMatchObject([{ locale: language.locale }])
    })
  })
