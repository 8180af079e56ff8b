import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/**
 * What every page and the firm's home page show. All other words are in `pages`, those of a new module without a line here. A
 * catalogue for each module would be lighter: the firm's pages need 14 of its 24 kB (brotli).
 */
const shell = [
  'src/client/*.tsx',
  'src/client/{boot,data,offline,ui}/**',
  'src/client/routes/!(-fair-pages).tsx',
  'src/client/content/{quick-exit,consent-table}.tsx',
  'src/client/law/!(module).{ts,tsx}',
  'src/client/law/home/**',
  'src/client/law/consultation/!(use-consultation-view).{ts,tsx}',
  'src/client/law/{lawyers/career,lawyers/portrait,stories/results-differ,insights/video-sheet}.tsx',
  'src/client/site/!(ask|item-page|missing|module|sitemap).{ts,tsx}',
  'src/client/site/{home,install,frame/deferred}/**',
  'src/client/site/frame/*.{ts,tsx}',
]
const consoles = ['src/client/console/**', 'src/client/*/console/**']
/** The console, and the parts of the site that it has, too. */
const staff = [...consoles, 'src/client/session/**', 'src/client/content/{password-field,use-alert-failure}.tsx']
const server = { include: ['src/server', 'src/contract'], exclude: ['**/*.test.ts'] }

/** A language has a catalogue for the frame and the home page, one for all other pages, one for the console, and
 * one for what the server says and the contract's labels. */
export default defineConfig({
  sourceLocale: 'ko',
  locales: ['ko', 'en', 'cn'],
  fallbackLocales: { default: 'ko' },
  format: formatter({ origins: false }),
  orderBy: 'messageId',
  catalogs: [
    { path: '<rootDir>/locales/{locale}/shell', include: shell },
    { path: '<rootDir>/locales/{locale}/pages', include: ['src/client'], exclude: [...shell, ...consoles] },
    { path: '<rootDir>/locales/{locale}/console', include: staff },
    { path: '<rootDir>/locales/{locale}/server', ...server },
  ],
})
