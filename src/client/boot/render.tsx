import { languageTag } from '#contract/locale.ts'
import type { I18n } from '@lingui/core'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, createApp } from '../app.tsx'
import { importDeferred } from '../data/deferred.ts'
import { chosenLocale, createI18n, fromLanguageTag, loadMessages } from '../data/i18n.ts'
import { setTransport } from '../data/http.ts'
import { onlySite, otherOrigin } from '../data/only.ts'
import { onIdle } from '../data/start/on-idle.ts'
import type { Platform } from '../data/query-client.ts'
import { retryImport } from '../data/start/retry-import.ts'
import { authorised } from '../session/transport.ts'

setTransport(authorised)

const findOnDevice: NonNullable<Platform['findOnDevice']> = async (key, place) =>
  (await (place === 'member' ? import('./members.ts') : import('./content.ts'))).findOnDevice(key)
const { origin } = window.location

/** Where each site has a host of its own, links know it. */
async function rewriteOf(i18n: I18n) {
  const other = otherOrigin()
  if (other === undefined) return undefined
  const { atHost } = await retryImport(() => import('../data/at-host.ts'))
  return atHost(onlySite() ?? 'firm', other, i18n)
}

/** Lets the browser paint and answer input before the next piece of work. Safari has no `scheduler`. */
const yieldToMain = (): Promise<void> => ('scheduler' in window ? window.scheduler.yield() : new Promise((resolve) => setTimeout(resolve)))

const startLater = (app: ReturnType<typeof createApp>, isShell: boolean) =>
  onIdle(() => void retryImport(() => import('./after-hydration.ts')).then((part) => part.startAfterHydration(app, isShell)))

/** Hydrates the document that the server has rendered, in slices: a finger on the screen is answered in between. */
export async function hydratePage(root: HTMLElement): Promise<void> {
  performance.mark('app')
  const locale = fromLanguageTag(document.documentElement.lang)
  const i18n = await retryImport(() => createI18n(locale, window.location.pathname))
  await yieldToMain()
  const app = createApp({ i18n, origin, findOnDevice, rewrite: await rewriteOf(i18n), isServed: true })
  await yieldToMain()
  // As the router's own `RouterClient` does; here the deferred parts come between it and the first render.
  await hydrate(app.router).finally(() => window.$_TSR?.h())
  await importDeferred()
  await yieldToMain()
  startTransition(() => {
    hydrateRoot(root, <App {...app} />, { onRecoverableError: (error) => console.error('hydration', error) })
  })
  startLater(app, false)
  onIdle(() => {
    // What an earlier visit stored may be newer than this document.
    void import('../offline/persist.ts').then(({ persist }) => persist(app.queryClient))
    void loadMessages(i18n, window.location.pathname)?.catch(() => undefined)
  })
}

/**
 * Renders what was not rendered for this address: the shell, since there is no network, or the page of what is missing, which
 * is the same everywhere and stays until the app can show as much.
 */
export async function renderShell(root: HTMLElement): Promise<void> {
  const isServed = root.firstElementChild !== null
  const locale = isServed ? fromLanguageTag(document.documentElement.lang) : chosenLocale()
  document.documentElement.lang = languageTag(locale)
  const [i18n, { persist }] = await Promise.all([createI18n(locale), import('../offline/persist.ts')])
  const app = createApp({ i18n, origin, findOnDevice, rewrite: await rewriteOf(i18n) })
  await persist(app.queryClient)
  const render = () => createRoot(root).render(<App {...app} />)
  if (isServed) await retryImport(() => import('./replace-page.ts')).then(({ replacePage }) => replacePage(app, render))
  else render()
  startLater(app, !isServed)
}
