import type { Locale } from '#contract/locale.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyDraft, typed as typedHere } from './draft.ts'
import { WithConsultation } from '../../testing/consultation.tsx'
import { consent, received } from '../../testing/content.ts'
import { everythingStored, forgetEverything } from '../../testing/device.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, json, refuse, unreachable } from '../../testing/server.ts'

const send = 'POST /api/v1/forms'
const words = { name: '김하늘', phone: '01012345678', content: '양육권을 여쭙니다.' }

const opener = page.getByRole('button', { name: 'opener' })
const dialog = page.getByRole('dialog')
const alert = page.getByRole('alertdialog')
const [name, phone, content] = [dialog.getByRole('textbox').nth(0), dialog.getByRole('textbox').nth(1), dialog.getByRole('textbox').nth(2)]
const box = dialog.getByRole('checkbox')
const submit = dialog.getByRole('button').last()

const valueOf = (field: typeof name) => (field.element() as HTMLInputElement).value
const typed = () => ({ name: valueOf(name), phone: valueOf(phone), content: valueOf(content) })

/** Says what the alert says, and puts it away. */
async function read(): Promise<string> {
  await expect.element(alert).toBeVisible()
  const text = alert.element().textContent ?? ''
  await alert.getByRole('button').click()
  await expect.element(alert).not.toBeInTheDocument()
  return text
}

async function open(answers: Answers = {}, locale: Locale = 'ko') {
  const shown = await renderPart(<WithConsultation locale={locale} />, {
    locale,
    answers: { 'GET /api/v1/terms/{code}': consent(), [send]: received(), ...answers },
  })
  await opener.click()
  // Until it has come its place has no fields.
  await expect.element(content).toBeVisible()
  return shown
}

async function write(): Promise<void> {
  await expect.element(dialog.getByRole('table')).toBeVisible()
  await name.fill(words.name)
  await phone.fill(words.phone)
  await content.fill(words.content)
  await box.click()
}

afterEach(async () => {
  typedHere.draft = emptyDraft
  await forgetEverything()
})

