import { cp, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromium as wholeBrowser } from '../scripts/chromium.ts'
import { test } from './fixtures.ts'
import { type Server, startServer } from './server.ts'

/** A real profile, with a worker: in an incognito context Chromium does not offer installation. */
export const onDevice = test.extend<{ offersInstallation: boolean; context: BrowserContext }>({
  /** The browser offers installation without waiting for the visitor to stay a while. */
  offersInstallation: [false, { option: true }],
  context: async ({ launchOptions, baseURL, language, viewport, offersInstallation }, provide, info) => {
    const profile = info.outputPath('profile')
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      executablePath: wholeBrowser,
      args: [...(launchOptions.args ?? []), ...(offersInstallation ? ['--bypass-app-banner-engagement-checks'] : [])],
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
  /** Ends it, and starts it anew at the same address. */
  restart: (settings: Record<string, string>) => Promise<void>
}

/** On a server with a copy of the build that the test may change. */
export const withOwnBuild = onDevice.extend<{ dist: string; server: OwnServer }>({
  dist: async ({ browserName: _any }, provide, info) => {
    const dist = info.outputPath('dist')
    const built = resolve(import.meta.dirname, '..', process.env['DIST'] ?? 'dist')
    await cp(built, dist, { recursive: true, filter: (source) => !source.endsWith('/node_modules') })
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
