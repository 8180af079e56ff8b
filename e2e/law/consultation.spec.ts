import { Consultation, written } from '../consultation-dialog.ts'
import { expect, openHome, test } from '../fixtures.ts'
import { everythingShown, everythingStored } from '../traces.ts'
import { ko } from '../words.ts'

// What the form says in each of its states is tested in src/client/law/consultation/consultation.browser.test.tsx; a reply that is
// lost and two tabs at once in outbox.spec.ts and sending.test.ts.
test.describe('a consultation request', () => {
  test('that is clicked twice is received once, with a number that the server knows; nothing that was typed stays', async ({
    page,
    api,
    request,
  }) => {
    const words = written()
    await openHome(page, ko)
    const form = new Consultation(page, ko)
    await form.open()
    await form.write(words)
    await form.submit.dblclick()
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

    // The page stores what may be stored.
    await expect.poll(() => everythingStored(page)).toContain('documents')
    const kept = (await everythingShown(page)) + (await everythingStored(page))
    for (const text of [words.name, words.content, '010-1234-5678', words.phone]) expect(kept).not.toContain(text)

    await form.open()
    for (const field of [form.name, form.phone, form.content]) await expect(field).toHaveValue('')
    await expect(form.consent).not.toBeChecked()
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
})
