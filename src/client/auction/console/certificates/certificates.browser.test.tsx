import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { json } from '../../../testing/server.ts'
import { LotCertificates } from './lot-certificates.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const read = 'GET /api/console/auction/works/{_work}/certificates'
const issue = 'POST /api/console/auction/works/{_work}/certificates'
const revoke = 'POST /api/console/auction/certificates/{code}/revoke'
const certificate = {
  code: '2A3B4C5D6E7F8G9H',
  issuedAt: '2026-11-29T03:00:00.000Z',
  revokedAt: null as string | null,
  title: '달밤',
  author: '가람',
  medium: 'painting',
  material: '종이에 먹',
  year: null,
  signature: null,
  height: 72.7,
  width: 60.6,
  depth: null,
  user: '관리자',
  reason: null as string | null,
}

it('issues a certificate, has its paper with a code that can be checked, and revokes it with a reason', async () => {
  let certificates: object[] = []
  const answers = {
    [read]: () => json({ certificates }),
    [issue]: () => json({ certificate: (certificates = [certificate])[0] }, 201),
    [revoke]: () => json({ certificate: (certificates = [{ ...certificate, revokedAt: '2026-11-30T03:00:00.000Z', reason: '위작' }])[0] }),
    'GET /api/v1/setting': () => json({ setting: { centre: null } }),
    'GET /api/v1/auction': { auction: { reportNumber: '서울-1', contact: null } },
  }
  const { server } = await renderPart(<LotCertificates item={{ _id: id(9) } as never} onChanged={() => undefined} />, { answers })
  await page.getByRole('button', { name: '보증서 발급' }).click()
  await expect.element(page.getByText('2A3B-4C5D-6E7F-8G9H')).toBeVisible()
  await expect.element(page.getByText(/auction\/certificates\/2A3B4C5D6E7F8G9H/)).toBeVisible()
  await expect.element(page.getByText('72.7 × 60.6 cm')).toBeVisible()
  await page.getByText('보증서를 무효로 하기').click()
  await page.getByLabelText(/^사유/).fill('위작')
  await page.getByRole('button', { name: '무효로 하기' }).click()
  await expect.element(page.getByText(/발급, .* 무효/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '보증서 발급' }), { message: 'another one can be issued' }).toBeVisible()
  expect(server.asked(revoke).map(({ path, body }) => [path, body])).toEqual([
    [`/api/console/auction/certificates/${certificate.code}/revoke`, { reason: '위작' }],
  ])
})