describe('a consultation request', () => {
  it('is checked in order; each alert leads back to its field, by its button and by Escape', async () => {
    const { server } = await open()
    for (const [text, field, mend] of [
      ['성함을 입력해주세요', name, () => name.fill('김하늘')],
      ['연락처를 입력해주세요', phone, () => phone.fill('010')],
      ['문의내용을 입력해주세요', content, () => content.fill('문의')],
      ['개인정보수집에 동의해주세요', box, () => box.click()],
    ] as const) {
      for (const leave of [() => alert.getByRole('button', { name: '확인' }).click(), () => userEvent.keyboard('{Escape}')]) {
        await submit.click()
        await expect.element(page.getByRole('alertdialog', { name: text, exact: true })).toBeVisible()
        await expect.element(alert.getByRole('button', { name: '확인' })).toHaveFocus()
        await leave()
        await expect.element(alert).not.toBeInTheDocument()
        await expect.element(field).toHaveFocus()
        await expect.element(field).toHaveAttribute('aria-invalid', 'true')
        await expect.element(dialog).toBeVisible()
      }
      await mend()
    }
    expect(server.asked(send)).toEqual([])
  })

  it('takes blanks for nothing', async () => {
    await open()
    for (const [field, blank, text] of [
      [name, '   ', '성함을 입력해주세요'],
      [phone, ' ', '연락처를 입력해주세요'],
      [content, ' \n ', '문의내용을 입력해주세요'],
    ] as const) {
      await field.fill(blank)
      await submit.click()
      expect(await read()).toContain(text)
      await field.fill('말')
    }
  })

  it('shows what one consents to, above a box that nobody has ticked', async () => {
    await open()
    const table = dialog.getByRole('table', { name: '개인정보 수집·이용 동의' })
    await expect.element(table).toBeVisible()
    const rows = table.getByRole('row').elements()
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['수집 목적', '상담의 목적'],
      ['수집 항목', '이름과 연락처'],
      ['보유 기간', '석 달'],
      ['거부할 권리', '거부하실 수 있습니다'],
    ])
    await expect.element(box).not.toBeChecked()
    expect(box.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(table.element().getBoundingClientRect().bottom)
  })

  it('asks apart for sensitive matters where the text does, and goes without that consent too', async () => {
    const { term, next } = consent()
    const sensitive = '건강에 대하여 적으신 것'
    const asking = { next, term: { ...term, consent: term.consent === null ? null : { ...term.consent, sensitive } } }
    const { server } = await open({ 'GET /api/v1/terms/{code}': asking })
    const apart = dialog.getByRole('checkbox', { name: '민감정보의 처리에 동의합니다. (선택)' })
    for (const isAgreed of [false, true]) {
      await expect.element(apart).not.toBeChecked()
      await expect.element(apart).toHaveAccessibleDescription(sensitive)
      await name.fill(words.name)
      await phone.fill(words.phone)
      await content.fill(words.content)
      await dialog.getByRole('checkbox').first().click()
      if (isAgreed) await apart.click()
      await submit.click()
      await read()
      expect(server.asked(send).at(-1)?.body).toMatchObject({ consent: { sensitive: isAgreed } })
      await opener.click()
    }
  })

  it('takes an e-mail address from who opens the place for it, where the text names one', async () => {
    const { term, next } = consent()
    const asking = { next, term: { ...term, consent: term.consent === null ? null : { ...term.consent, email: '답에만 씁니다' } } }
    const { server } = await open({ 'GET /api/v1/terms/{code}': asking })
    await write()
    const address = dialog.getByLabelText('이메일 주소')
    await expect.element(address).not.toBeVisible()
    await dialog.getByText('이메일로도 답을 받고 싶습니다 (선택)').click()
    await expect.element(address).toHaveAccessibleDescription(/답에만 씁니다/)
    await address.fill('haneul@')
    await submit.click()
    expect(await read()).toContain('이메일 주소를 확인해 주십시오.')
    await expect.element(address).toHaveFocus()
    await address.fill('')
    await expect.element(address).toBeVisible()
    await address.fill(' haneul@example.com ')
    await submit.click()
    await read()
    expect(server.asked(send)[0]?.body).toMatchObject({ email: 'haneul@example.com' })
    await opener.click()
    await write()
    await expect.element(address).not.toBeVisible()
    await submit.click()
    await read()
    expect(server.asked(send)[1]?.body).not.toHaveProperty('email')
  })

  it('is cut nowhere, however long', async () => {
    const { server } = await open()
    await write()
    const long = '가'.repeat(30_000)
    await name.fill('나'.repeat(150))
    await phone.fill('다'.repeat(150))
    await content.fill(long)
    await submit.click()
    await read()
    expect(server.asked(send)[0]?.body).toMatchObject({ name: '나'.repeat(150), phone: '다'.repeat(150), content: long })
  })

  it('carries when it was begun, and what a program filled into the field that people do not see', async () => {
    const { server } = await open()
    await write()
    const trap = document.querySelector<HTMLInputElement>('input[name=homepage]')
    expect(trap?.checkVisibility()).toBe(false)
    if (trap !== null) trap.value = 'https://spam.example'
    await submit.click()
    expect(await read()).toContain('261121-7K3FM9')
    const body = server.asked(send)[0]?.body as { homepage: string; startedAt: string; consent: { agreedAt: string } }
    expect(body.homepage).toBe('https://spam.example')
    expect(Date.parse(body.consent.agreedAt) - Date.parse(body.startedAt)).toBeGreaterThanOrEqual(0)
    await opener.click()
    await write()
    await submit.click()
    await read()
    expect(server.asked(send)[1]?.body).not.toHaveProperty('homepage')
  })

  it('groups the phone number 3-4-4 while it is typed, around the caret', async () => {
    await open()
    const field = phone.element() as HTMLInputElement
    const expectPhone = async (value: string, caret: number) => {
      await expect.element(phone).toHaveValue(value)
      expect(field.selectionStart).toBe(caret)
    }
    field.focus()
    await userEvent.keyboard('0101234567')
    await expectPhone('010-1234-567', 12)
    field.setSelectionRange(6, 6)
    await userEvent.keyboard('9')
    await expectPhone('010-1293-4567', 7)
    await userEvent.keyboard('{Backspace}')
    await expectPhone('010-1234-567', 6)
    field.setSelectionRange(0, 0)
    await userEvent.keyboard('9')
    await expectPhone('901-0123-4567', 1)
    await userEvent.keyboard('{Delete}')
    await expectPhone('910-1234-567', 1)
    await userEvent.keyboard('{Delete}'.repeat(20))
    await expectPhone('9', 1)
    await userEvent.keyboard('{Backspace}')
    await expectPhone('', 0)
  })

  it('groups full-width digits once the input method has written them, and not while it still does', async () => {
    await open()
    const field = phone.element() as HTMLInputElement
    field.focus()
    // The form takes what is typed: a draft that is still read would take the place of it.
    await userEvent.keyboard('0')
    await expect.element(phone).toHaveValue('0')
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    // As the browser sets it, past what React watches.
    Reflect.set(HTMLInputElement.prototype, 'value', '０１０１２３４５６７８', field)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    await expect.element(phone).toHaveValue('０１０１２３４５６７８')
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await expect.element(phone).toHaveValue('010-1234-5678')
  })

  it.each(['+82 10 1234 5678', '02) 123-4567', '카톡 아이디 haneul-92'])("leaves a phone number typed as '%s' alone", async (other) => {
    await open()
    phone.element().focus()
    await userEvent.keyboard(other)
    await expect.element(phone).toHaveValue(other)
  })

  it('is sent with what was written and agreed to; nothing that was typed stays', async () => {
    const { server } = await open()
    await write()
    await submit.click()
    const said = await read()
    expect(said).toContain('고객상담신청이 완료되었습니다')
    expect(said).toContain('261121-7K3FM9')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    const [sent, ...others] = server.asked(send)
    expect(others).toEqual([])
    expect(sent?.body).toMatchObject({
      ...words,
      phone: '010-1234-5678',
      site: 'divorce',
      consent: { code: 'privacy-consult', version: '1.0' },
    })
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
    const stored = await everythingStored()
    for (const text of [words.name, words.content, '010-1234-5678', words.phone]) expect(stored).not.toContain(text)
    await opener.click()
    await expect.element(box).not.toBeChecked()
    expect(typed()).toEqual({ name: '', phone: '', content: '' })
  })

  it('takes any way to be reached', async () => {
    const { server } = await open()
    await write()
    await phone.fill('카톡 아이디 haneul, 저녁 7시 뒤')
    await submit.click()
    await read()
    expect(server.asked(send)[0]?.body).toMatchObject({ phone: '카톡 아이디 haneul, 저녁 7시 뒤' })
  })

  it.each([
    ['the server', refuse(500, '일시적인 문제가 생겼습니다.', 'internal')],
    ['somebody before it', () => new Response('<h1>Error</h1>', { status: 500, headers: { 'content-type': 'text/html' } })],
    ['a hotel that wants a login', () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
    ['the network', unreachable],
  ])('that %s fails on is kept on the device, unreadable, and says so', async (_who, answer) => {
    await open({ [send]: answer })
    await write()
    await submit.click()
    expect(await read()).toContain('아직 접수되지 않았습니다. 적으신 내용을 이 기기에 보관했습니다.')
    await expect.element(dialog).not.toBeInTheDocument()
    const stored = await everythingStored()
    for (const text of [words.name, words.content, '010-1234-5678']) expect(stored).not.toContain(text)
  })

  it('that is refused says why, and keeps what was typed', async () => {
    const { server } = await open({ [send]: refuse(400, '입력하신 내용을 다시 확인해 주십시오.', 'invalid') })
    await write()
    await submit.click()
    expect(await read()).toContain('입력하신 내용을 다시 확인해 주십시오.')
    expect(typed()).toEqual({ ...words, phone: '010-1234-5678' })
    await expect.element(box).toBeChecked()
    server.answer({ [send]: received() })
    await submit.click()
    expect(await read()).toContain('261121-7K3FM9')
    const keys = server.asked(send).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size, 'the draft keeps its identity: a refusal stores nothing at the server').toBe(1)
  })

  it('whose consent text has changed meanwhile shows the new one, and asks for the consent again', async () => {
    const { server } = await open({ [send]: refuse(409, '동의 내용이 바뀌었습니다.', 'consentOutdated') })
    await write()
    server.answer({ 'GET /api/v1/terms/{code}': consent('2.0') })
    await submit.click()
    await read()
    await expect.element(box).not.toBeChecked()
    server.answer({ [send]: received() })
    await expect.poll(() => server.asked('GET /api/v1/terms/{code}').length).toBe(2)
    await box.click()
    await submit.click()
    await read()
    expect(server.asked(send).at(-1)?.body).toMatchObject({ consent: { version: '2.0' } })
  })

  it('opened without a network says that the consent cannot be shown, and never stays silent', async () => {
    const { server } = await open({ 'GET /api/v1/terms/{code}': unreachable })
    await expect.element(dialog.getByText('동의 내용을 불러오지 못했습니다.')).toBeVisible()
    server.answer({ 'GET /api/v1/terms/{code}': unreachable })
    await name.fill(words.name)
    await phone.fill(words.phone)
    await content.fill(words.content)
    await box.click()
    await submit.click()
    expect(await read()).toContain('동의 내용을 아직 불러오지 못했습니다.')
    server.answer({ 'GET /api/v1/terms/{code}': consent() })
    await dialog.getByRole('button', { name: '다시 시도' }).click()
    await expect.element(dialog.getByRole('table')).toBeVisible()
    await submit.click()
    expect(await read()).toContain('고객상담신청이 완료되었습니다')
  })

  it('that is clicked twice is sent once', async () => {
    const answer = Promise.withResolvers<Response>()
    const { server } = await open({ [send]: () => answer.promise })
    await write()
    await submit.dblClick()
    await expect.element(submit).toHaveTextContent('보내고 있습니다…')
    await submit.click({ force: true })
    answer.resolve(json(received(), 201))
    await read()
    expect(server.asked(send)).toHaveLength(1)
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => dialog.getByRole('button', { name: '닫기' }).click()],
  ])('keeps what was typed while it is closed with %s, and gives the focus back', async (_what, leave) => {
    await open()
    await write()
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await opener.click()
    await expect.element(submit).toBeVisible()
    expect(typed()).toEqual({ ...words, phone: '010-1234-5678' })
  })

  it('needs no mouse', async () => {
    const { server } = await renderPart(<WithConsultation />, { answers: { 'GET /api/v1/terms/{code}': consent(), [send]: received() } })
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('table')).toBeVisible()
    await userEvent.tab()
    await expect.element(dialog.getByRole('link', { name: '빠른 나가기' })).toHaveFocus()
    await userEvent.tab()
    for (const text of [words.name, words.phone, words.content]) {
      await userEvent.keyboard(text)
      await userEvent.tab()
    }
    await userEvent.keyboard(' ')
    await expect.element(box).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(alert.getByRole('button', { name: '확인' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(server.asked(send)[0]?.body).toMatchObject({ ...words, phone: '010-1234-5678' })
  })

  it.each(['en', 'cn'] as const)('is checked and received in %s, without a Korean word', async (locale) => {
    const { server } = await open({}, locale)
    for (const field of [name, phone, content]) {
      await submit.click()
      expect(await read()).toMatch(/^[^가-힣]+$/)
      await expect.element(field).toHaveFocus()
      await field.fill('12')
    }
    await submit.click()
    expect(await read()).toMatch(/^[^가-힣]+$/)
    await expect.element(box).toHaveFocus()
    await box.click()
    await submit.click()
    expect(await read()).toMatch(/^[^가-힣]*261121-7K3FM9[^가-힣]*$/)
    expect(server.asked(send)[0]?.headers.get('accept-language')).toBe(locale)
  })
})
