import { afterEach, expect, it, vi } from 'vitest'
import { askForPersistence } from './persistent-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function start({ isStandalone, isPersistent = false }: { isStandalone: boolean; isPersistent?: boolean }) {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const persisted = vi.fn<() => Promise<boolean>>(() => Promise.resolve(isPersistent))
  const target = new EventTarget()
  vi.stubGlobal('navigator', { storage: { persist, persisted } })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }))
  askForPersistence()
  return { persist, persisted, target }
}

it('asks to keep what is on the device once the app is installed, not before', async () => {
  const { persist, persisted, target } = start({ isStandalone: false })
  expect(persisted).not.toHaveBeenCalled()
  target.dispatchEvent(new Event('appinstalled'))
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
})

it('asks when it starts as an app', async () => {
  const { persist } = start({ isStandalone: true })
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
})

it('does not ask for what was granted', async () => {
  const { persist, persisted } = start({ isStandalone: true, isPersistent: true })
  await persisted.mock.results[0]?.value
  await Promise.resolve()
  expect(persist).not.toHaveBeenCalled()
})
