import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { type Answers, ownHeaders, refuse } from '../../testing/server.ts'
import { aMatching } from '../../testing/trade.ts'
import { MatchingCard } from '../matchings/matching-card.tsx'
import { Contact } from './contact.tsx'

const read = 'GET /api/v1/companies/{_id}'
const file = 'GET /api/v1/files/{_file}'
const _file = '019a0000-0000-7000-8000-000000000001'
const picture: Answers[typeof file] = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>', {
    headers: { ...ownHeaders, 'content-type': 'image/svg+xml' },
  })
const company = {
  _id: 'company',
  name: '가온상사',
  ceo: '김가온',
  category: '식품',
  address: '서울',
  certificate: null,
  productCategory: null,
  buyerType: null,
  city: null,
  district: null,
  profile: null,
  introduction: null,
  photo: { _file, name: 'photo.webp', size: 8, type: 'image/webp' },
}
const photo = page.getByRole('img', { name: '담당자 사진' })
const logIn = () => {
  const payload = btoa(JSON.stringify({ sub: 'gaon', sid: 's', scopes: [], userType: 'COMPANY', role: 'BUYER' }))
  setTokens({ accessToken: `header.${payload}.x`, refreshToken: 'refresh' })
  onTestFinished(() => setTokens(undefined))
}

it('shows the contact of a company with photo and role to members of companies, and asks for nothing otherwise', async () => {
  const { server, unmount } = await renderPart(<Contact _company="company" contactRole="해외영업팀" />, {
    answers: { [read]: { company }, [file]: picture },
  })
  expect(server.asked(read)).toEqual([])
  await unmount()
  logIn()
  await renderPart(<Contact _company="company" contactRole="해외영업팀" />, { answers: { [read]: { company }, [file]: picture } })
  await expect.element(photo).toHaveAttribute('src', expect.stringContaining('blob:'))
  await expect.element(page.getByText('해외영업팀')).toBeVisible()
})

it('shows nothing where the reader’s company does not take part', async () => {
  logIn()
  const { server } = await renderPart(<Contact _company="company" contactRole="해외영업팀" />, {
    answers: { [read]: refuse(404, '없습니다', 'notFound') },
  })
  await expect.poll(() => server.asked(read).length).toBe(1)
  await expect.element(page.getByText('해외영업팀')).not.toBeInTheDocument()
})

it('stands on the card of a matching, whose text stays where the photo cannot be had', async () => {
  const other = { ...aMatching().other, contactRole: 'Export manager', photo: _file }
  const card = <MatchingCard matching={aMatching({ other })} onAction={() => undefined} onMessages={() => undefined} />
  const { unmount } = await renderPart(card, { answers: { [file]: picture } })
  await expect.element(photo).toHaveAttribute('src', expect.stringContaining('blob:'))
  await expect.element(page.getByText('Export manager')).toHaveAttribute('lang', 'en')
  await unmount()
  await renderPart(card, { answers: { [file]: refuse(404, '없습니다', 'notFound') } })
  await expect.element(page.getByText('Export manager')).toBeVisible()
  await expect.element(photo).not.toBeInTheDocument()
})
