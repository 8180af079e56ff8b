import { Account, addMember, codeOf, somebody } from '../account-screens.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { everythingShown, everythingStored } from '../traces.ts'
import { cn, en, ko } from '../words.ts'

/** What the browser says of wrong credentials, and of a session that has ended. */
const refused = /status of 401/

/** The account whose screens nobody has to join for. */
const staff = { username: 'admin', password: 'ieumsae-demo' }

for (const [language, role] of [
  [ko, 'MEMBER'],
  [en, 'SELLER'],
  [cn, 'BUYER'],
] as const)
  test.describe(`on a phone, in ${language.locale}`, () => {
    test.use({ language, viewport: { width: 360, height: 740 }, hasTouch: true })

    test(
      `somebody joins as ${role} with a code by text message, and after the logout nothing of them is left on the device`,
      { tag: role === 'BUYER' ? ['@all'] : [] },
      async ({ page, request, watch }) => {
        // The cart is read after each login, and the logout may come while it is.
        watch.allow(/status of 401 .*\/me\/carts/)
        const member = somebody()
        const account = new Account(page, language, request)
        await account.join(member, role)
        await expectNoSidewaysScroll(page)
        await expectNoViolations(page)
        await page.reload()
        await account.expectOwnPage(member)
        if (role !== 'MEMBER') {
          await account.expectCompany(role)
          await expectNoSidewaysScroll(page)
          await expectNoViolations(page)
          await page.goBack()
        }
        await account.logOut()
        const traces = (await everythingStored(page)) + (await everythingShown(page))
        for (const word of [member.username, member.password, member.name, member.number, member.phone]) expect(traces).not.toContain(word)
        expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull()
        // Nor does the browser's own way back show it.
        await page.goBack()
        await expect(page.getByText(member.username)).toHaveCount(0)
      },
    )
  })

test('a page for members leads to the login and back to where one wanted to go; a new tab is logged in, too, and a logout ends both', async ({
  page,
  context,
  request,
  watch,
}) => {
  watch.allow(refused)
  const account = new Account(page, ko, request)
  await page.goto('/mypage/myinfo')
  await account.agree('로그인 후 이용가능합니다')
  await expect(page).toHaveURL('/login')
  await account.logIn({ ...staff, password: 'not this one' }, '')
  await expect(account.alert).toBeVisible()
  await account.alert.getByRole('button').click()
  await account.logIn(staff, '')
  await expect(page).toHaveURL('/mypage/myinfo')
  await expect(page.getByText(staff.username, { exact: true })).toBeVisible()

  const opened = await context.newPage()
  await opened.goto('/mypage/myinfo')
  const second = new Account(opened, ko, request)
  await expect(opened.getByText(staff.username, { exact: true })).toBeVisible()
  await account.logOut()
  await second.agree('로그인 후 이용가능합니다')
  await expect(opened.getByText(staff.username, { exact: true })).toHaveCount(0)

  // With the last tab a login ends.
  await second.logIn(staff, '')
  await expect(opened.getByText(staff.username, { exact: true })).toBeVisible()
  const [last] = await Promise.all([context.newPage(), page.close(), opened.close()])
  await last.goto('/mypage/myinfo')
  await new Account(last, ko, request).agree('로그인 후 이용가능합니다')
})

test('a password that is changed on a second device logs the first one out, and what it knew is forgotten', async ({
  page,
  addDevice,
  request,
  api,
  watch,
}) => {
  watch.allow(refused)
  const member = await addMember(api)
  const first = new Account(page, ko, request)
  await first.logIn(member)
  await first.expectOwnPage(member)
  const other = await addDevice()
  const tab = await other.newPage()
  const second = new Account(tab, ko, request)
  await second.logIn(member)
  await second.expectOwnPage(member)
  await second.changePassword(member.password, 'another long one')
  await other.close()
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await first.agree('로그인 후 이용가능합니다')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(member.username)).toHaveCount(0)
  await first.logIn({ ...member, password: 'another long one' }, '')
  await first.expectOwnPage(member)
})

test('a forgotten password is set again with a code, and an account that was closed lets nobody in', async ({
  page,
  request,
  api,
  watch,
}) => {
  watch.allow(refused)
  const member = await addMember(api)
  const account = new Account(page, ko, request)
  await account.recover(member, 'another long one')
  await account.logIn({ ...member, password: 'another long one' }, '')
  await account.expectOwnPage(member)
  expect(await account.download()).toBe('my-data.zip')
  await account.withdraw('another long one')
  await account.logIn({ ...member, password: 'another long one' })
  await expect(account.alert).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('with a second factor a login needs a code of the app, each good once, or a recovery code', async ({ page, request, api, watch }) => {
  watch.allow(refused)
  const member = await addMember(api)
  const account = new Account(page, ko, request)
  await account.logIn(member)
  await account.expectOwnPage(member)
  const { secret, recoveryCodes } = await account.turnOnFactor(member)
  await account.logOut()
  await account.logIn(member)
  // The one that has turned it on is used up; the next one counts already.
  const next = codeOf(secret, 30_000)
  await account.typeFactor(next)
  await account.expectOwnPage(member)
  await account.logOut()
  await account.logIn(member)
  await account.typeFactor(next)
  await account.agree('코드가 맞지 않거나 이미 사용되었습니다. 새 코드를 입력해 주십시오.')
  await page.getByRole('textbox', { name: '인증 앱의 코드' }).focus()
  await account.typeFactor(recoveryCodes[0] ?? '')
  await account.expectOwnPage(member)
  await expect(page.getByText('남은 복구 코드는 9개입니다.', { exact: false })).toBeVisible()
})
