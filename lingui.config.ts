import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Two catalogues a language: what the app shows, and what the server says. Only the first travels to the browser. */
export default defineConfig({
  sourceLocale: 'ko',
  locales: ['ko', 'en', 'cn'],
  fallbackLocales: { default: 'ko' },
  format: formatter({ origins: false }),
  orderBy: 'messageId',
  catalogs: [
    { path: '<rootDir>/locales/{locale}/client', include: ['src/client'] },
    { path: '<rootDir>/locales/{locale}/server', include: ['src/server', 'src/contract'], exclude: ['**/*.test.ts', 'src/server/seed/**'] },
  ],
})
