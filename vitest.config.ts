import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineBrowserCommand, playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { headless } from './scripts/chromium.ts'
import { seconds } from './src/server/testing/patience.ts'

/** What the person or the system prefers; without a preference, as the project says below. */
const emulate = defineBrowserCommand<
  [media: { reducedMotion?: 'reduce' | 'no-preference'; colorScheme?: 'light' | 'dark'; forcedColors?: 'active' | 'none' }]
>(({ page }, media) => page.emulateMedia(media))

const server = {
  include: ['src/server/**/*.db.test.ts'],
  environment: 'node',
  // A whole server is built for each file; its modules are loaded once for all of them.
  isolate: false,
  setupFiles: ['src/server/testing/known-hashes.ts', 'src/server/testing/real-clock.ts'],
  testTimeout: seconds(20),
  hookTimeout: seconds(60),
}

/** Where `npm test` collects how long each test took, and the name of this run's part of it. */
const reports = process.env['REPORTS']
const report = process.env['REPORT'] ?? 'vitest'
const outputFile = { junit: `test-results/${report}.xml`, ...(reports === undefined ? {} : { json: `${reports}/${report}.json` }) }

/** `unit` needs no database server, `pages` needs a build, `components` needs Chromium; the other two run `*.db.test.ts` on each engine, and `*.app.test.ts`, where the engine makes no difference, on one. */
export default defineConfig({
  test: {
    reporters: ['default', ...(process.env['CI'] === undefined ? [] : ['junit']), ...(reports === undefined ? [] : ['json'])],
    outputFile,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.{db,app,page}.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: seconds(20),
        },
      },
      {
        test: {
          ...server,
          name: 'pages',
          include: ['src/server/**/*.page.test.ts'],
          // The build is the real one, and so is React.
          env: { NODE_ENV: 'production' },
          globalSetup: ['src/server/testing/golden.ts'],
          provide: { engine: 'sqlite' },
        },
      },
      {
        test: {
          ...server,
          name: 'server-sqlite',
          include: ['src/server/**/*.{db,app}.test.ts'],
          globalSetup: ['src/server/testing/golden.ts'],
          provide: { engine: 'sqlite' },
        },
      },
      {
        plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), tailwindcss()],
        // A picture that is not there is no reason to serve the app.
        appType: 'custom',
        optimizeDeps: {
          entries: ['src/client/**/*.browser.test.tsx'],
          // Named here: one that is found late would reload the page in the middle of a test.
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'keen-slider',
            'dexie',
            'fflate',
            'papaparse',
            'read-excel-file/universal',
            '@lingui/core',
            '@lingui/core/macro',
            '@lingui/react',
            '@lingui/react/macro',
            '@tanstack/react-router',
            '@tanstack/react-query',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'components',
          include: ['src/client/**/*.browser.test.tsx'],
          // One page for all files: they clean up after themselves, but for the session.
          isolate: false,
          setupFiles: ['src/client/testing/logged-out.ts'],
          fileParallelism: false,
          // By themselves: a group has one number of workers.
          sequence: { groupOrder: 1 },
          testTimeout: seconds(30),
          // As end to end: what passes at its second try only is a defect to be mended, and `npm test` lists it.
          retry: 1,
          // Other tests run beside them.
          expect: { poll: { timeout: seconds(10) } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            locators: { exact: false },
            viewport: { width: 1280, height: 800 },
            commands: { emulate },
            provider: playwright({
              actionTimeout: seconds(15),
              launchOptions: {
                executablePath: headless(),
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-background-networking',
                  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
                  // Two cameras and two microphones, and a screen: allowed without a question.
                  '--use-fake-device-for-media-stream=device-count=2',
                  '--use-fake-ui-for-media-stream',
                ],
              },
              // Who may use a camera is told the addresses of others, instead of names that only a network’s own service finds (mDNS).
              contextOptions: { locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce', permissions: ['camera', 'microphone'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...server,
          name: 'server-postgres',
          provide: { engine: 'postgres' },
          globalSetup: ['src/server/testing/golden.ts', 'src/server/testing/postgres.ts'],
        },
      },
    ],
  },
})
