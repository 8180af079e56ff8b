import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { rememberAccount, readOwn, writeOwn } from '../offline/member/store.ts'
import { enqueue } from '../offline/queue/queue.ts'
import { store } from '../offline/queue/store.ts'
import { currentTokens, setTokens } from '../session/tokens.ts'
import { forgetEverything } from '../testing/device.ts'
import { renderPart } from '../testing/render.tsx'
import { LogoutButton } from './logout-button.tsx'

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

afterEach(async () => {
  setTokens(undefined)
  await forgetEverything()
})

it.each([
  ['Keep them and log out', ['of buyer', 'of seller']],
  ['Delete them and log out', ['of buyer']],
])('asks what becomes of answers that were not sent: %s', async (choice, left) => {
  const payload = btoa(JSON.stringify({ sub: 'seller', sid: 'one', scopes: [], userType: 'COMPANY', role: 'SELLER' }))
  setTokens({ accessToken: `header.${payload}.signature`, refreshToken: 'refresh' })
  await rememberAccount({ account: 'seller', sid: 'one' }, () => true)
  await writeOwn({ account: 'seller', sid: 'one' }, 'ko ', new Map([['matchings', {}]]))
  for (const account of ['seller', 'buyer'])
    await enqueue({ id: `of ${account}`, kind: 'answer', subject: 'a', account, locale: 'ko', content: {} })
  await renderPart(<LogoutButton />, { locale: 'en' })
  await press('Log out')
  await press('OK')
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/1 answer on this device has not been sent yet/)
  expect(currentTokens()).toBeDefined()
  await press(choice)
  await expect.poll(() => currentTokens()).toBeUndefined()
  await expect.poll(async () => (await store.all()).map(({ id }) => id).toSorted()).toEqual(left)
  await expect.poll(() => readOwn('seller', 'ko matchings')).toBeUndefined()
})
