import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const root = join(import.meta.dirname, '..')
const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const port = Number(process.env['PORT'] ?? 4173)
const baseURL = `http://localhost:${port}`

/** The real server on a build: `npm run build` first, or `DIST=<a build>`. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'node_modules/.cache/playwright'),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that passes at a later try only is listed as flaky: a defect to be mended, which does not hold up others' work.
  retries: 2,
  workers: 2,
  // Waiting, not measuring: a busy machine may take its time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1280, height: 800 },
    // The worker has journeys of its own (app.spec.ts); elsewhere it would hide requests from the test.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `${join(root, 'node_modules/.bin/node')} e2e/serve.ts`,
    cwd: root,
    url: `${baseURL}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DIST: process.env['DIST'] ?? 'dist',
      SEED: 'demo',
      FORMS_PER_MINUTE: '1000',
      LOG_LEVEL: 'warn',
    },
  },
})
