import { afterEach, describe, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { setting } from '../../testing/content.ts'
import { renderPart } from '../../testing/render.tsx'
import { showSlider } from '../../testing/time.ts'
import { StyleGuide } from './style-guide.tsx'
import { Colours } from './colours.tsx'
import { Dialogs } from './dialogs.tsx'
import { Loads } from './loads.tsx'
import { PicturesAndSliders } from './pictures.tsx'

const answers = { 'GET /api/v1/setting': setting() }
const parts = ['색', '글자', '버튼', '아이콘', '입력', '대화 상자', '불러오기', '그림', '넘겨 보기', '목록', '글']
const looks = ['look="paper"', 'look="wash"', 'look="night"']

afterEach(() => commands.emulate({ colorScheme: 'light' }))

const titles = () => [...document.querySelectorAll('section')].map((section) => section.querySelector('h2')?.textContent)

describe('the style guide', () => {
  it('shows every part', async () => {
    await renderPart(<StyleGuide />, { path: '/ex', answers })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('디자인 안내')
    expect(titles()).toEqual([...parts, ...looks])
  })

  it.each(['en', 'cn'] as const)('is written in %s alone', async (locale) => {
    await renderPart(<StyleGuide />, { locale, path: '/ex', answers })
    await expect.poll(() => titles().length).toBe(parts.length + looks.length)
    expect(document.body.textContent).not.toMatch(/[가-힣]/)
  })
})

describe('colours', () => {
  it.each(['light', 'dark'] as const)('have the contrast they need in the %s scheme', async (colorScheme) => {
    await commands.emulate({ colorScheme })
    await renderPart(<Colours />)
    const pairs = () =>
      [...document.querySelectorAll('[data-least]')].map((node) => ({
        name: node.querySelector('code')?.textContent,
        least: Number(node.getAttribute('data-least')),
        ratio: Number(node.querySelector('data')?.value),
      }))
    expect(pairs().length).toBeGreaterThan(15)
    expect(pairs().filter(({ least, ratio }) => !(ratio >= least))).toEqual([])
  })

  it('follow the scheme as it changes', async () => {
    await commands.emulate({ colorScheme: 'light' })
    await renderPart(<Colours />)
    const ink = page.getByRole('listitem').filter({ hasText: '--ink' }).first()
    await expect.element(ink).toMatchTextContent('#16202e')
    await commands.emulate({ colorScheme: 'dark' })
    await expect.element(ink).toMatchTextContent('#ece8e1')
  })
})

describe('the states of loading', () => {
  it('can be seen: what failed is there after another try, and can fail again', async () => {
    await renderPart(<Loads />)
    const state = (name: string) => page.elementLocator(document.querySelector(`#load-${name}`) ?? document.body)
    const names = () =>
      state('failed')
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent)
    expect(document.querySelector('#load-pending [aria-busy=true]')).not.toBeNull()
    await expect.element(state('empty')).toMatchTextContent('아직 아무것도 없습니다.')
    await expect.element(state('there')).toMatchTextContent('koencn')
    for (const _round of [1, 2]) {
      await expect.element(state('failed').getByRole('status')).toMatchTextContent('불러오지 못했습니다.')
      await state('failed').getByRole('button', { name: '다시 시도' }).click()
      await expect.poll(names).toEqual(['ko', 'en', 'cn'])
      await state('failed').getByRole('button', { name: '처음부터 다시 보기' }).click()
    }
  })
})

describe('dialogs', () => {
  const alert = page.getByRole('alertdialog')

  it('of one message close with a key, and give the focus back', async () => {
    await renderPart(<Dialogs />)
    const trigger = page.getByRole('button', { name: 'alert', exact: true })
    await trigger.click()
    await expect.element(alert).toMatchTextContent(/^준비중입니다\./)
    await expect.element(alert.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(alert).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  })

  it.each([
    ['확인', '확인을 고르셨습니다.'],
    ['취소', '취소를 고르셨습니다.'],
  ])("that ask answer with '%s'", async (choice, answer) => {
    await renderPart(<Dialogs />)
    await page.getByRole('button', { name: 'confirm' }).click()
    await expect.element(alert).toMatchTextContent('계속할까요?')
    await alert.getByRole('button', { name: choice }).click()
    await expect.element(alert).toMatchTextContent(answer)
    await alert.getByRole('button', { name: '확인' }).click()
    await expect.element(alert).not.toBeInTheDocument()
  })

  it('that stand in the page close with Escape, and give the focus back', async () => {
    await renderPart(<Dialogs />)
    const trigger = page.getByRole('button', { name: 'Dialog' })
    await trigger.click()
    await expect.element(page.getByRole('dialog', { name: 'Dialog' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  })
})

describe('sliders', () => {
  it('of both kinds move by their buttons', async () => {
    await renderPart(<PicturesAndSliders />, { answers })
    const row = page.getByRole('list', { name: '가로로 넘기는 목록' })
    const fade = page.getByRole('list', { name: '번갈아 나타나는 목록' })
    for (const list of [row, fade]) await showSlider(list)
    const left = () => row.element().firstElementChild?.getBoundingClientRect().x
    const before = left()
    await page.getByRole('button', { name: '다음' }).first().click()
    await expect.poll(left).not.toBe(before)
    const shown = () => fade.element().querySelector('.slide-current')?.textContent
    expect(shown()).toBe('seoul office')
    await page.getByRole('button', { name: '다음' }).last().click()
    await expect.poll(shown).toBe('busan office')
    await page.getByRole('button', { name: '이전' }).last().click()
    await expect.poll(shown).toBe('seoul office')
  })
})
