import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ResourceForm } from '../../console/form/resource-form.tsx'
import { resourceOf } from '../../console/resources.ts'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { programParts } from './form-parts.ts'

const at = '2026-11-29T03:00:00.000Z'
const stamp = { createdAt: at, updatedAt: at, version: 3, isPublished: true }
const sale = {
  ...stamp,
  _id: '019a0000-0000-7000-8000-000000000001',
  title: { ko: '봄 경매' },
  intro: { ko: '<p>소개</p>' },
  cover: null,
  hall: 'main',
  venue: { ko: '1전시실' },
  previewFrom: at,
  previewTo: '2026-11-30T03:00:00.000Z',
  opensAt: at,
  closesAt: '2026-12-01T03:00:00.000Z',
  increments: [{ from: 0, step: 30_000 }],
  premium: [{ from: 0, percent: 17 }],
  terms: { ko: '지난 약관' },
  images: [],
}
const create = 'POST /api/console/auction/programs'

it('begins another sale with hall, increments, premium and terms of the last one, and without its dates', async () => {
  const answers = { [create]: () => json({ program: sale }, 201) } as never
  const { server } = await renderPart(<ResourceForm resource={resourceOf('auction/programs')} from={sale} parts={programParts} />, {
    answers,
  })
  await page.getByRole('button', { name: '저장' }).click()
  await expect.poll(() => server.asked(create).length).toBe(1)
  const { previewFrom, previewTo, opensAt, closesAt, ...body } = (server.asked(create)[0] ?? { body: {} }).body as typeof sale
  expect([previewFrom, previewTo, opensAt, closesAt].map((value) => value ?? '')).toEqual(['', '', '', ''])
  expect(body).toMatchObject({
    title: { ko: '봄 경매' },
    hall: 'main',
    increments: [{ from: 0, step: 30_000 }],
    premium: [{ from: 0, percent: 17 }],
    terms: { ko: '지난 약관' },
    isPublished: false,
  })
})
