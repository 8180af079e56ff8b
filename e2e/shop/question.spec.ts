import { Account, addMember } from '../account-screens.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, expectNoSidewaysScroll, frameHydrated, test } from '../fixtures.ts'
import { admin, logIn } from '../session.ts'
import { en } from '../words.ts'
import { openPhone } from './phone.ts'

test('a visitor logs in to ask about a product on a phone, staff answer, and who asked reads it and what nobody else may', async ({
  page,
  addDevice,
  api,
}) => {
  test.slow()
  const member = await addMember(api)
  const list = '/api/v1/shop/products?limit=1&q=' + encodeURIComponent('Celadon mug')
  const [product] = (await api.read('GET /api/v1/shop/products', list)).shopProducts
  const path = `/shop/products/${product?._id ?? ''}`
  const words = `Is it safe for the oven, asks ${member.username}?`
  const answer = `Up to 120 degrees, ${member.username}.`

  const phone = await openPhone(addDevice)
  await phone.goto(path)
  const section = phone.getByRole('region', { name: 'Questions and answers' })
  await expect(section.getByRole('listitem').filter({ hasText: 'Does the set of two' })).toContainText('Answered')
  await frameHydrated(phone)
  await section.getByRole('link', { name: 'Log in to ask a question' }).click()
  await new Account(phone, en, phone.request).logIn(member, '')
  await expect(phone).toHaveURL(new RegExp(`${path}#questions$`))

  await section.getByRole('button', { name: 'Ask a question' }).click()
  const field = section.getByRole('textbox', { name: 'Question' })
  await expect(field).toBeFocused()
  const post = section.getByRole('button', { name: 'Post question' })
  await field.fill('Why')
  await post.click()
  await expect(phone.getByText('Please write at least 5 characters.')).toBeVisible()
  await phone.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(field).toBeFocused()
  await field.fill(words)
  await section.getByRole('checkbox', { name: /^Ask privately/ }).check()
  await expectNoSidewaysScroll(phone)
  await expectNoViolations(phone, '#questions')
  await post.click()
  await expect(section.getByRole('status')).toContainText('Your question is posted.')
  await expect(section.getByRole('listitem').filter({ hasText: words })).toContainText('Waiting')

  // Nobody else has its text: neither in the page as the server renders it, nor after that.
  const html = await (await phone.request.get(`${path}?lang=en`)).text()
  expect(['This is a private question.', member.username].map((part) => html.includes(part))).toEqual([true, false])

  // Staff answer what waits first.
  await logIn(page, admin)
  await page.goto('/console/shop/questions?isWaiting=true')
  await page.getByRole('link', { name: words }).click()
  await expect(page.getByText('비공개 문의입니다. 답변은 문의한 회원만 봅니다.')).toBeVisible()
  await page.getByRole('textbox', { name: '답변' }).fill(answer)
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByText('저장했습니다')).toBeVisible()
  await expectNoViolations(page)

  await phone.goto('/mypage/questions')
  const own = phone.getByRole('article').filter({ hasText: words })
  await expect(own).toContainText(answer)
  await expect(own.getByRole('button')).toHaveCount(0)
  await expectNoSidewaysScroll(phone)
  await expectNoViolations(phone)
  await own.getByRole('link', { name: 'Celadon mug' }).click()
  await expect(section.getByRole('listitem').filter({ hasText: words })).toContainText(answer)
})
