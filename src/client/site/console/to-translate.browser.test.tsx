import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { ToTranslate } from './to-translate.tsx'

const call = 'GET /api/console/writing/work'
const counts = (resource: string, en: number, cn: number, stale: number) => ({ resource, total: 9, en, cn, stale })

it('content to translate is a chart with its table, whose numbers lead to the list of what is counted', async () => {
  const translations = [counts('success', 4, 0, 1), counts('insights', 0, 0, 0)]
  await renderPart(<ToTranslate />, { answers: { [call]: () => json({ drafts: [], edits: [], translations }) } })
  await page.getByText('표로 보기').click()
  const link = page.getByRole('link', { name: '성공사례, 영어가 빠짐 4' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('translation=en'))
  expect(page.getByRole('row').elements()).toHaveLength(2)
})

it('content that lacks nothing has no card', async () => {
  const answers = { [call]: () => json({ drafts: [], edits: [], translations: [counts('success', 0, 0, 0)] }) }
  const { server } = await renderPart(<ToTranslate />, { answers })
  await expect.poll(() => server.asked(call)).toHaveLength(1)
  await expect.poll(() => page.getByRole('heading').query()).toBeNull()
})
