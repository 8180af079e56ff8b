import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  aFile,
  alert,
  box,
  choose,
  done,
  expectAlert,
  field,
  heading,
  holdEachUpload,
  open,
  row,
  send,
  submit,
  underWay,
  uploads,
  write,
} from '../../testing/request-form.tsx'
import { unreachable } from '../../testing/server.ts'
import { received } from '../../testing/content.ts'

holdEachUpload()

describe('a request with files', () => {
  it('is checked in order; each alert leads back to its field, and the files stay', async () => {
    await open()
    choose(aFile('a.pdf'))
    for (const [text, target, mend] of [
      ['성함을 입력해주세요', field(0), () => field(0).fill('김하늘')],
      ['연락처를 입력해주세요', field(1), () => field(1).fill('010')],
      ['문의내용을 입력해주세요', field(2), () => field(2).fill('문의')],
      ['개인정보수집에 동의해주세요', box, () => box.click()],
    ] as const) {
      await submit.click()
      await expectAlert(text)
      await expect.element(target).toHaveFocus()
      await expect.element(target).toHaveAttribute('aria-invalid', 'true')
      await mend()
    }
    await expect.element(row('a.pdf')).toBeVisible()
  })

  it('needs no file; its receipt is in view and has the focus', async () => {
    await open()
    await write()
    await submit.click()
    await expect.element(heading(done)).toBeVisible()
    await expect.element(page.getByRole('region', { name: done })).toHaveFocus()
    await expect.element(page.getByText('261121-7K3FM9')).toBeInViewport()
    expect(uploads.all).toEqual([])
  })

  it('that is clicked twice is sent once, and then its files, one after the other', async () => {
    const { server } = await open()
    await write()
    choose(aFile('a.pdf'), aFile('b.pdf'))
    await submit.dblClick()
    const one = await uploads.next()
    await expect.element(heading(underWay)).toBeVisible()
    expect(uploads.all).toHaveLength(1)
    await one.answer()
    const two = await uploads.next()
    await two.answer()
    await expect.element(heading(done)).toBeVisible()
    await expect.element(page.getByText('파일 2개를 보냈습니다.')).toBeVisible()
    expect(page.getByRole('progressbar').elements()).toEqual([])
    expect(server.asked(send)).toHaveLength(1)
    expect(uploads.all.map(({ file }) => file?.name)).toEqual(['a.pdf', 'b.pdf'])
    expect(new Set(uploads.all.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
    expect(one.headers.get('upload-token')).toBe('token')
  })

  it('that the network fails on says what becomes of its files, and sends them once it is received', async () => {
    const { server } = await open({ [send]: unreachable })
    await write()
    choose(aFile('a.pdf'))
    await submit.click()
    await expectAlert('두 번 접수되지 않습니다.', '파일은 이 기기에 보관하지 않습니다.')
    await expect.element(row('a.pdf')).toBeVisible()
    await expect.element(field(2)).toHaveValue('')
    server.answer({ [send]: received() })
    window.dispatchEvent(new Event('online'))
    const one = await uploads.next()
    await one.answer()
    await expect.element(heading(done)).toBeVisible()
    expect(new Set(server.asked(send).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('asks before it is left while files are under way, and not before or after', async () => {
    const { history } = await open()
    await write()
    choose(aFile('a.pdf'))
    await submit.click()
    const one = await uploads.next()
    const home = page.getByRole('link', { name: '처음으로' })
    await home.click()
    await expect.element(alert).toMatchTextContent('아직 보내지 못한 것이 있습니다.')
    await alert.getByRole('button', { name: '취소' }).click()
    await expect.element(alert).not.toBeInTheDocument()
    expect(history.location.pathname).toBe('/default-form')
    await home.click()
    await alert.getByRole('button', { name: '확인' }).click()
    await expect.poll(() => history.location.pathname).toBe('/')
    expect(one.isEnded).toBe(false)
  })
})
