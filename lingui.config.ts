import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Parts of the home page, and dialogs: their messages come with their code, after the first view. */
const later = [
  'src/client/law/home/**',
  'src/client/law/consultation/{consultation-dialog,consent,use-send}.tsx',
  'src/client/site/{site-menu,popup-layer,offices,update-card}.tsx',
]

/** Three catalogues a language: what every page shows first, what comes later, and what the server says. */
export default defineConfig({
  sourceLocale: 'ko',
  locales: ['ko', 'en', 'cn'],
  fallbackLocales: { default: 'ko' },
  format: formatter({ origins: false }),
  orderBy: 'messageId',
  catalogs: [
    { path: '<rootDir>/locales/{locale}/client', include: ['src/client'], exclude: later },
    { path: '<rootDir>/locales/{locale}/later', include: later },
    { path: '<rootDir>/locales/{locale}/server', include: ['src/server', 'src/contract'], exclude: ['**/*.test.ts', 'src/server/seed/**'] },
  ],
})
