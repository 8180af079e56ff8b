import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Dialogs, the menu and the footer: their messages come with their code, after the first view of any page. */
const later = [
  'src/client/law/consultation/{consultation-dialog,request-form,fields,consent,outcome-alerts}.tsx',
  'src/client/site/late/**',
]
/** The home page below its first view, with what it shares with other screens. */
const home = [
  'src/client/law/home/**',
  'src/client/law/stories/results-differ.tsx',
  'src/client/law/insights/video-sheet.tsx',
  'src/client/site/{offices,popup-layer}.tsx',
]
/** How to use the app, and the style guide: long, and read by few. */
const guide = ['src/client/site/pages/{guide,style-guide}/**', 'src/client/site/pages/{guide,style-guide}.tsx']
/** Every other screen. */
const pages = [
  'src/client/law/{stories,insights,lawyers,areas,forms}/**',
  'src/client/support/**',
  'src/client/site/pages/**',
  'src/client/site/{missing,item-page}.tsx',
  'src/client/routes/_firm/**',
  'src/client/content/**',
  'src/client/law/consultation/use-consultation-view.tsx',
]
const server = { include: ['src/server', 'src/contract'], exclude: ['**/*.test.ts'] }

/**
 * A language has a catalogue for each moment at which its words are needed (src/client/data/i18n.ts), and one for what
 * the server says.
 */
export default defineConfig({
  sourceLocale: 'ko',
  locales: ['ko', 'en', 'cn'],
  fallbackLocales: { default: 'ko' },
  format: formatter({ origins: false }),
  orderBy: 'messageId',
  catalogs: [
    { path: '<rootDir>/locales/{locale}/client', include: ['src/client'], exclude: [...later, ...home, ...pages] },
    { path: '<rootDir>/locales/{locale}/later', include: later },
    { path: '<rootDir>/locales/{locale}/home', include: home },
    { path: '<rootDir>/locales/{locale}/pages', include: pages, exclude: guide },
    { path: '<rootDir>/locales/{locale}/guide', include: guide },
    { path: '<rootDir>/locales/{locale}/server', ...server },
  ],
})
