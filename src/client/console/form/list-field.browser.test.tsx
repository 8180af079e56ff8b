import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { resourceOf } from '../resources.ts'
import { ResourceForm } from './resource-form.tsx'

const career = page.getByRole('group', { name: '경력', exact: true })
const add = career.getByRole('button', { name: '추가' })
const line = (at: number) => career.getByRole('textbox', { name: '내용, 한국어' }).nth(at)
const row = (at: number) => career.getByRole('listitem').nth(at)
const create = 'POST /api/console/lawyers'

async function addTwo() {
  const shown = await renderPart(<ResourceForm resource={resourceOf('lawyers')} />, {
    answers: {
      [create]: () => json({ code: 'invalid', message: '', issues: [{ path: 'career.1.txt.ko', message: '너무 깁니다.' }] }, 400),
      'GET /api/console/writing': () => json({ writing: { adRules: [], firm: { ko: '이음새' } } }),
    },
  })
  await add.click()
  await line(0).fill('전 가정법원 조정위원')
  await add.click()
  await line(1).fill('가상대학교 졸업')
  return shown
}

it('keeps what was typed into its parts when another one is added, which is entered', async () => {
  await addTwo()
  await expect.element(line(0)).toHaveValue('전 가정법원 조정위원')
  await add.click()
  await expect.element(line(2)).toHaveFocus()
})

it('moves parts by the keys of their handles and by dragging, open ones with what is open', async () => {
  const { server } = await addTwo()
  await row(0)
    .getByRole('button', { name: /전 가정법원/ })
    .click()
  await expect.element(line(0)).toHaveValue('가상대학교 졸업')
  const handle = (at: number) => row(at).getByRole('button', { name: /옮기기/ })
  handle(0).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(handle(1)).toHaveFocus()
  await expect.poll(() => row(1).element().textContent).toContain('전 가정법원 조정위원')
  await expect.element(line(0)).toHaveValue('가상대학교 졸업')
  await userEvent.dragAndDrop(handle(1), row(0), { targetPosition: { x: 20, y: 4 } })
  await expect.poll(() => row(0).element().textContent).toContain('전 가정법원 조정위원')
  // What is refused in a closed part opens it.
  await row(1)
    .getByRole('button', { name: /가상대학교/ })
    .click()
  await expect.element(line(0)).not.toBeInTheDocument()
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect.element(line(0)).toHaveFocus()
  expect(server.asked(create)[0]?.body).toMatchObject({
    career: [{ txt: { ko: '전 가정법원 조정위원' } }, { txt: { ko: '가상대학교 졸업' } }],
  })
})
