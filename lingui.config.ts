import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { siteModules } from './src/contract/sites.ts'

/** What every page and the firm's home page show. */
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
/** How somebody keeps the own account safe: members do it on their own page, staff in the console. */
const own = 'src/client/session/own/**'
const consoles = ['src/client/console/**', 'src/client/*/console/**']
/** What modules show on the dashboard before what waits, and in the menu: they are there at once. */
const dashboards = [
  'src/client/*/console/module.ts',
  'src/client/law/console/response-state.tsx',
  'src/client/site/console/{channels,failed-deliveries,first-steps}.tsx',
]
/** Parts of the console's own that come after its first load: one's account, the help, what those who write are told, lists in forms, the choice of days, columns and views, the head of an item, what waits on the dashboard, and what is done with many items. */
const late = [
  'src/client/console/{account,help,writing}/**',
  'src/client/console/frame/{figure-card,more-menu}.tsx',
  'src/client/console/screens/{beside-links,dashboard-work,item-screen,preview-link,publish-state,waiting-list}.tsx',
  'src/client/console/form/{conflict-notice,draft-notice,form-bar,history,list-*,picture-*,publish-tools,use-publishing}.{ts,tsx}',
  'src/client/console/list/{bulk-*,column-edge,column-order-form,export-button,item-pane,list-menu,pager,pane-facts,period-choice,reason-form,view-form,whole-choice}.tsx',
  own,
]
/** The console, and the parts of the site that it has, too. */
const staff = ['src/client/console/**', ...dashboards, 'src/client/session/**', 'src/client/content/{password-field,use-alert-failure}.tsx']
const server = { include: ['src/server', 'src/contract'], exclude: ['**/*.test.ts'] }

/** Modules that belong to one site: the other's pages do without their words. */
const ofOneSite = Object.values(siteModules).flat()
/** What modules of one site show in its frame: their other words are those of their own pages. */
const frames = ['src/client/trade/menu.ts']
/** What the pages show that both sites have, and those of members: no article needs it. */
const shared = ['src/client/account/**', own, 'src/client/site/{guide,device}/**', 'src/client/routes/_shared/**']
/** What a module of one site shows on members' own pages alone, which have the words of everything: its other pages do without. */
const members = [
  'src/client/trade/{contacts,conversation,room,survey,tasks}/**',
  'src/client/trade/answer-link.tsx',
  'src/client/trade/matchings/{after-meeting,answer,answer-dialog,change-form,inbox,inbox-tabs,marks,matching-row,outcome-form}.tsx',
  'src/client/trade/matchings/outcome-names.ts',
  'src/client/trade/products/{copy-products,my-product,my-products,product-fields,product-pictures}.tsx',
  'src/client/trade/schedule/{agenda,availability,calendar-address,entry-code,my-schedule}.tsx',
  'src/client/trade/today/{own-steps,today}.tsx',
  'src/client/account/colleagues/**',
  'src/client/account/my-contact.tsx',
]
const below = (module: string) => `src/client/${module}/**`

/**
 * A language has a catalogue for the frame and the home page, one for each module of one site, one for what both sites have, one for
 * what members' own pages alone show, one for all other pages, one for the console, one for the modules' own screens of it and for bulk work, and one for
 * what the server says and the contract's labels. The words of a new module need no line here.
 */
export default defineConfig({
  sourceLocale: 'ko',
  locales: ['ko', 'en', 'cn'],
  fallbackLocales: { default: 'ko' },
  format: formatter({ origins: false }),
  orderBy: 'messageId',
  catalogs: [
    { path: '<rootDir>/locales/{locale}/shell', include: shell },
    ...ofOneSite.map((module) => ({
      path: `<rootDir>/locales/{locale}/${module}`,
      include: [below(module)],
      exclude: [...shell, ...consoles, ...frames, ...shared, ...members],
    })),
    { path: '<rootDir>/locales/{locale}/members', include: members },
    { path: '<rootDir>/locales/{locale}/shared', include: shared, exclude: [...shell, ...consoles, ...members] },
    {
      path: '<rootDir>/locales/{locale}/pages',
      include: ['src/client/!(' + ofOneSite.join('|') + ')/**', 'src/client/*.tsx', ...frames],
      exclude: [...shell, ...consoles, ...shared],
    },
    { path: '<rootDir>/locales/{locale}/console', include: staff, exclude: late },
    { path: '<rootDir>/locales/{locale}/screens', include: ['src/client/*/console/**', ...late], exclude: dashboards },
    { path: '<rootDir>/locales/{locale}/server', ...server },
  ],
})
