import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { resourceOf } from '../resources.ts'
import { ResourceForm } from './resource-form.tsx'

it('keeps what was typed into its parts when another one is added', async () => {
  await renderPart(<ResourceForm resource={resourceOf('lawyers')} />)
  const career = page.getByRole('group', { name: '경력', exact: true })
  const add = career.getByRole('button', { name: '추가' })
  const line = (at: number) => career.getByRole('textbox', { name: '내용, 한국어' }).nth(at)
  await add.click()
  await line(0).fill('전 가정법원 조정위원')
  await add.click()
  await line(1).fill('가상대학교 졸업')
  await expect.element(line(0)).toHaveValue('전 가정법원 조정위원')
})
