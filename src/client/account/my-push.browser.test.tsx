import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSession } from '../session/open-session.ts'
import { keepPush } from '../session/push.ts'
import { setTokens } from '../session/tokens.ts'
import type { Session } from '../session/use-session.ts'
import { renderPart } from '../testing/render.tsx'
import { refuse, stubServer } from '../testing/server.ts'
import { MyPush } from './my-push.tsx'

const post = 'POST /api/v1/me/pushSubscriptions'
const session: Session = { sub: 'seller', sid: 's', scopes: [], userType: 'COMPANY', role: 'SELLER' }
const pushSubscription = { _id: 'p', createdAt: '2026-11-25T00:00:00.000Z' }
const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }
const endpoint = 'https://push.example/device'
const answers = { 'GET /api/v1/push/publicKey': { publicKey: keys.p256dh }, [post]: { pushSubscription } }
const toggle = page.getByRole('switch', { name: '이 기기에서 알림 받기' })

beforeEach(() => {
  vi.restoreAllMocks()
  for (const key of ['push-account', 'push-endpoint']) localStorage.removeItem(key)
})

/** A browser with a worker and a push service; in a real one without a head, subscribing never ends. */
function browserWith(permission: NotificationPermission, answered: NotificationPermission = 'granted') {
  let [current, now]: [object | null, NotificationPermission] = [null, permission]
  const unsubscribe = async () => ((current = null), true)
  const subscription = { endpoint, options: { applicationServerKey: null }, toJSON: () => ({ endpoint, keys }), unsubscribe }
  const pushManager = { getSubscription: async () => current, subscribe: async () => (current = subscription) }
  const shown = { close: vi.fn<() => void>() }
  const registration = { pushManager, getNotifications: async () => [shown] } as unknown as ServiceWorkerRegistration
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => now)
  const asked = vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => (now = answered))
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
  vi.spyOn(ServiceWorkerContainer.prototype, 'ready', 'get').mockReturnValue(Promise.resolve(registration))
  onTestFinished(() => void vi.restoreAllMocks())
  return { asked, shown, isSubscribed: () => current !== null }
}

it('asks the browser by a press only, tells the server where the device is, and takes both back', async () => {
  const { asked, isSubscribed } = browserWith('default')
  const { server } = await renderPart(<MyPush session={session} />, { answers })
  await expect.element(toggle).not.toBeChecked()
  await expect.element(page.getByText('이 기기에서는 알림을 받지 않습니다.')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await toggle.click()
  await expect.element(page.getByText('이 기기에서 알림을 받고 있습니다.')).toBeVisible()
  await expect.element(toggle).toBeChecked()
  expect([isSubscribed(), server.asked(post).map(({ body }) => body)]).toEqual([true, [{ endpoint, keys }]])
  server.answer({ 'DELETE /api/v1/me/pushSubscriptions': () => new Response(null, { status: 204 }) })
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  expect([isSubscribed(), server.asked('DELETE /api/v1/me/pushSubscriptions').map(({ body }) => body)]).toEqual([false, [{ endpoint }]])
})

it('tells the server where the device is now, when the push service has changed that, and takes back where it was', async () => {
  const { asked } = browserWith('granted')
  for (const [key, value] of Object.entries({ 'push-account': session.sub, 'push-endpoint': 'https://push.example/former' }))
    localStorage.setItem(key, value)
  const remove = 'DELETE /api/v1/me/pushSubscriptions'
  const { server } = await renderPart(<MyPush session={session} />, {
    answers: { ...answers, [remove]: () => new Response(null, { status: 204 }) },
  })
  const stop = keepPush(session, 'ko')
  onTestFinished(stop)
  const posted = () => server.asked(post).length
  await expect.poll(() => server.asked(remove).map(({ body }) => body)).toEqual([{ endpoint: 'https://push.example/former' }])
  await expect.poll(() => localStorage.getItem('push-endpoint')).toBe(endpoint)
  // The worker has heard of it (src/worker/push.ts).
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'PUSH_CHANGED' } }))
  await expect.poll(posted).toBe(2)
  expect([server.asked(remove).length, asked.mock.calls.length]).toEqual([1, 0])
})

it('says where the browser does not allow it, and stays off where the server refuses', async () => {
  browserWith('default', 'denied')
  const { unmount } = await renderPart(<MyPush session={session} />, { answers })
  await toggle.click()
  await expect.element(page.getByText(/브라우저에서 이 사이트의 알림을 막아 두셨습니다/)).toBeVisible()
  await expect.element(toggle).not.toBeInTheDocument()
  await unmount()
  vi.restoreAllMocks()
  browserWith('granted')
  await renderPart(<MyPush session={session} />, { answers: { ...answers, [post]: refuse(400, '다시 확인해 주십시오.', 'invalid') } })
  await toggle.click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/다시 확인해 주십시오\./)
  await page.getByRole('button', { name: '확인' }).click()
  await expect.element(toggle).not.toBeChecked()
})

it.each([
  ['ends, with what it shows, when another account logs in', 'another', false],
  ['goes on when the same account logs in again', session.sub, true],
])('what a device was switched on for without a logout %s', async (_what, sub, goesOn) => {
  const { shown, isSubscribed } = browserWith('granted')
  const { unmount } = await renderPart(<MyPush session={session} />, { answers })
  await toggle.click()
  await expect.element(toggle).toBeChecked()
  await unmount()
  const accessToken = `x.${btoa(JSON.stringify({ ...session, sub }))}.x`
  const server = stubServer({
    'GET /api/auth/refreshToken': { refreshToken: 'r' },
    'GET /api/auth/accessToken': { accessToken, refreshToken: 'r' },
  })
  onTestFinished(() => {
    server.close()
    setTokens(undefined)
  })
  await openSession('Basic', 'ko')
  await expect.poll(() => [isSubscribed(), localStorage.getItem('push-account')]).toEqual([goesOn, goesOn ? session.sub : null])
  expect(shown.close).toHaveBeenCalledTimes(goesOn ? 0 : 1)
})
