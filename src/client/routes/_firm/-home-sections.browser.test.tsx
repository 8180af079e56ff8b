import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Locator, locators, page } from 'vitest/browser'
import { WithConsultation } from '../../testing/consultation.tsx'
import { consent, insights, lawyers, setting, statements, stories } from '../../testing/content.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, ownHeaders, refuse, unreachable } from '../../testing/server.ts'
import { HomeSections } from './-home-sections.tsx'

interface Part {
  name: string
  failed: string
}
const calls = [
  {
    name: 'GET /api/v1/lawyers',
    nothing: lawyers(0),
    parts: [
      { name: '대표변호사', failed: '대표변호사 소개를 불러오지 못했습니다.' },
      {
        name: '사건에 맞는 변호사가 함께합니다',
        failed: '변호사 소개를 불러오지 못했습니다.',
      },
    ],
  },
  {
    name: 'GET /api/v1/success',
    nothing: stories(0),
    parts: [
      { name: '비슷한 고민을 지나온 길', failed: '성공사례를 불러오지 못했습니다.' },
      { name: '판단이 갈린 쟁점을 기록합니다', failed: '대표 판결을 불러오지 못했습니다.' },
    ],
  },
  {
    name: 'GET /api/v1/insights',
    nothing: insights(0, 'article'),
    parts: [
      { name: '변호사가 직접 설명합니다', failed: '영상 목록을 불러오지 못했습니다.' },
      { name: '법이 어떻게 바뀌고 있는지 살핍니다', failed: '언론 보도를 불러오지 못했습니다.' },
    ],
  },
] satisfies { name: keyof Answers; nothing: object; parts: Part[] }[]
const allParts = calls.flatMap(({ parts }) => parts)

const answers: Answers = {
  'GET /api/v1/lawyers': lawyers(3),
  'GET /api/v1/success': stories(3),
  'GET /api/v1/insights': insights(4, 'youtube'),
  'GET /api/v1/practices': { practices: [], summary: { total: 0, limit: 9, skip: 0 } },
  'GET /api/v1/setting': setting(),
  'GET /api/v1/statements': statements(),
  'GET /api/v1/popups': { popups: [], summary: { total: 0, limit: 20, skip: 0 } },
  'GET /api/v1/terms/{code}': consent(),
}

const alert = page.getByRole('alertdialog')
declare module 'vitest/browser' {
  interface LocatorSelectors {
    getSection: (name: string) => Locator
  }
}
locators.extend({
  /** By its heading, or its name. */
  getSection: (name: string) => `section:has(h2:text-is("${name}")), section[aria-label="${name}"]`,
})
const section = ({ name }: Part) => page.getSection(name)
const failedState = (part: Part) => section(part).getByRole('status').filter({ hasText: part.failed })

const show = (more: Answers = {}) =>
  renderPart(
    <WithConsultation>
      <HomeSections />
    </WithConsultation>,
    { answers: { ...answers, ...more } },
  )

/** These sections are in a state of their own; all others show what they have. */
async function expectOthersThere(parts: readonly Part[]): Promise<void> {
  for (const part of allParts.filter((one) => !parts.includes(one))) {
    await expect.element(section(part).getByRole('listitem').first()).toBeInTheDocument()
    expect(section(part).element().textContent).not.toContain(part.failed)
  }
  expect(document.querySelectorAll('section [aria-busy=true]')).toHaveLength(0)
}

async function expectRetryLoads(parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    await failedState(part).getByRole('button', { name: '다시 시도' }).click()
    await expect.element(failedState(part)).not.toBeInTheDocument()
    await expect.element(section(part).getByRole('listitem').first()).toBeInTheDocument()
  }
  await expect.element(alert).not.toBeInTheDocument()
}

async function readAlert(): Promise<void> {
  await alert.getByRole('button', { name: '확인' }).click()
  await expect.element(alert).not.toBeInTheDocument()
}

beforeEach(() => {
  // What failed is logged (specification 8).
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => vi.restoreAllMocks())

describe.each(calls)('$name on a page that loads its data itself', ({ name, nothing, parts }) => {
  it('answering with an error is asked three times, says so once, and loads at another try', async () => {
    const { server } = await show({ [name]: refuse(500, '시험 오류', 'internal') })
    for (const part of parts) await expect.element(failedState(part)).toBeVisible()
    await expect.element(page.getByRole('alertdialog', { name: '시험 오류', exact: true })).toBeVisible()
    await readAlert()
    expect(server.asked(name)).toHaveLength(3 * parts.length)
    expect(console.error).toHaveBeenCalled()
    await expectOthersThere(parts)
    server.answer(answers)
    await expectRetryLoads(parts)
  })

  it('refusing is not asked again, and its own words are shown', async () => {
    const { server } = await show({ [name]: refuse(403, '시험 거절', 'forbidden') })
    await expect.element(page.getByRole('alertdialog', { name: '시험 거절', exact: true })).toBeVisible()
    await readAlert()
    for (const part of parts) await expect.element(failedState(part)).toBeVisible()
    expect(server.asked(name)).toHaveLength(parts.length)
  })

  it('that cannot be reached is told by its section alone, without an alert', async () => {
    const { server } = await show({ [name]: unreachable })
    for (const part of parts) await expect.element(failedState(part)).toBeVisible()
    await expect.element(alert).not.toBeInTheDocument()
    await expectOthersThere(parts)
    server.answer(answers)
    await expectRetryLoads(parts)
  })

  it('with nothing in it is left out', async () => {
    await show({ [name]: nothing })
    for (const part of parts) await expect.element(section(part)).not.toBeInTheDocument()
    await expect.element(alert).not.toBeInTheDocument()
    await expectOthersThere(parts)
  })
})

it('an error without a message is shown all the same, by its number', async () => {
  await show({
    'GET /api/v1/lawyers': () =>
      new Response('<h1>Oops</h1>', {
        status: 500,
        headers: { ...ownHeaders, 'content-type': 'text/html' },
      }),
  })
  await expect.element(alert).toMatchTextContent('500')
  await expect.element(alert).not.toMatchTextContent('Oops')
})

it('what the server forbids is alerted in its words, whatever was asked for', async () => {
  await show({ 'GET /api/v1/practices': refuse(403, '시험 거절', 'forbidden') })
  await expect.element(page.getByRole('alertdialog', { name: '시험 거절', exact: true })).toBeVisible()
  await readAlert()
})

it('everything failing at once with one message is told once', async () => {
  await show(Object.fromEntries(calls.map(({ name }) => [name, refuse(500, '시험 오류', 'internal')])))
  for (const part of allParts) await expect.element(failedState(part)).toBeVisible()
  await expect.element(alert).toBeVisible()
  expect(alert.elements()).toHaveLength(1)
  await readAlert()
})
