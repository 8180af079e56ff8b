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
})
