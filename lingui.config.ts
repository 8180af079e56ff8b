import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Every screen but the home page, which shows the parts named as exceptions as well. */
const pages = [
  'src/client/*/module.ts',
  'src/client/law/{areas,callback,forms}/**',
  'src/client/law/lawyers/!(career|portrait).tsx',
  'src/client/law/stories/!(results-differ).tsx',
  'src/client/law/insights/!(video-sheet).tsx',
  'src/client/{account,member,session,support,trade}/**',
  'src/client/site/{about,contact,device,guide,program,style-guide}/**',
  'src/client/site/{ask,item-page,missing,sitemap}.tsx',
  'src/client/site/frame/trade/**',
  'src/client/routes/{-fair-pages.tsx,_fairs/**,_firm/**,_shared/**}',
  'src/client/*/routes/**',
  'src/client/content/!(quick-exit|consent-table).tsx',
  'src/client/content/*/**',
  'src/client/law/consultation/use-consultation-view.tsx',
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
    { path: '<rootDir>/locales/{locale}/shell', include: ['src/client'], exclude: [...pages, ...consoles] },
    { path: '<rootDir>/locales/{locale}/pages', include: pages, exclude: consoles },
    { path: '<rootDir>/locales/{locale}/console', include: staff },
    { path: '<rootDir>/locales/{locale}/server', ...server },
  ],
})
