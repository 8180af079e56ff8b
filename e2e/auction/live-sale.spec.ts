import { join } from 'node:path'
import { request } from '@playwright/test'
import type { Answer } from '#contract/api.ts'
import { Api, expect, test } from '../fixtures.ts'
import { admin, openSession } from '../session.ts'
import { startServer } from '../server.ts'
import { openMailServer } from '../../src/server/testing/mail-server.ts'
import { seconds } from '../../src/server/testing/patience.ts'
import { bid, openBidder } from './bidder.ts'
import { hangSale } from './hang-sale.ts'

const quickServer = join(import.meta.dirname, 'quick-server.ts')

test('two bid against each other until the end, one loses the line and returns, and the winner pays', async ({ addDevice }) => {
  test.slow()
  const mails = await openMailServer()
  const settings = { SMTP_URL: mails.url, MAIL_FROM: 'Ieumsae <no-reply@ieumsae.example>', EXTENSION: String(seconds(10)) }
  const server = await startServer(process.env['DIST'] ?? 'dist', settings, quickServer)
  const { origin } = server
  const own = await request.newContext({ baseURL: origin })
  try {
    const api = new Api(own, 'ko')
    const { program, works } = await hangSale(api)
    const [work] = works
    const path = `/auction/works/${work?._id}`
    const [deviceA, deviceB] = [await addDevice({ baseURL: origin }), await addDevice({ baseURL: origin })]
    const [a, b] = [await openBidder(deviceA, api, origin, path), await openBidder(deviceB, api, origin, path, 'collector@example.com')]

    // It ends soon: nobody has bid yet, so its terms still follow its sale.
    const closesAt = new Date(Date.now() + seconds(9)).toISOString()
    await api.staff('PUT /api/console/auction/programs/{_id}', `/api/console/auction/programs/${program._id}`, { closesAt })

    // Without a line one cannot bid, and hears what has happened once it is back.
    await deviceB.setOffline(true)
    await expect(b.getByText(/^응찰하시려면 인터넷 연결이 필요합니다/)).toBeVisible()
    await bid(a, 2_100_000)
    await expect(a.getByText('회원님이 앞서 있습니다')).toBeVisible()
    await deviceB.setOffline(false)
    await expect(b.getByText('응찰 1회')).toBeVisible()
    await bid(b, 3_000_000)
    await expect(b.getByText('회원님이 앞서 있습니다')).toBeVisible()
    await expect(a.getByText('다른 분이 앞섰습니다')).toBeVisible()

    const { lot } = await api.read('GET /api/v1/auction/works/{_work}/lot', `/api/v1/auction/works/${work?._id}/lot`)
    expect(Date.parse(lot.endsAt)).toBeGreaterThan(Date.parse(closesAt))

    await expect(a.getByText('낙찰되었습니다.')).toBeVisible({ timeout: seconds(30) })
    await expect(b.getByText('낙찰받으셨습니다')).toBeVisible()

    await expect(async () => {
      await b.goto('/mypage/bids')
      await b.getByRole('link', { name: '결제하러 가기' }).click({ timeout: seconds(2) })
    }).toPass({ timeout: seconds(15) })
    await expect(b.getByText('구매 수수료')).toBeVisible()
    const _order = new URL(b.url()).pathname.split('/').at(-1) ?? ''
    const headers = { authorization: `Bearer ${(await openSession(own, admin)).accessToken}` }
    const { order } = (await (
      await own.get(`/api/console/shop/orders/${_order}`, { headers })
    ).json()) as Answer<'GET /api/console/shop/orders/{_id}'>
    const paid = { step: 'pay', amount: order.total } as const
    await api.staff('POST /api/console/shop/orders/{_id}/steps', `/api/console/shop/orders/${_order}/steps`, paid)
    await b.reload()
    await expect(b.getByText('결제 완료', { exact: true })).toBeVisible()
    await expect.poll(() => mails.received.filter(({ to }) => to.includes('collector@example.com')).length).toBeGreaterThan(0)
    await a.goto('/mypage/bids')
    await expect(a.getByText('낙찰받지 못하셨습니다')).toBeVisible()
  } finally {
    await own.dispose()
    await server.stop()
    await mails.close()
  }
})
