import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { headless } from '../scripts/chromium.ts'
import { seconds } from '../src/server/testing/patience.ts'

const root = join(import.meta.dirname, '..')
const reports = process.env['REPORTS']
const port = Number(process.env['PORT'] ?? 4173)
const baseURL = `http://localhost:${port}`

/** The longest journeys (half a minute and less): they begin first, or one worker would wait at the end for the other. */
const longest = ['trade/two-phones', 'shop/card', 'offline', 'auction/live-sale', 'trade/rooms'].map((path) => `**/${path}.spec.ts`)

/**
 * The real server on a build: `npm run build` first, or `DIST=<a build>`.
 * Tests tagged @all run with `npm run e2e:all` only: the crawl, full matrices, many rounds of faults.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'node_modules/.cache/playwright'),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  ...(process.env['E2E'] === 'all' ? {} : { grepInvert: /@all/ }),
  // A test that passes at its second try only is a defect of the product or of the test, to be mended: `npm test` lists it.
  retries: 1,
  workers: 2,
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  timeout: seconds(30),
  expect: { timeout: seconds(7) },
  reporter: [['list'], ...(reports === undefined ? [] : [['json', { outputFile: join(reports, 'e2e.json') }] as const])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1280, height: 800 },
    // The worker has journeys of its own (app.spec.ts); elsewhere it would hide requests from the test.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: headless(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: `${join(root, 'node_modules/.bin/node')} e2e/serve.ts`,
    cwd: root,
    url: `${baseURL}/readyz`,
    timeout: seconds(60),
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: seconds(5) },
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DIST: process.env['DIST'] ?? 'dist',
      SEED: 'demo',
      STUN_URLS: '',
      FORMS_PER_MINUTE: '1000',
      CODES_PER_NETWORK: '1000',
      LOG_LEVEL: 'warn',
    },
  },
})
