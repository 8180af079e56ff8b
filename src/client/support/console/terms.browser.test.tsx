import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ResourceForm } from '../../console/form/resource-form.tsx'
import type { ListSearch } from '../../console/list/list-search.ts'
import { type ConsoleItem, resourceOf } from '../../console/resources.ts'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { termColumns } from './term-columns.tsx'
import { TermsScreen } from './terms-screen.tsx'
import { termParts } from './term-parts.tsx'

const term = (edition: string, effectiveAt: string, isPublished = true): ConsoleItem => ({
  _id: `019a0000-0000-7000-8000-00000000000${edition.at(-1)}`,
  version: 1,
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
  isPublished,
  site: 'firm',
  code: 'terms-of-use',
  subject: { ko: '이용약관' },
  edition,
  effectiveAt,
  content: { ko: '<p>글</p>' },
  consent: null,
})
const former = term('1.1', '2021-01-01T00:00:00.000Z')
const editions = [
  term('1.3', '2090-01-01T00:00:00.000Z', false),
  term('1.2', '2089-01-01T00:00:00.000Z'),
  former,
  term('1.0', '2020-01-01T00:00:00.000Z'),
]
const answers = { 'GET /api/console/terms': () => json({ terms: editions, summary: { total: 4, limit: 100, skip: 0 } }) }

it('a copy of terms asks for its number and time, offers the usual ones, and says where members hear of it too late', async () => {
  await renderPart(<ResourceForm resource={resourceOf('terms')} from={former} parts={termParts} />, { answers })
  const number = page.getByRole('textbox', { name: '판 번호' })
  await expect.element(number).toHaveValue('')
  await page.getByRole('button', { name: '다음 판 번호 1.4' }).click()
  await expect.element(number).toHaveValue('1.4')
  await expect.element(page.getByText(/^시행 예정인 다른 판: 1\.2/)).toBeVisible()
  await page.getByRole('button', { name: '8일 뒤 0시' }).click()
  await expect.element(page.getByText('회원에게 불리한 변경이면 시행 30일 전까지 알리셔야 합니다.')).toBeVisible()
  await page.getByRole('button', { name: '31일 뒤 0시' }).click()
  await expect.element(page.getByText('회원에게 불리한 변경이면')).not.toBeInTheDocument()
})

it('a draft whose time has passed says that it is in force once it is published', async () => {
  const draft = term('1.4', '2022-01-01T00:00:00.000Z', false)
  await renderPart(<ResourceForm resource={resourceOf('terms')} item={draft} parts={termParts} />, { answers })
  await expect.element(page.getByText('시행일이 지났습니다. 게시하시면 바로 시행됩니다.')).toBeVisible()
})

it('the list of terms says which edition is in force', async () => {
  const Cell = termColumns.added[0]?.Cell ?? (() => null)
  const { server } = await renderPart(
    <ul>
      {editions.map((item) => (
        <li key={item._id}>
          <Cell item={item} ids="" />
        </li>
      ))}
    </ul>,
    { answers },
  )
  await expect.element(page.getByText('시행 중')).toBeVisible()
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['임시 저장', '시행 예정', '시행 중', '지난 판'])
  expect(server.asked('GET /api/console/terms').length).toBe(1)
})

it('lists the terms of one site at a time, the firm’s first', async () => {
  const asked: unknown[] = []
  const show = (search: ListSearch) =>
    renderPart(<TermsScreen search={search} onSearch={(next) => asked.push(next)} />, { path: '/terms', answers })
  const tab = (name: string) => page.getByRole('navigation', { name: '사이트' }).getByRole('link', { name, exact: true })
  const { server, unmount } = await show({})
  await expect.element(tab('법인 홈페이지')).toHaveAttribute('aria-current', 'page')
  await expect.element(tab('무역센터(상담회)')).toHaveAttribute('href', '/terms?site=centre')
  await expect.poll(() => server.asked('GET /api/console/terms')[0]?.query.get('site')).toBe('firm')
  await unmount()
  // What narrows it leaves the site as it is.
  const { server: next } = await show({ site: 'centre' })
  await expect.poll(() => next.asked('GET /api/console/terms')[0]?.query.get('site')).toBe('centre')
  await page.getByRole('button', { name: '시행일' }).click()
  expect(asked).toEqual([{ site: 'centre', sort: '-effectiveAt' }])
})

it('says before a new edition is published how many members are told of it, and afterwards how many were', async () => {
  const planned = term('1.5', '2089-06-01T00:00:00.000Z', false)
  const call = 'GET /api/console/terms/notice'
  const { server } = await renderPart(<ResourceForm resource={resourceOf('terms')} item={planned} parts={termParts} />, {
    answers: { ...answers, [call]: () => json({ members: 12, mailed: 9, notice: null }) },
  })
  await expect.element(page.getByText(/게시하시면 10분 뒤부터 회원 12명에게 이 판을 알립니다\. 메일 주소가 있는 9명은/)).toBeVisible()
  expect(server.asked(call)[0]?.query.get('_term')).toBe(planned._id)
})

it('says how many members were told of an edition', async () => {
  const told = term('1.6', '2089-06-01T00:00:00.000Z')
  const notice = { begunAt: '2026-01-01T00:00:00.000Z', endedAt: '2026-01-01T00:10:00.000Z', told: 11 }
  await renderPart(<ResourceForm resource={resourceOf('terms')} item={told} parts={termParts} />, {
    answers: { ...answers, 'GET /api/console/terms/notice': () => json({ members: 12, mailed: 9, notice }) },
  })
  await expect.element(page.getByText(/회원 11명에게 알렸습니다/)).toBeVisible()
})
