import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { resourceOf } from '../resources.ts'
import { Filters } from './filters.tsx'
import type { ListSearch } from './list-search.ts'

it('a filter that is typed narrows the list by Enter, but not by the Enter that ends a syllable', async () => {
  const onChange = vi.fn<(change: ListSearch) => void>()
  await renderPart(<Filters resource={resourceOf('forms')} search={{ receipt: '2' }} fixed={[]} onChange={onChange} />)
  const field = page.getByRole('textbox', { name: '접수번호' })
  await expect.element(field).toBeVisible()
  const box = field.element() as HTMLInputElement
  box.focus()
  box.value = '261121'
  const press = (isComposing: boolean) => box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true }))
  press(true)
  expect(onChange).not.toHaveBeenCalled()
  press(false)
  expect(onChange.mock.calls).toEqual([[{ receipt: '261121' }]])
})

it('a list with many filters has the first ones in its head, those that narrow it, and the others when they are added', async () => {
  await renderPart(<Filters resource={resourceOf('forms')} search={{ suspicion: 'haste' }} fixed={[]} onChange={() => undefined} />)
  const field = (name: string) => page.getByRole('combobox', { name, exact: true })
  await expect.element(field('진행 단계')).toBeVisible()
  await expect.element(field('자동 입력 의심')).toBeVisible()
  expect(field('사이트').query()).toBeNull()
  await page.getByRole('button', { name: '조건 더하기' }).click()
  await page.getByRole('menuitem', { name: '사이트' }).click()
  await expect.element(field('사이트')).toBeVisible()
  await page.getByRole('button', { name: '조건 더하기' }).click()
  await page.getByRole('menuitem', { name: '기간' }).click()
  await expect.element(page.getByRole('dialog', { name: '기간 고르기' }).getByRole('button', { name: '오늘' })).toHaveFocus()
})

it('days are one chip, which names them, is narrowed to days in their order alone, and is emptied', async () => {
  const onChange = vi.fn<(change: ListSearch) => void>()
  await renderPart(
    <Filters resource={resourceOf('forms')} search={{ from: '2021-11-24', to: '2021-11-30' }} fixed={[]} onChange={onChange} />,
  )
  const chip = page.getByRole('button', { name: /^기간: 2021년 11월 24일/ })
  await chip.click()
  const dialog = page.getByRole('dialog', { name: '기간 고르기' })
  await dialog.getByLabelText('이날까지').fill('2021-11-23')
  await expect.element(dialog.getByLabelText('이날까지')).toHaveAccessibleDescription(/앞섭니다/)
  await dialog.getByRole('button', { name: '이 기간 보기' }).click()
  expect(onChange).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: '최근 7일' }).click()
  await expect.element(chip).toHaveFocus()
  await page.getByRole('button', { name: '기간 조건 지우기' }).click()
  expect(onChange.mock.calls).toEqual([[{ period: 'last7', from: '', to: '' }], [{ period: '', from: '', to: '' }]])
})
