import { expect, test } from '../fixtures.ts'
import { type Line, openLine } from '../line.ts'
import { done, Form, MB, onDisk, underWay, valueOf, written } from '../request-page.ts'

// What the page says of its files in each of their states is tested in src/client/law/forms/form-page.browser.test.tsx.
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
