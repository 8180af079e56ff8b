import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { modules } from '../modules.ts'
import { findHelp } from './find-help.ts'
import { HelpButton } from './help-button.tsx'
import { ownHelp } from './own-help.ts'

const panel = page.getByRole('dialog', { name: '이 화면의 도움말' })
const show = (path: string) => renderPart(<HelpButton modules={modules} />, { path })
const id = '019a0000-0000-7000-8000-000000000001'

it('says the keys of a list, what a module says of it, and what it has in common with others', async () => {
  await show('/lawyers')
  const button = page.getByRole('button', { name: '도움말' })
  button.element().focus()
  await userEvent.keyboard('?')
  await expect.element(panel.getByText('이 줄 고르기')).toBeVisible()
  await expect.element(panel.getByText(/‘주요 경력’을 고른 줄이 먼저/)).toBeVisible()
  await expect.element(panel.getByText(/‘내보내기’는 지금의 조건에 맞는/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it.each([
  ['a view of a list', '/forms?view=board', /단계별 카드로 보는 화면/, /이 줄 고르기/],
  ['an item', `/success/${id}`, /‘게시하기’를 누르면/, /이 줄 고르기/],
  ['an item that begins with another page', `/fairs/${id}`, /상담회 하나의 첫 화면/, /‘이어서 쓰기’로 돌아옵니다/],
  ['a screen of a module', `/fairs/${id}/board`, /카드를 빈 칸으로 끕니다/, /‘이어서 쓰기’로 돌아옵니다/],
  ['a screen at the address of an item', '/fairs/results', /상담회끼리 견줍니다/, /‘이어서 쓰기’로 돌아옵니다/],
  ['a screen that has a list', `/fairs/${id}/participants`, /이 줄 고르기/, /‘이어서 쓰기’로 돌아옵니다/],
  ['a view that is a list', '/shop/deposits?view=all', /이 줄 고르기/, /‘이어서 쓰기’로 돌아옵니다/],
  ['a screen at the address of a list', '/users/levels', /등급마다 할 수 있는 일/, /이 줄 고르기/],
])('says what belongs to %s, and nothing else', async (_kind, path, said, unsaid) => {
  await show(path)
  await userEvent.keyboard('?')
  await expect.element(panel.getByText(said)).toBeVisible()
  await expect.element(panel.getByText(unsaid)).not.toBeInTheDocument()
})

it('has words for every screen that has a route of its own', async () => {
  const routes = Object.keys(import.meta.glob(['../routes/*.tsx', '../../*/console/routes/*.tsx']))
  const addresses = routes.map((path) =>
    path
      .replace(/^.*\/routes\/(.*?)(?:\.index)?\.tsx$/, '$1')
      .replaceAll('.', '/')
      .replaceAll(/\$\w*/g, 'x'),
  )
  const screens = addresses.filter((address) => !['__root', 'index', 'x'].includes(address))
  expect(screens).toContain('fairs/x/board')
  const texts = await Promise.all(modules.flatMap(({ help }) => (help === undefined ? [] : [help()])))
  expect(screens.filter((address) => findHelp([...ownHelp, ...texts.flat()], modules, address).text === undefined)).toEqual([])
})
