import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { Header } from './header.tsx'
import { menu } from './menu.ts'

const groups = menu.map(({ label, items }) => ({ name: label.message ?? label.id, paths: items.map(({ href }) => href) }))
const allPaths = groups.flatMap(({ paths }) => paths)

const mainMenu = page.getByRole('navigation', { name: '주 메뉴' })
const button = page.getByRole('banner').getByRole('button', { name: '전체 메뉴' })
const dialog = page.getByRole('dialog', { name: '전체 메뉴' })
const hrefs = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'))

async function show(width: number): Promise<ReturnType<typeof renderPart>> {
  await page.viewport(width, 800)
  const shown = renderPart(
    <>
      <Header name="법무법인 이음새" phone="02-0100-2100" />
      <main className="h-[2000px]">
        <button type="button">the page</button>
      </main>
    </>,
  )
  await shown
  await userEvent.hover(page.getByRole('button', { name: 'the page' }))
  return shown
}

afterEach(() => page.viewport(1280, 800))

describe('the main menu', () => {
  it('opens where it is pointed at, one group at a time, and closes when the pointer leaves', async () => {
    await show(1280)
    expect(mainMenu.getByRole('link').elements()).toHaveLength(groups.length)
    for (const { name, paths } of groups) {
      await userEvent.hover(mainMenu.getByRole('link', { name, exact: true }).first())
      await expect.poll(() => mainMenu.getByRole('link').elements().length, { message: name }).toBe(groups.length + paths.length)
      const links = mainMenu.getByRole('listitem').filter({ hasText: name }).first().getByRole('link')
      await expect.poll(() => hrefs(links.elements())).toEqual([paths[0], ...paths])
      // The list stays while the pointer is on its way down.
      await userEvent.hover(links.last())
      expect(mainMenu.getByRole('link').elements()).toHaveLength(groups.length + paths.length)
    }
    await userEvent.hover(page.getByRole('button', { name: 'the page' }))
    await expect.poll(() => mainMenu.getByRole('link').elements().length).toBe(groups.length)
  })

  it('takes two stops of the keyboard for each group, whose list a button opens, and Escape closes it', async () => {
    await show(1280)
    page.getByRole('link', { name: '법무법인 이음새' }).element().focus()
    for (const { name, paths } of groups) {
      await userEvent.tab()
      expect(document.activeElement?.getAttribute('href')).toBe(paths[0])
      await userEvent.tab()
      const opener = mainMenu.getByRole('button', { name: `${name}, 하위 메뉴` })
      await expect.element(opener).toHaveFocus()
      expect(mainMenu.getByRole('link').elements()).toHaveLength(groups.length)
    }
    const { name, paths } = groups[1] ?? { name: '', paths: [] }
    const opener = mainMenu.getByRole('button', { name: `${name}, 하위 메뉴` })
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => mainMenu.getByRole('link').elements().length).toBe(groups.length + paths.length)
    const list = document.querySelector('.menu-list:popover-open')
    expect(list?.getBoundingClientRect().top).toBeLessThan(200)
    for (const path of paths) {
      await userEvent.tab()
      await expect.poll(() => document.activeElement?.getAttribute('href')).toBe(path)
    }
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => mainMenu.getByRole('link').elements().length).toBe(groups.length)
    await expect.element(opener).toHaveFocus()
  })
})

describe('the sitemap', () => {
  it.each([
    ['its button', () => dialog.getByRole('button', { name: '닫기' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('opens over the page with every path, closes with %s, and gives the focus back', async (_what, leave) => {
    await show(1280)
    await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog')
    await button.click()
    await expect.element(dialog).toBeVisible()
    // Below the pages of the site, one's own, and the one about this device.
    const exit = dialog.getByRole('link', { name: '빠른 나가기' }).element()
    expect(
      hrefs(
        dialog
          .getByRole('link')
          .elements()
          .filter((link) => link !== exit),
      ),
    ).toEqual([...allPaths, '/join', '/device'])
    expect(dialog.element().contains(document.activeElement)).toBe(true)
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('closes when one of its links is followed', async () => {
    const { history } = await show(1280)
    await button.click()
    await dialog.getByRole('link', { name: '오시는 길' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(history.location.pathname).toBe('/contact')
  })
})

describe('the menu of a phone', () => {
  it('opens and closes its groups one at a time, and gives the focus back', async () => {
    await show(360)
    await expect.element(mainMenu).not.toBeInTheDocument()
    await button.click()
    const head = (name: string) => {
      const summaries = [...dialog.element().querySelectorAll('summary')]
      return page.elementLocator(summaries.find(({ textContent }) => textContent === name) ?? document.body)
    }
    const isOpen = (name: string) => head(name).element().closest('details')?.open
    const expectOpen = async (open: string | undefined) => {
      await expect.poll(() => groups.filter(({ name }) => isOpen(name)).map(({ name }) => name)).toEqual(open === undefined ? [] : [open])
      const paths = groups.find(({ name }) => name === open)?.paths ?? []
      await expect.poll(() => hrefs(dialog.getByRole('listitem').getByRole('link').elements())).toEqual(paths)
    }
    await expect.element(dialog).toBeVisible()
    await expectOpen(groups[0]?.name)
    for (const { name } of groups.slice(1)) {
      await head(name).click()
      await expectOpen(name)
    }
    await head(groups.at(-1)?.name ?? '').click()
    await expectOpen(undefined)
    head('업무 분야').element().focus()
    await userEvent.keyboard('{Enter}')
    await expectOpen('업무 분야')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it.each([
    ['from the side', 'no-preference', 220],
    ['at once where motion is not wanted', 'reduce', 0],
  ] as const)('slides out and back %s', async (_how, reducedMotion, duration) => {
    await commands.emulate({ reducedMotion })
    onTestFinished(() => commands.emulate({ reducedMotion: 'reduce' }))
    await show(360)
    const moves: (readonly [from: unknown, ms: number])[] = []
    document.getElementById('site-menu')?.addEventListener('transitionrun', ({ currentTarget, propertyName }) => {
      if (propertyName !== 'translate' || !(currentTarget instanceof Element)) return
      for (const { effect } of currentTarget.getAnimations())
        if (effect instanceof KeyframeEffect && 'translate' in (effect.getKeyframes()[0] ?? {}))
          moves.push([effect.getKeyframes()[0]?.['translate'], Math.round(Number(effect.getTiming().duration))])
    })
    await button.click()
    await expect.poll(() => moves).toEqual([['100%', duration]])
    await expect.poll(() => Math.round(dialog.element().getBoundingClientRect().right)).toBe(360)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => moves.length).toBe(2)
    expect(moves[1]?.[1]).toBe(duration)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('holds the language switch, and stays open in the other language', async () => {
    await show(360)
    await expect.element(page.getByRole('group', { name: '언어' })).not.toBeInTheDocument()
    await button.click()
    await dialog.getByRole('link', { name: 'EN' }).click()
    await expect.poll(() => document.documentElement.lang).toBe('en')
    const open = page.getByRole('dialog')
    await expect.element(open.getByRole('link', { name: 'EN' })).toHaveAttribute('aria-current', 'true')
    const labels = () =>
      open
        .getByRole('button')
        .elements()
        .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
    await expect.poll(() => labels().join(' ')).toMatch(/^[^가-힣]+$/)
    await userEvent.keyboard('{Escape}')
    await expect.element(open).not.toBeInTheDocument()
    document.cookie = 'locale=; max-age=0'
  })
})
