import { rm } from 'node:fs/promises'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromium as wholeBrowser } from '../scripts/chromium.ts'
import { copyBuild } from './build-copy.ts'
import { withoutWorker, workerAtOnce } from './delays.ts'
import { test } from './fixtures.ts'
import { type Server, startServer } from './server.ts'

/** With a worker, on a device without anything on it. */
export const onDevice = test.extend({ serviceWorkers: 'allow', delays: workerAtOnce })

/**
 * In a real profile of the whole browser, which offers installation without waiting for the visitor to stay a while. A worker is no
 * condition of it: a test that needs one sets the delays.
 */
export const installable = onDevice.extend<{ context: BrowserContext }>({
  delays: withoutWorker,
  context: async ({ launchOptions, baseURL, language, viewport }, provide, info) => {
    const profile = info.outputPath('profile')
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      executablePath: wholeBrowser,
      args: [...(launchOptions.args ?? []), '--bypass-app-banner-engagement-checks'],
      baseURL: baseURL ?? '',
      locale: language.wish,
      viewport,
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    })
    await provide(context)
    await context.close()
    await rm(profile, { recursive: true, force: true })
  },
})

interface OwnServer {
  origin: string
  /** Ends it, and starts it again at the same address. */
  restart: (settings: Record<string, string>) => Promise<void>
}

/** On a server with a copy of the build that the test may change. */
export const withOwnBuild = onDevice.extend<{ dist: string; server: OwnServer }>({
  dist: async ({ browserName: _any }, provide, info) => {
    const dist = info.outputPath('dist')
    await copyBuild(dist)
    await provide(dist)
    await rm(dist, { recursive: true, force: true })
  },
  server: async ({ dist }, provide) => {
    let current: Server = await startServer(dist)
    const { origin } = current
    const restart = async (settings: Record<string, string>) => {
      await current.stop()
      current = await startServer(dist, { ...settings, PORT: new URL(origin).port })
    }
    await provide({ origin, restart })
    await current.stop()
  },
  baseURL: async ({ server }, provide) => provide(server.origin),
})
