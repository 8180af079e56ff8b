import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json, refuse } from '../../testing/server.ts'
import { CompanyList } from './companies.tsx'

const everybodys = 'GET /api/v1/fairs/{_fair}/sellers'
const own = 'GET /api/v1/me/fairs/{_fair}/companies'
const saved = 'GET /api/v1/me/bookmarks'
const fair = { _id: 'fair', title: '봄 상담회', state: 'applying' } as never
const seller = (_id: string, name: string) => ({
  _id,
  _company: `of ${_id}`,
  name,
  ownName: name,
  logo: null,
  category: '식품',
  sector: null,
  country: null,
  city: null,
  profile: null,
  productCategory: null,
  certificate: null,
  thumbs: [],
  fallback: [],
})
const [gaon, daon] = [seller('gaon', '가온차'), seller('daon', '다온티')]
const listed = (sellers: readonly object[]) => ({ sellers, countries: [], summary: { total: sellers.length, limit: 12, skip: 0 } })
const beside = (_id: string, commonSlots: number, isSaved: boolean) => ({ _id, commonSlots, isSaved, reasons: ['wantsYou'] })
/** As the server narrows it. */
const answerOwn = ({ query }: Asked) =>
  json(
    query.get('isFree') === 'true'
      ? { ...listed([daon]), buyers: [], beside: [beside('daon', 14, true)] }
      : { ...listed([gaon, daon]), buyers: [], beside: [beside('gaon', 0, false), beside('daon', 14, true)] },
  )
const answers = {
  [everybodys]: listed([gaon, daon]) as never,
  [saved]: { bookmarks: [], summary: { total: 0, limit: 100, skip: 0 } },
}
const logIn = (role: 'SELLER' | 'BUYER') => {
  const payload = btoa(JSON.stringify({ sub: 'gaon', sid: 's', scopes: [], userType: 'COMPANY', role }))
  setTokens({ accessToken: `header.${payload}.x`, refreshToken: 'refresh' })
  onTestFinished(() => setTokens(undefined))
}
const choices = page.getByRole('navigation', { name: '내게 맞는 기업' })
const cards = page.getByRole('article')

it('a buyer who takes part sees what each has to do with it, and narrows the list by links', async () => {
  logIn('BUYER')
  const { server } = await renderPart(<CompanyList fair={fair} />, {
    path: '/fairs/fair/companies',
    answers: { ...answers, [own]: answerOwn },
  })
  await expect.element(cards.nth(1)).toMatchTextContent(/즐겨찾기함.*귀사를 만나고 싶어 합니다 · 함께 비어 있는 시간 14칸/)
  await expect.element(cards.nth(0)).toMatchTextContent(/함께 비어 있는 시간 0칸/)
  const choice = choices.getByRole('link', { name: '함께 빈 시간 있음' })
  await choice.click()
  await expect.element(choice).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByRole('link', { name: '가온차', exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: '다온티', exact: true })).toHaveAttribute('href', '/fairs/fair/companies/daon')
  await choices.getByRole('link', { name: '잘 맞는 순' }).click()
  const last = () => server.asked(own).at(-1)
  await expect.poll(() => [last()?.query.get('isFree'), last()?.headers.get('sort')]).toEqual(['true', 'fit'])
  // The same link takes it back.
  await choice.click()
  await expect.poll(() => [last()?.query.get('isFree'), last()?.headers.get('sort')]).toEqual([null, 'fit'])
  await expect.element(choice).not.toHaveAttribute('aria-current')
})

it('others have the list of everybody, whatever the address asks for', async () => {
  const path = '/fairs/fair/companies?free=yes&sort=fit'
  const { server, unmount } = await renderPart(<CompanyList fair={fair} />, { path, answers })
  await expect.element(cards).toHaveLength(2)
  await unmount()
  // Of the same side, and one who does not take part.
  logIn('SELLER')
  const ofSeller = await renderPart(<CompanyList fair={fair} />, { path, answers })
  await expect.element(cards).toHaveLength(2)
  expect([...server.asked(own), ...ofSeller.server.asked(own)]).toEqual([])
  await ofSeller.unmount()
  logIn('BUYER')
  const outside = await renderPart(<CompanyList fair={fair} />, {
    path,
    answers: { ...answers, [own]: refuse(404, '없습니다', 'notFound') },
  })
  await expect.poll(() => outside.server.asked(own).length).toBe(1)
  await expect.element(cards).toHaveLength(2)
  await expect.element(choices).not.toBeInTheDocument()
})

it('says where nothing matches that one choice less may help', async () => {
  logIn('BUYER')
  const nothing = { ...listed([]), buyers: [], beside: [] } as never
  const path = '/fairs/fair/companies?saved=yes'
  const { server } = await renderPart(<CompanyList fair={fair} />, { path, answers: { ...answers, [own]: nothing } })
  await expect.element(page.getByText('조건에 맞는 기업이 없습니다. 조건을 하나 빼고 다시 보십시오.')).toBeVisible()
  expect(server.asked(own).at(-1)?.query.get('isSaved')).toBe('true')
})
