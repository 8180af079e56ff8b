import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type Line, openLine } from './line.ts'
import { aFile, done, Form, MB, onDisk, pdf, program, requests, slowLine, underWay, uploads, valueOf, written } from './request-page.ts'

test.describe('files', () => {
  test('are asked for after a warning, by button, drag and drop, or pasted', async ({ page }) => {
    const form = new Form(page)
    await form.open()
    const warning = form.main.getByText('보내시기 전에 다른 사람의 개인정보를 먼저 지워 주십시오.')
    await expect(warning).toBeVisible()
    await expect(form.input).toHaveAccessibleDescription(/다른 사람의 개인정보를 먼저 지워 주십시오.*50MB까지, 모두 10개\(200MB\)까지/)
    const [above, below] = [await warning.boundingBox(), await form.main.getByText('파일 고르기').boundingBox()]
    expect(below?.y).toBeGreaterThan(above?.y ?? Infinity)

    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), form.main.getByText('파일 고르기').click()])
    expect(chooser.isMultiple()).toBe(true)
    await chooser.setFiles([aFile('a.pdf', pdf(1024 * 340)), aFile('b.pdf', pdf(2.5 * MB))])
    await expect(form.row('a.pdf')).toContainText('340KB')
    await expect(form.row('b.pdf')).toContainText('2.5MB')

    const hand = (type: 'dragover' | 'drop' | 'paste', target: string) =>
      page.evaluate(
        ([type, target]) => {
          const data = new DataTransfer()
          data.items.add(new File(['%PDF-1.7'], `${type}.pdf`, { lastModified: Math.random() * 1e6 }))
          const more = { bubbles: true, cancelable: true }
          const event =
            type === 'paste'
              ? new ClipboardEvent(type, { ...more, clipboardData: data })
              : new DragEvent(type, { ...more, dataTransfer: data })
          document.querySelector(target)?.dispatchEvent(event)
          return event.defaultPrevented
        },
        [type, target] as const,
      )
    // Beside the form, too: the browser would open the file in the place of the page.
    expect(await hand('dragover', 'header')).toBe(true)
    await expect(form.main.locator('[data-over=true]')).toBeVisible()
    expect(await hand('drop', 'header')).toBe(true)
    await expect(form.main.locator('[data-over=true]')).toHaveCount(0)
    expect(await hand('paste', 'textarea')).toBe(true)
    expect(await hand('paste', 'body')).toBe(true)
    for (const name of ['drop.pdf', 'paste.pdf', 'paste (2).pdf']) await expect(form.row(name)).toBeVisible()

    await form.button('b.pdf', '빼기').click()
    await expect(form.row('b.pdf')).toBeHidden()
    await expect(form.main.getByRole('status').filter({ hasText: '파일 4개' })).toBeVisible()
  })

  test('that cannot be sent are refused at once, each by name', async ({ page }, info) => {
    const form = new Form(page)
    await form.open()
    const choose = async (files: Parameters<Locator['setInputFiles']>[0], refused: Record<string, string>) => {
      await form.input.setInputFiles(files)
      await expect(form.alert()).toContainText('첨부하지 못한 파일이 있습니다.')
      await expect(form.alert().getByRole('listitem')).toHaveText(Object.entries(refused).map(([name, text]) => `${name}: ${text}`))
      await form.dismiss()
    }
    const type = '받을 수 없는 형식입니다. PDF나 JPG 같은 형식으로 바꾸어 주십시오.'
    await choose([aFile('a.exe', program), aFile('good.pdf'), aFile('b.zip'), aFile('c.pdf', Buffer.alloc(0))], {
      'a.exe': type,
      'b.zip': type,
      'c.pdf': '비어 있는 파일입니다.',
    })
    await expect(form.row('good.pdf')).toBeVisible()
    const [over, ...large] = await onDisk(info, [
      ['over.pdf', 50 * MB + 1],
      ['1.pdf', 50 * MB],
      ['2.pdf', 50 * MB],
      ['3.pdf', 50 * MB],
      ['4.pdf', 50 * MB],
    ])
    await choose([over ?? ''], { 'over.pdf': '파일 하나는 50MB까지 보내실 수 있습니다.' })
    await choose(large, { '4.pdf': '파일을 모두 합하여 200MB까지 보내실 수 있습니다.' })
    await choose([large[0] ?? ''], { '1.pdf': '이미 고르신 파일입니다.' })
    const many = Array.from({ length: 7 }, (_, index) => aFile(`n${index}.pdf`))
    await choose(many, { 'n6.pdf': '파일은 10개까지 보내실 수 있습니다.' })
    const names = ['good.pdf', '1.pdf', '2.pdf', '3.pdf', ...Array.from({ length: 6 }, (_, index) => `n${index}.pdf`)]
    expect(await form.main.locator('li[tabindex]').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')))).toEqual(names)
  })

  test('show how far they are, alone and together, and screen readers hear of files, not of percents', async ({ page, api }) => {
    const words = written()
    const form = new Form(page)
    await form.open()
    await form.write(words)
    await form.input.setInputFiles([aFile('큰 파일.pdf', pdf(MB)), aFile('작은 파일.pdf', pdf(0.25 * MB))])
    const mend = await slowLine(page, 400_000)
    await form.submit.click()
    await form.expectHeading(underWay)
    const receipt = await form.receipt()
    await expect(form.main.getByRole('region', { name: underWay })).toBeFocused()
    const one = form.main.getByRole('progressbar', { name: '‘큰 파일.pdf’ 보내기', exact: true })
    const total = form.main.getByRole('progressbar', { name: '첨부 파일 모두 보내기', exact: true })
    await page.evaluate(() => {
      const said: string[] = []
      Object.assign(window, { said })
      for (const node of document.querySelectorAll('main [role=status]'))
        new MutationObserver(() => said.push(node.textContent ?? '')).observe(node, {
          subtree: true,
          childList: true,
          characterData: true,
        })
    })
    await expect.poll(() => valueOf(one)).toBeGreaterThan(0.2)
    expect(await valueOf(total)).toBeLessThan(await valueOf(one))
    await expect(form.row('큰 파일.pdf')).toContainText(/\d+% 보냄/)
    await expect(form.row('작은 파일.pdf')).toContainText('차례를 기다립니다')
    await expect(total.locator('xpath=..')).toContainText(/^[\d.]+(KB|MB) \/ 1\.3MB$/)
    // The request is there, whatever becomes of its files.
    expect(await api.consultations(words.content)).toMatchObject([{ receipt, files: [] }])
    await mend()
    await form.expectHeading(done)
    await expect(form.row('큰 파일.pdf')).toContainText('보냈습니다')
    expect((await api.consultations(words.content))[0]?.files.map(({ name, size }) => [name, size])).toEqual([
      ['큰 파일.pdf', MB],
      ['작은 파일.pdf', 0.25 * MB],
    ])
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
    expect(said.length).toBeLessThanOrEqual(6)
    expect(said.join()).not.toContain('%')
  })

  test('whose answer was lost are stored once, and so is a request', async ({ page, watch, api }) => {
    watch.allow(/net::ERR_CONNECTION_RESET/)
    const words = written()
    const form = new Form(page)
    await form.open()
    await form.write(words)
    await form.input.setInputFiles([aFile('a.pdf'), aFile('b.pdf')])
    for (const path of [requests, uploads])
      await page.route(path, async (route) => {
        expect((await route.fetch()).status()).toBe(201)
        await route.abort('connectionreset')
      })
    await form.submit.click()
    await expect(form.alert()).toContainText('두 번 접수되지 않습니다.')
    await expect(form.alert()).toContainText('파일은 이 기기에 보관하지 않습니다.')
    await form.dismiss()
    await expect(form.content).toHaveValue('')
    await expect(form.row('a.pdf')).toBeVisible()
    await page.unroute(requests)
    // It goes again by itself, and the files after it.
    await expect(form.main.getByText('파일 2개를 보내지 못했습니다.', { exact: false })).toBeVisible()
    await page.unroute(uploads)
    await form.main.getByRole('button', { name: '모두 다시 보내기' }).click()
    await form.expectHeading(done)
    const stored = await api.consultations(words.content)
    expect(stored.map(({ receipt, files }) => [receipt, files.map(({ name }) => name)])).toEqual([
      [await form.receipt(), ['a.pdf', 'b.pdf']],
    ])
  })

  test('wait where the server asks for it, and go on after an error of its own', async ({ page, watch, api }) => {
    watch.allow(/status of (429|500)/)
    const words = written()
    const form = new Form(page)
    await form.open()
    await form.write(words)
    await form.input.setInputFiles([aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf')])
    const busy = '요청이 너무 많습니다. 잠시 후 다시 시도해 주십시오.'
    await page.route(uploads, (route) =>
      route.fulfill({ status: 429, json: { message: busy, code: 'tooMany' }, headers: { 'retry-after': '7' } }),
    )
    await form.submit.click()
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await expect(form.row(name)).toContainText(`${busy} (7초 뒤)`)
    await page.unroute(uploads)
    await page.route(uploads, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'Error' }), { times: 1 })
    await form.main.getByRole('button', { name: '모두 다시 보내기' }).click()
    await expect(form.row('c.pdf')).toContainText('보냈습니다')
    await expect(form.row('a.pdf')).toContainText('보내지 못했습니다. 잠시 후 다시 보내 주십시오.')
    await form.button('a.pdf', '다시 보내기').click()
    await form.expectHeading(done)
    expect((await api.consultations(words.content))[0]?.files.map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf', 'a.pdf'])
  })

  test('that are not what they are called are refused with the reason, and can be replaced', async ({ page, watch, api }) => {
    watch.allow(/status of 415/)
    const words = written()
    const form = new Form(page)
    await form.open()
    await form.write(words)
    await form.input.setInputFiles([aFile('보고서.pdf', program), aFile('b.pdf')])
    await form.submit.click()
    await form.expectHeading(done)
    await expect(form.row('보고서.pdf')).toContainText('첨부하실 수 없는 파일입니다. 문서(PDF, DOCX, XLSX, HWP, HWPX, TXT)')
    await expect(form.button('보고서.pdf', '다시 보내기')).toBeHidden()
    await expect(form.main.getByRole('status').filter({ hasText: '파일 1개는 첨부하지 못했습니다.' })).toBeVisible()
    await form.button('보고서.pdf', '빼기').click()
    await expect(form.row('보고서.pdf')).toBeHidden()
    await form.input.setInputFiles(aFile('보고서.pdf'))
    await expect(form.row('보고서.pdf')).toContainText('보냈습니다')
    expect((await api.consultations(words.content))[0]?.files.map(({ name }) => name)).toEqual(['b.pdf', '보고서.pdf'])
  })

  test('can be stopped on their way, and sent later', async ({ page, api }) => {
    const words = written()
    const form = new Form(page)
    await form.open()
    await form.write(words)
    await form.input.setInputFiles([aFile('a.pdf', pdf(4 * MB)), aFile('b.pdf')])
    const mend = await slowLine(page, 200_000)
    await form.submit.click()
    await form.button('a.pdf', '보내기 취소').click()
    await expect(form.row('a.pdf')).toContainText('보내기를 취소했습니다')
    await expect(form.row('a.pdf')).toBeFocused()
    await expect(form.row('b.pdf')).toContainText('보냈습니다')
    await form.expectHeading(done)
    expect((await api.consultations(words.content))[0]?.files.map(({ name }) => name)).toEqual(['b.pdf'])
    await mend()
    await form.button('a.pdf', '다시 보내기').click()
    await form.expectHeading(underWay)
    await form.expectHeading(done)
    expect((await api.consultations(words.content))[0]?.files.map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf'])
  })
})

const onALine = test.extend<{ line: Line }>({
  line: async ({ browserName: _any }, provide, { project }) => {
    const line = await openLine(project.use.baseURL ?? '')
    await provide(line)
    line.close()
  },
  baseURL: async ({ line }, provide) => provide(line.origin),
})

onALine(
  'a connection that is lost in the middle of a file: it is sent again, and nothing twice',
  async ({ page, line, watch, api }, info) => {
    watch.allow(/net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/)
    const words = written()
    let count = 0
    page.on('request', (request) => (count += request.method() === 'POST' && request.url().endsWith('/forms') ? 1 : 0))
    const form = new Form(page)
    await form.open()
    await form.write(words)
    await form.input.setInputFiles(
      await onDisk(info, [
        ['a.pdf', 2000],
        ['b.pdf', 40 * MB],
        ['c.pdf', 3000],
      ]),
    )
    line.hold(5 * MB)
    await form.submit.click()
    const bar = form.main.getByRole('progressbar', { name: '‘b.pdf’ 보내기', exact: true })
    await expect.poll(() => valueOf(bar)).toBeGreaterThan(0.1)
    await expect(form.row('a.pdf')).toContainText('보냈습니다')
    const receipt = await form.receipt()
    line.cut()
    for (const name of ['b.pdf', 'c.pdf'])
      await expect(form.row(name)).toContainText('연결이 끊겨 보내지 못했습니다. 다시 보내셔도 두 번 접수되지 않습니다.')
    await expect(form.main.getByText('파일 2개를 보내지 못했습니다.', { exact: false })).toBeVisible()
    await form.expectHeading(underWay)

    await form.button('c.pdf', '다시 보내기').click()
    await expect(form.row('c.pdf'), 'still without a network').toContainText('연결이 끊겨 보내지 못했습니다.')
    line.mend()
    await form.button('c.pdf', '다시 보내기').click()
    await expect(form.row('c.pdf')).toContainText('보냈습니다')
    await expect(form.row('b.pdf')).toContainText('연결이 끊겨 보내지 못했습니다.')
    await form.button('b.pdf', '다시 보내기').click()
    await form.expectHeading(done)
    const [stored, ...others] = await api.consultations(words.content)
    expect([others, count, stored?.receipt]).toEqual([[], 1, receipt])
    expect(stored?.files.map(({ name, size }) => [name, size])).toEqual([
      ['a.pdf', 2000],
      ['c.pdf', 3000],
      ['b.pdf', 40 * MB],
    ])
  },
)
