import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { patternOf } from '#contract/page.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts'
import { Caller } from './online-meeting.ts'
import { openLoaded, pathsOfSitemap } from './page-checks.ts'
import { cn, en, ko, type Language } from './words.ts'
import { seconds } from '../src/server/testing/patience.ts'

/** The routes of the app, as the build writes them down: `/mypage/products/$_product`. */
const routes = ((): string[] => {
  const tree = readFileSync(join(import.meta.dirname, '../src/client/routeTree.gen.ts'), 'utf8')
  const [, union = ''] = /fullPaths:((?:\s*\| '[^']+')+)/.exec(tree) ?? []
  return [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => (path === '/' ? path : path.replace(/\/$/, '')))
})()
/** What is missing is no page; the style guide, the room of a meeting, a hall and a payment are looked at by tests of their own, and to a certificate its paper leads. */
const elsewhere = ['/$', '/ex', '/mypage/room/$_matching', '/shop/pay/$_charge', '/auction/halls/$hall', '/auction/certificates/$code']
/** A name comes before a parameter: `/member/lawyer` is no lawyer. */
const pages = routes.filter((route) => !elsewhere.includes(route)).toSorted((a, b) => Number(a.includes('$')) - Number(b.includes('$')))
const routeOf = (path: string): string | undefined => pages.find((route) => patternOf(route, '[^/]+').test(path))

/** The path of an address without an origin. */
const pathIn = (address: string): string => new URL(address, 'http://x').pathname

/** Looks at a page, and returns the addresses of the app that it leads to. */
async function lookAt(page: Page, path: string, { locale }: Language): Promise<string[]> {
  await openLoaded(page, `${path}?lang=${locale}`)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  const hrefs = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return hrefs.map(pathIn)
}

/** Looks at one page of each route that no sitemap has, as far as links lead, and returns the routes. */
async function lookAround(page: Page, language: Language, isSkipped: (route: string) => boolean): Promise<string[]> {
  const waiting = pages.filter((route) => !route.includes('$'))
  const seen = new Set<string>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const route = routeOf(path)
    if (route === undefined || seen.has(route) || isSkipped(route)) continue
    seen.add(route)
    await test.step(path, async () => waiting.push(...(await lookAt(page, path, language))))
  }
  return [...seen]
}

/** Opens every document of a tab as a demo account. */
const as = async (page: Page, request: APIRequestContext, username: string): Promise<void> =>
  (await Caller.logIn(request, username)).openIn(page)

for (const [language, colorScheme, width] of [
  [ko, 'light', 360],
  [en, 'dark', 1280],
  [cn, 'light', 768],
] as const)
  test.describe(`in ${language.locale}, ${colorScheme}, ${width} px wide`, { tag: '@all' }, () => {
    test.use({ language, colorScheme, viewport: { width, height: 800 } })

    test('every page that no sitemap has shows itself to somebody, without a violation or a message in the console', async ({
      context,
      request,
      baseURL,
    }) => {
      test.setTimeout(seconds(600))
      const listed = new Set((await pathsOfSitemap(baseURL ?? '')).map((path) => routeOf(pathIn(path))))
      const found = new Set<string | undefined>(listed)
      for (const username of [undefined, 'seller', 'buyer']) {
        const page = await context.newPage()
        if (username !== undefined) await as(page, request, username)
        // Without a login those of members lead to it (account/accounts.spec.ts).
        const isSkipped = (route: string) => listed.has(route) || (username === undefined && route.startsWith('/mypage/'))
        for (const route of await lookAround(page, language, isSkipped)) found.add(route)
        await page.close()
      }
      expect(pages.filter((route) => !found.has(route))).toEqual([])
    })
  })
