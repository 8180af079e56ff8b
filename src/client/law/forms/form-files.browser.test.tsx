import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  aFile,
  alert,
  button,
  choose,
  done,
  heading,
  holdEachUpload,
  input,
  open,
  row,
  status,
  submit,
  underWay,
  uploads,
  valueOf,
  write,
} from '../../testing/request-form.tsx'
import { json, ownHeaders } from '../../testing/server.ts'
import { renderPart } from '../../testing/render.tsx'
import { attachments } from './attachments.ts'
import { FileProblems } from './add-files.tsx'

holdEachUpload()

describe('files', () => {
  it('are asked for after a warning, several at once', async () => {
    await open()
    const warning = page.getByText('보내시기 전에 다른 사람의 개인정보를 먼저 지워 주십시오.')
    const described = (input().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(described.join(' ')).toMatch(/다른 사람의 개인정보를 먼저 지워 주십시오.*50MB까지, 모두 10개\(200MB\)까지/s)
    expect(page.getByText('파일 고르기').element().getBoundingClientRect().top).toBeGreaterThan(
      warning.element().getBoundingClientRect().bottom,
    )
    expect(input().multiple).toBe(true)
    choose(aFile('a.pdf', 1024 * 340), aFile('b.pdf', 2.5 * 1024 * 1024))
    await expect.element(row('a.pdf')).toMatchTextContent('340KB')
    await expect.element(row('b.pdf')).toMatchTextContent('2.5MB')
    await expect.element(status('파일 2개')).toBeVisible()
  })

  it('are taken where they are dropped, anywhere on the page, and pasted', async () => {
    await open()
    const hand = (type: 'dragover' | 'drop' | 'paste', target: string) => {
      const data = new DataTransfer()
      data.items.add(new File(['%PDF-1.7'], `${type}.pdf`, { lastModified: attachments.all().length }))
      const more = { bubbles: true, cancelable: true }
      const event =
        type === 'paste' ? new ClipboardEvent(type, { ...more, clipboardData: data }) : new DragEvent(type, { ...more, dataTransfer: data })
      document.querySelector(target)?.dispatchEvent(event)
      return event.defaultPrevented
    }
    // Beside the form, too: the browser would open the file in the place of the page.
    expect(hand('dragover', 'header')).toBe(true)
    await expect.poll(() => document.querySelectorAll('[data-over=true]').length).toBe(1)
    expect(hand('drop', 'header')).toBe(true)
    await expect.poll(() => document.querySelectorAll('[data-over=true]').length).toBe(0)
    expect(hand('paste', 'textarea')).toBe(true)
    expect(hand('paste', 'body')).toBe(true)
    for (const name of ['drop.pdf', 'paste.pdf', 'paste (2).pdf']) await expect.element(row(name)).toBeVisible()
  })

  it('can be chosen, taken away and sent without a mouse', async () => {
    await open()
    await write()
    choose(aFile('a.pdf'), aFile('b.pdf'))
    input().focus()
    await userEvent.tab()
    await expect.element(button('a.pdf', '빼기')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(row('a.pdf')).not.toBeInTheDocument()
    await expect.element(page.getByRole('region', { name: '첨부 파일 (선택)' })).toHaveFocus()
    submit.element().focus()
    await userEvent.keyboard('{Enter}')
    const one = await uploads.next()
    expect(one.file?.name).toBe('b.pdf')
  })

  it('that cannot be sent are refused at once, each by name; the others are taken', async () => {
    await open()
    choose(aFile('a.exe'), aFile('good.pdf'), aFile('c.pdf', 0))
    await expect.element(alert).toMatchTextContent('첨부하지 못한 파일이 있습니다.')
    await expect
      .poll(() =>
        alert
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['a.exe: 받을 수 없는 형식입니다. PDF나 JPG 같은 형식으로 바꾸어 주십시오.', 'c.pdf: 비어 있는 파일입니다.'])
    await alert.getByRole('button').click()
    await expect.element(row('good.pdf')).toBeVisible()
    expect(attachments.all().map(({ name }) => name)).toEqual(['good.pdf'])
  })

  it('are refused in words for each reason', async () => {
    const problems = (['folder', 'type', 'empty', 'tooLarge', 'known', 'tooMany', 'tooLargeTogether'] as const).map((problem) => ({
      name: problem,
      problem,
    }))
    await renderPart(<FileProblems problems={problems} />)
    const texts = page.getByRole('listitem').elements()
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      'folder: 폴더는 첨부하실 수 없습니다. 안에 있는 파일을 골라 주십시오.',
      'type: 받을 수 없는 형식입니다. PDF나 JPG 같은 형식으로 바꾸어 주십시오.',
      'empty: 비어 있는 파일입니다.',
      'tooLarge: 파일 하나는 50MB까지 보내실 수 있습니다.',
      'known: 이미 고르신 파일입니다.',
      'tooMany: 파일은 10개까지 보내실 수 있습니다.',
      'tooLargeTogether: 파일을 모두 합하여 200MB까지 보내실 수 있습니다.',
    ])
  })

  it.each(['en', 'cn'] as const)('are refused in %s, without a Korean word', async (locale) => {
    await open({}, locale)
    choose(aFile('a.exe'))
    await expect.element(alert).toMatchTextContent(/a\.exe: [^가-힣]+$/)
  })

  it('show how far they are, alone and together, and screen readers hear of files, not of percents', async () => {
    await open()
    await write()
    choose(aFile('large.pdf', 1024 * 1024), aFile('small.pdf', 256 * 1024))
    await submit.click()
    const large = await uploads.next()
    await expect.element(heading(underWay)).toBeVisible()
    const said: string[] = []
    for (const node of page.getByRole('status').elements())
      new MutationObserver(() => said.push(node.textContent)).observe(node, { subtree: true, childList: true, characterData: true })
    large.move(0.5)
    const one = page.getByRole('progressbar', { name: '‘large.pdf’ 보내기', exact: true })
    const total = page.getByRole('progressbar', { name: '첨부 파일 모두 보내기', exact: true })
    await expect.poll(() => valueOf(one)).toBe(0.5)
    expect(valueOf(total)).toBeCloseTo(0.4)
    await expect.element(row('large.pdf')).toMatchTextContent('50% 보냄')
    await expect.element(row('small.pdf')).toMatchTextContent('차례를 기다립니다')
    await expect.element(page.getByText('512KB / 1.3MB')).toBeVisible()
    for (const part of [0.6, 0.7, 0.8, 0.9]) large.move(part)
    await large.answer()
    const small = await uploads.next()
    await expect.element(row('large.pdf')).toMatchTextContent('보냈습니다')
    await small.answer()
    await expect.element(heading(done)).toBeVisible()
    expect(said.length).toBeLessThanOrEqual(6)
    expect(said.join(' ')).not.toContain('%')
  })

  it('wait where the server asks for it, and go on after an error of its own', async () => {
    await open()
    await write()
    choose(aFile('a.pdf'), aFile('b.pdf'))
    await submit.click()
    const busy = '요청이 너무 많습니다. 잠시 후 다시 시도해 주십시오.'
    const limited = await uploads.next()
    await limited.answer(json({ message: busy, code: 'tooMany' }, 429, { 'retry-after': '7' }))
    for (const name of ['a.pdf', 'b.pdf']) await expect.element(row(name)).toMatchTextContent(`${busy} (7초 뒤)`)
    await expect.element(heading(underWay)).toBeVisible()
    await page.getByRole('button', { name: '모두 다시 보내기' }).click()
    const failed = await uploads.next()
    const headers = { ...ownHeaders, 'content-type': 'text/html' }
    await failed.answer(new Response('<h1>Error</h1>', { status: 500, headers }))
    const next = await uploads.next()
    await next.answer()
    await expect.element(row('b.pdf')).toMatchTextContent('보냈습니다')
    await expect.element(row('a.pdf')).toMatchTextContent('보내지 못했습니다. 잠시 후 다시 보내 주십시오.')
    await button('a.pdf', '다시 보내기').click()
    const last = await uploads.next()
    await last.answer()
    await expect.element(heading(done)).toBeVisible()
    expect(last.headers.get('idempotency-key'), 'the same file').toBe(limited.headers.get('idempotency-key'))
  })

  it('whose connection is lost say so, and are the same files when they are sent again', async () => {
    await open()
    await write()
    choose(aFile('a.pdf'), aFile('b.pdf'))
    await submit.click()
    const lost = await uploads.next()
    lost.lose()
    for (const name of ['a.pdf', 'b.pdf'])
      await expect.element(row(name)).toMatchTextContent('연결이 끊겨 보내지 못했습니다. 다시 보내셔도 두 번 접수되지 않습니다.')
    await expect.element(page.getByText('파일 2개를 보내지 못했습니다.')).toBeVisible()
    await button('a.pdf', '다시 보내기').click()
    const again = await uploads.next()
    expect(again.headers.get('idempotency-key')).toBe(lost.headers.get('idempotency-key'))
    await again.answer()
    await expect.element(row('a.pdf')).toMatchTextContent('보냈습니다')
    await expect.element(row('b.pdf')).toMatchTextContent('연결이 끊겨 보내지 못했습니다.')
  })

  it('that are not what they are called are refused with the reason, and can be replaced', async () => {
    await open()
    await write()
    choose(aFile('보고서.pdf'))
    await submit.click()
    const refused = await uploads.next()
    await refused.answer(json({ message: '첨부하실 수 없는 파일입니다.', code: 'fileType' }, 415))
    await expect.element(row('보고서.pdf')).toMatchTextContent('첨부하실 수 없는 파일입니다.')
    await expect.element(heading(done)).toBeVisible()
    await expect.element(button('보고서.pdf', '다시 보내기')).not.toBeInTheDocument()
    await expect.element(status('파일 1개는 첨부하지 못했습니다.')).toBeVisible()
    await button('보고서.pdf', '빼기').click()
    await expect.element(row('보고서.pdf')).not.toBeInTheDocument()
    choose(aFile('보고서.pdf'))
    const replaced = await uploads.next()
    await replaced.answer()
    await expect.element(row('보고서.pdf')).toMatchTextContent('보냈습니다')
  })

  it('can be stopped on their way, and sent later', async () => {
    await open()
    await write()
    choose(aFile('a.pdf'), aFile('b.pdf'))
    await submit.click()
    const stopped = await uploads.next()
    await button('a.pdf', '보내기 취소').click()
    await expect.element(row('a.pdf')).toMatchTextContent('보내기를 취소했습니다')
    await expect.element(row('a.pdf')).toHaveFocus()
    expect(stopped.isEnded).toBe(true)
    const other = await uploads.next()
    await other.answer()
    await expect.element(heading(done)).toBeVisible()
    await button('a.pdf', '다시 보내기').click()
    await expect.element(heading(underWay)).toBeVisible()
    const later = await uploads.next()
    await later.answer()
    await expect.element(heading(done)).toBeVisible()
    expect(uploads.all.map(({ file }) => file?.name)).toEqual(['a.pdf', 'b.pdf', 'a.pdf'])
  })
})
