import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { everythingStored, forgetEverything } from '../../testing/device.ts'
import { renderPart } from '../../testing/render.tsx'
import { json, unreachable } from '../../testing/server.ts'
import { Guide } from './guide.tsx'
import { AskReceipt } from './ask-receipt.tsx'
import { InstallGuide } from './install-guide.tsx'

const subjects = [
  '앱으로 설치하기',
  '인터넷 없이 다시 읽기',
  '언어 바꾸기',
  '접수번호로 확인하기',
  '빠른 나가기',
  '함께 쓰는 휴대전화에서',
  '이 기기에 남은 것 지우기',
  '키보드와 화면낭독기',
]

afterEach(async () => {
  vi.restoreAllMocks()
  delete window.installOffer
  await forgetEverything()
})

describe('the guide', () => {
  it('has all its subjects, and a list of them that leads to each', async () => {
    await renderPart(<Guide />, { path: '/guide' })
    const texts = page.getByRole('heading', { level: 2 }).elements()
    expect(texts.map(({ textContent }) => textContent)).toEqual(subjects)
    const links = page.getByRole('navigation', { name: '이 안내의 차례' }).getByRole('link').elements()
    expect(links.map(({ textContent }) => textContent)).toEqual(subjects)
    for (const [index, link] of links.entries()) {
      const target = document.querySelector(link.getAttribute('href') ?? 'missing')
      expect(target?.querySelector('h2')?.textContent).toBe(subjects[index])
    }
  })

  it.each(['en', 'cn'] as const)('is written in %s alone', async (locale) => {
    await renderPart(<Guide />, { locale, path: '/guide' })
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(subjects.length)
    expect(document.body.innerText.length).toBeGreaterThan(800)
    expect(document.body.innerText).not.toMatch(/[가-힣]/)
  })
})

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('how to install', () => {
  it.each([
    ['안드로이드 Chrome', `${android} Chrome/143.0.0.0 Mobile Safari/537.36`],
    ['삼성 인터넷', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['iPhone·iPad', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1'],
    ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['카카오톡·네이버 앱 안에서 연 화면', `${android} Version/4.0 Chrome/143.0.0.0 Mobile Safari/537.36;KAKAOTALK 2410850`],
  ])('begins for a visitor with %s with the steps for that browser, the same as in the list of all', async (name, userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    await renderPart(<InstallGuide />)
    await expect.element(page.getByRole('heading', { name: `지금 쓰시는 브라우저: ${name}` })).toBeVisible()
    const own = page.getByRole('listitem').elements()
    expect(own.length).toBeGreaterThan(1)
    const steps = own.map(({ textContent }) => textContent)
    const all = page.getByRole('group').filter({ hasText: name }).first()
    await all.getByText(name).first().click()
    await expect
      .poll(() =>
        all
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(steps)
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })
})

describe('a receipt number', () => {
  const call = 'GET /api/v1/forms/receipts/{receipt}'
  const field = page.getByRole('textbox')
  const failure = page.getByRole('alert')
  const ask = async (typed: string) => {
    await field.fill(typed)
    await page.getByRole('button').click()
  }

  it.each([
    ['received', '접수되었습니다. 담당자가 확인하고 있습니다.'],
    ['answered', '답변을 드렸습니다.'],
    ['closed', '상담이 마무리되었습니다.'],
  ] as const)('that is %s shows its status and day, and is kept nowhere', async (status, text) => {
    const form = { receipt: '261121-7K3FM9', status, createdAt: '2026-11-20T15:30:00.000Z' }
    const { history } = await renderPart(<AskReceipt />, { path: '/guide', answers: { [call]: { form } } })
    for (const typed of ['261121-7K3FM9', '2611217k3fm9', ' 261121-7K3FM9 ']) {
      await ask(typed)
      await expect.element(page.getByRole('status')).toHaveTextContent(`접수번호261121-7K3FM9접수한 날2026-11-21처리 상태${text}`)
      await expect.element(failure).not.toBeInTheDocument()
    }
    expect(history.location.href).toBe('/guide')
    expect(await everythingStored()).not.toContain('7K3FM9')
  })

  it('that is none is refused at once, and leads back to the field', async () => {
    const { server } = await renderPart(<AskReceipt />)
    for (const typed of ['', '12345', '김하늘', '261121-7K3FM']) {
      await ask(typed)
      await expect.element(failure).toMatchTextContent('접수번호는 숫자 여섯 자리와 글자 여섯 자리입니다.')
      await expect.element(field).toHaveFocus()
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field).toHaveAccessibleDescription(/^접수번호는/)
    }
    expect(server.asked(call)).toEqual([])
  })

  it.each([
    ['nobody has', () => json({ message: '없음', code: 'notFound' }, 404), '그 번호로 접수된 상담이 없습니다.'],
    [
      'is asked for too often',
      () => json({ message: '요청이 너무 많습니다.', code: 'tooMany' }, 429, { 'retry-after': '42' }),
      '너무 여러 번 확인하셨습니다. 42초 뒤에 다시 시도해 주십시오.',
    ],
    ['is asked for without a network', unreachable, '인터넷에 연결되지 않아 확인하지 못했습니다.'],
  ])('that %s is told by its own words, and stays in the field', async (_what, answer, text) => {
    await renderPart(<AskReceipt />, { answers: { [call]: answer } })
    await ask('000101-222222')
    await expect.element(failure).toMatchTextContent(text)
    await expect.element(field).toHaveValue('000101-222222')
  })
})
