import type { Suggestion, Wish } from '#contract/trade/wishes.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { Wishes } from './wishes.tsx'

const put = 'PUT /api/v1/me/fairs/{_fair}/wishes'
const id = (last: number) => `019a0000-0000-7000-8000-00000000000${last}`
const other = (last: number, name: string) => ({ _id: id(last), _company: id(9), name, category: '식품' })
const aWish = (last: number, name: string, priority: number): Wish => ({
  ...other(last, name),
  method: 'OFFLINE',
  priority,
  _matching: null,
})
const suggestion: Suggestion = { ...other(3, '다온티'), reasons: ['wantsYou', 'sameCategory'], commonSlots: 5 }

it('wishes are saved as a whole in their order, and a suggestion says why and leads to the offer', async () => {
  const known = new Map([
    ...[aWish(1, '가람뷰티', 1), aWish(2, '누리리빙', 2)].map((wish) => [wish._id, wish] as const),
    [id(3), aWish(3, '다온티', 3)],
    [id(4), aWish(4, '소담가구', 4)],
  ])
  // As the server has it.
  let stored = [...known.values()].slice(0, 2)
  const { server } = await renderPart(<Wishes _fair={id(8)} canOffer />, {
    answers: {
      'GET /api/v1/me/fairs/{_fair}/wishes': () => json({ wishes: stored }),
      'GET /api/v1/me/fairs/{_fair}/suggestions': { suggestions: [suggestion] },
      [put]: ({ body }: Asked) => {
        const { wishes } = body as { wishes: { _participant: string }[] }
        stored = wishes.flatMap(({ _participant }, index) => {
          const wish = known.get(_participant)
          return wish === undefined ? [] : [{ ...wish, priority: index + 1 }]
        })
        return json({ wishes: stored })
      },
    },
  })
  await expect.element(page.getByText('귀사를 만나고 싶어 합니다 · 업종이 같습니다 · 함께 비어 있는 시간 5칸')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^시간 제안 ?: 다온티/ }))
    .toHaveAttribute('href', expect.stringContaining(`open=${id(3)}`))
  // Another tab has added one since the list was read.
  stored = [...stored, aWish(4, '소담가구', 3)]
  await page.getByRole('button', { name: '누리리빙: 위로' }).click()
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/누리리빙/)
  await page.getByRole('button', { name: /^희망에 담기 ?: 다온티/ }).click()
  await expect.element(page.getByRole('button', { name: '다온티: 아래로' })).toBeVisible()
  const sent = server
    .asked(put)
    .map(({ body }) => (body as { wishes: { _participant: string }[] }).wishes.map(({ _participant }) => _participant))
  expect(sent).toEqual([
    [id(2), id(1), id(4)],
    [id(2), id(1), id(4), id(3)],
  ])
})
