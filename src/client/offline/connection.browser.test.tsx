import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownHeaders } from '../testing/server.ts'
import { isServerReachable, watchConnection } from './connection.ts'

let answers = () => new Response('ok', { headers: ownHeaders })

beforeEach(() => vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(answers())))
afterEach(() => vi.restoreAllMocks())

it('takes nobody else’s answer for the server’s, and asks at once when the page is touched', async () => {
  answers = () => new Response('<h1>Hotel Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })
  watchConnection(true)
  await expect.poll(isServerReachable).toBe(false)
  answers = () => new Response('ok', { headers: ownHeaders })
  const asked = vi.mocked(fetch).mock.calls.length
  dispatchEvent(new PointerEvent('pointerdown'))
  expect(vi.mocked(fetch).mock.calls).toHaveLength(asked + 1)
  await expect.poll(isServerReachable).toBe(true)
})
