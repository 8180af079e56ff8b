import type { APIRequestContext, Page } from '@playwright/test'
import type { Answer } from '#contract/api.ts'
import { expect, test } from '../fixtures.ts'
import { openGuide, part } from '../guide-page.ts'

test.describe('a receipt number', () => {
  const write = async (request: APIRequestContext, name: string) => {
    const { term } = (await (await request.get('/api/v1/terms/privacy-consult')).json()) as Answer<'GET /api/v1/terms/{code}'>
    const consent = { code: term.code, version: term.edition, agreedAt: new Date().toISOString() }
    const answer = await request.post('/api/v1/message', { data: { name, phone: '010-0000-0000', consent } })
    expect(answer.status()).toBe(201)
    return ((await answer.json()) as Answer<'POST /api/v1/message'>).message
  }
  const ask = async (page: Page, typed: string) => {
    await page.getByLabel('접수번호', { exact: true }).fill(typed)
    await part(page, '접수번호로 확인하기').getByRole('button').click()
  }
  const found = (page: Page) => part(page, '접수번호로 확인하기').getByRole('status')
  const failure = (page: Page) => part(page, '접수번호로 확인하기').getByRole('alert')

  test('shows status, day and what the firm has noted since, and nothing of what was written', async ({ page, request, api }) => {
    const { _id, receipt, createdAt } = await write(request, '김하늘')
    await openGuide(page)
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' }).format(new Date(createdAt))
    // As it is read out, or copied with what stands around it.
    for (const typed of [receipt, receipt.toLowerCase().replace('-', ''), ` ${receipt} `]) {
      await ask(page, typed)
      await expect(found(page)).toHaveText(`접수번호${receipt}접수한 날${day}처리 상태접수되었습니다. 담당자가 확인하고 있습니다.`)
      await expect(failure(page)).toHaveCount(0)
    }
    for (const [stage, words] of [
      ['contacted', '답변을 드렸습니다.'],
      ['closed', '상담이 마무리되었습니다.'],
    ] as const) {
      await api.staff('PUT /api/console/forms/{_id}', `/api/console/forms/${_id}`, { stage })
      await ask(page, receipt)
      await expect(found(page)).toContainText(words)
    }
    await expect(page).toHaveURL('/guide')
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }))
    expect(stored).not.toContain(receipt)
  })

  test('that is malformed is refused at once; an unknown one, too many questions and no network are told apart', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/status of (404|429)|net::ERR_INTERNET_DISCONNECTED/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openGuide(page)
    const field = page.getByLabel('접수번호', { exact: true })
    for (const typed of ['', '12345', '김하늘', '261121-7K3FM']) {
      await ask(page, typed)
      await expect(failure(page)).toContainText('접수번호는 숫자 여섯 자리와 글자 여섯 자리입니다.')
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/^접수번호는/)
    }
    expect(asked.filter((url) => url.includes('/receipts/'))).toEqual([])

    await ask(page, '000101-222222')
    await expect(failure(page)).toHaveText('그 번호로 접수된 상담이 없습니다. 번호를 다시 확인해 주십시오.')

    await page.route('**/api/v1/forms/receipts/*', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '42' }, json: { message: '요청이 너무 많습니다.', code: 'tooMany' } }),
    )
    await ask(page, '000101-222223')
    await expect(failure(page)).toHaveText('너무 여러 번 확인하셨습니다. 42초 뒤에 다시 시도해 주십시오.')
    await page.unrouteAll()

    await context.setOffline(true)
    await ask(page, '000101-222224')
    await expect(failure(page)).toHaveText('인터넷에 연결되지 않아 확인하지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.')
    await expect(page.getByLabel('접수번호', { exact: true })).toHaveValue('000101-222224')
  })
})
