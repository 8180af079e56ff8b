import './ui/styles.css'
import { languageTag } from '#contract/locale.ts'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, createApp } from './app.tsx'
import { chosenLocale, createI18n, fromLanguageTag } from './data/i18n.ts'
import { persistently } from './data/persistently.ts'
import type { DeviceAnswers } from './data/query-client.ts'
import { whenIdle } from './offline/when-idle.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('#root is missing')

/** What can wait until the page is there. */
const settle = (app: ReturnType<typeof createApp>, isShell: boolean) =>
  whenIdle(() => void persistently(() => import('./settle.ts')).then((part) => part.settle(app, isShell)))

const device: DeviceAnswers = { find: (key) => import('./offline/content/local.ts').then(({ findOnDevice }) => findOnDevice(key)) }
const { origin } = window.location

if (window.$_TSR === undefined) {
  // The app shell: no network, or the console.
  const locale = chosenLocale()
  document.documentElement.lang = languageTag(locale)
  const [i18n, { persist }] = await Promise.all([createI18n(locale), import('./offline/persist.ts')])
  const app = createApp({ i18n, origin, device })
  await persist(app.queryClient)
  createRoot(root).render(<App {...app} />)
  settle(app, true)
} else {
  // The document carries the page as the server rendered it, and its data.
  const app = createApp({ i18n: await createI18n(fromLanguageTag(document.documentElement.lang)), origin, device })
  await hydrate(app.router).finally(() => window.$_TSR?.h())
  // As a transition, in slices: a finger on the screen is answered in between.
  startTransition(() => {
    hydrateRoot(root, <App {...app} />, { onRecoverableError: (error) => console.error('hydration', error) })
  })
  settle(app, false)
  // After hydration: what an earlier visit kept may be newer than this document.
  whenIdle(() => void import('./offline/persist.ts').then(({ persist }) => persist(app.queryClient)))
}
