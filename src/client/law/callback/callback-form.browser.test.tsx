import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { WithConsultation } from '../../testing/consultation.tsx'
import { consent } from '../../testing/content.ts'
import { everythingStored, forgetEverything } from '../../testing/device.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, json, refuse, unreachable } from '../../testing/server.ts'
import { openCallback } from './callback-draft.ts'
import { CallbackForm } from './callback-form.tsx'

const send = 'POST /api/v1/message'
const message = { _id: crypto.randomUUID(), receipt: '261121-7K3FM9', status: 'received' as const, createdAt: '2026-11-21T03:00:00.000Z' }
const form = page.getByRole('region', { name: '전화를 받고 싶으시면' })
const [name, phone, when] = [form.getByLabelText('성함'), form.getByLabelText('연락처'), form.getByLabelText('통화하기 좋은 때')]
const box = form.getByRole('checkbox')
const submit = form.getByRole('button', { name: '전화 요청하기' })
const alert = page.getByRole('alertdialog')

async function read(): Promise<string> {
  await expect.element(alert).toBeVisible()
  const text = alert.element().textContent ?? ''
  await alert.getByRole('button').click()
  await expect.element(alert).not.toBeInTheDocument()
  return text
}

async function open(answers: Answers = {}) {
  const all = { 'GET /api/v1/terms/{code}': consent(), [send]: { message }, ...answers }
  const shown = await renderPart(
    <WithConsultation>
      <CallbackForm />
    </WithConsultation>,
    { path: '/contact', answers: all },
  )
  await expect.element(form.getByRole('table')).toBeVisible()
  return shown
}

async function write(): Promise<void> {
  await name.fill('김하늘')
  await phone.fill('01012345678')
  await when.fill('평일 저녁 7시 뒤')
  await box.click()
}

afterEach(forgetEverything)

describe('a call-back request', () => {
  it('is checked in the order and with the words of the consultation; each alert leads back to its field', async () => {
    const { server } = await open()
    for (const [text, field, mend] of [
      ['성함을 입력해주세요', name, () => name.fill('김')],
      ['연락처를 입력해주세요', phone, () => phone.fill('010')],
      ['개인정보수집에 동의해주세요', box, () => box.click()],
    ] as const) {
      await submit.click()
      expect(await read()).toContain(text)
      await expect.element(field).toHaveFocus()
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await mend()
    }
    expect(server.asked(send)).toEqual([])
  })

  it('is sent once with what was written and agreed to; nothing that was typed stays', async () => {
    const { server } = await open()
    await write()
    await submit.dblClick()
    expect(await read()).toMatch(/전화 요청을 접수했습니다.*261121-7K3FM9/)
    const [sent, ...others] = server.asked(send)
    expect(others).toEqual([])
    expect(sent?.body).toMatchObject({
      name: '김하늘',
      phone: '010-1234-5678',
      when: '평일 저녁 7시 뒤',
      consent: { code: 'privacy-consult', version: '1.0' },
    })
    await expect.element(name).toHaveValue('')
    await expect.element(box).not.toBeChecked()
    const stored = await everythingStored()
    for (const text of ['김하늘', '010-1234-5678', '저녁']) expect(stored).not.toContain(text)
  })

  it('without a network waits on the device, unreadable, and arrives exactly once when the network is back', async () => {
    const { server } = await open({ [send]: unreachable })
    await write()
    await submit.click()
    expect(await read()).toContain('아직 접수되지 않았습니다. 적으신 내용을 이 기기에 보관했습니다.')
    const stored = await everythingStored()
    for (const text of ['김하늘', '010-1234-5678', '저녁']) expect(stored).not.toContain(text)
    const received = new Set<string | null>()
    server.answer({
      [send]: ({ headers }) => {
        received.add(headers.get('idempotency-key'))
        return json({ message }, 201)
      },
    })
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => received.size).toBe(1)
    expect(new Set(server.asked(send).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('that is opened again from the outbox comes with what was written; one that is refused keeps it', async () => {
    openCallback({ name: '김하늘', phone: '010-1234-5678', when: '아침' })
    const { server } = await open({ [send]: refuse(400, '연락처는 1,000자까지 적으실 수 있습니다.', 'invalid') })
    await expect.element(when).toHaveValue('아침')
    await box.click()
    await submit.click()
    expect(await read()).toContain('1,000자까지')
    await expect.element(name).toHaveValue('김하늘')
    server.answer({ [send]: { message } })
    await submit.click()
    expect(await read()).toContain('전화 요청을 접수했습니다')
  })
})
