import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { ownHeaders, refuse } from '../../testing/server.ts'
import Contacts from './contacts.tsx'

const counts = 'GET /api/v1/me/fairs/{_fair}/contacts/counts'
const file = 'GET /api/v1/me/fairs/{_fair}/contacts'

it('says how many of the companies share theirs, takes them along, and leads to one’s own choice', async () => {
  const vcf = () => new Response('BEGIN:VCARD', { headers: { ...ownHeaders, 'content-type': 'text/vcard' } })
  const { server } = await renderPart(<Contacts _fair="fair" />, {
    locale: 'en',
    answers: { [counts]: { met: 5, sharing: 2, isShared: false }, [file]: vcf },
  })
  await expect.element(page.getByText('Companies you met: 5. Sharing their contact: 2.')).toBeVisible()
  await expect.element(page.getByText(/You do not share your own contact/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Share my contact' })).toHaveAttribute('href', '/mypage/myinfo#contact')
  await page.getByRole('button', { name: /vCard/ }).click()
  await expect.poll(() => server.asked(file).map(({ query }) => query.get('format'))).toEqual(['vcf'])
})

it('has nothing to take along where nobody shares, and is not there for who takes no part', async () => {
  const { server } = await renderPart(<Contacts _fair="fair" />, { answers: { [counts]: { met: 1, sharing: 0, isShared: true } } })
  await expect.element(page.getByText('내 연락처도 만난 회사가 받을 수 있습니다.')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(server.asked(file)).toHaveLength(0)
})

it('a file that cannot be had is said', async () => {
  await renderPart(<Contacts _fair="fair" />, {
    answers: { [counts]: { met: 1, sharing: 1, isShared: true }, [file]: refuse(404, '없습니다', 'notFound') },
  })
  await page.getByRole('button', { name: /XLSX/ }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
})
