import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resources } from '#contract/api.ts'
import { areas } from '#contract/law/areas.ts'
import { forms } from '#contract/law/forms.ts'
import { insights } from '#contract/law/insights.ts'
import { success } from '#contract/law/success.ts'
import type { AnyResource } from '#contract/resource.ts'
import { categories } from '#contract/shop/categories.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { terms } from '#contract/support/terms.ts'
import { practiceCodes } from '#contract/platform/practices.ts'
import { pathsOf } from '#contract/page.ts'
import { pageParameters } from '#contract/page-parameters.ts'
import { languagePath } from '#contract/language-path.ts'
import { listPages, staticPaths } from '#contract/pages.ts'

const routeTree = readFileSync(join(import.meta.dirname, 'client/routeTree.gen.ts'), 'utf8')
const block = /export interface FileRoutesByFullPath \{([^}]*)\}/.exec(routeTree)?.[1] ?? ''
/** The patterns of the client's routes: `/story/$_success`. */
const routes = [...block.matchAll(/^ {2}'([^']+)':/gm)].map(([, path = '']) => (path === '/' ? path : path.replace(/\/$/, '')))

/** The most specific route of a path: one whose words are the path's own comes before one with a parameter. */
function routeOf(path: string): string | undefined {
  const parts = path.split('/')
  const matching = routes.filter((route) => {
    const own = route.split('/')
    return own.length === parts.length && own.every((part, index) => (part === '$' ? false : part.startsWith('$') || part === parts[index]))
  })
  return matching.toSorted((a, b) => a.split('$').length - b.split('$').length)[0]
}

const client = join(import.meta.dirname, 'client')
const textOf = (file: string): string => readFileSync(join(client, file), 'utf8')
const routeFiles = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!console)(\w+\/)?routes\/.*\.tsx$/.test(file),
)
const listRoutes = routeFiles.filter((file) => textOf(file).includes('validateSearch: listSearch'))

it('the server knows every page that reads a list’s parameters', () => {
  const paths = listRoutes.map((file) => file.replaceAll(/^(\w+\/)?routes\/_(firm|fairs|shared)|(\/index)?\.tsx$/g, ''))
  expect(paths.toSorted()).toEqual([...listPages.keys()].toSorted())
})

it('no list is another one because its address opens something: the page that was rendered could not be hydrated', () => {
  expect(listRoutes.filter((file) => /loaderDeps: (?!listDeps\b)/.test(textOf(file)))).toEqual([])
})

it('the router and the server read every parameter of a list', () => {
  const named = [...listPages.values()].flatMap((list) => Object.keys(list))
  expect(named.filter((name) => !pageParameters.includes(name))).toEqual([])
})

const everyResource: readonly AnyResource[] = resources
const item = { _id: '0193a0b4-0000-7000-8000-000000000001' }

describe('every public page has a route of the client', () => {
  it.each(staticPaths)('%s', (path) => {
    expect(routeOf(path)).toBe(path)
  })

  it.each([
    ['lawyers', {}, '/member/$_lawyer'],
    ['success', {}, '/story/$_success'],
    ['insights', { code: 'article' }, '/insight_media/insight/$_insight'],
    ['insights', { code: 'column' }, '/insight_media/column/$_column'],
    ['insights', { code: 'review' }, '/insight_media/review/$_review'],
    ['areas', { code: 'divorce' }, '/business/$code'],
    ['center/notifications', { code: 'firm' }, '/center/notice/$_notification'],
    ['center/notifications', { code: 'fairs' }, '/fairs/notices/$_notification'],
    ['boards', { code: 'default-board' }, '/board/default-board/$_board'],
    ['fairs', {}, '/fairs/$_fair'],
  ])('of %s %o: %s', (path, fields, route) => {
    const resource = everyResource.find((each) => each.path === path)
    expect(routeOf(resource?.page?.({ ...item, ...fields }) ?? '')).toBe(route)
  })
})

it('items are paged by the names that their resources have', () => {
  const paged = everyResource.filter(({ page }) => page !== undefined)
  const known = ['areas', 'boards', 'center/notifications', 'fairs', 'insights', 'lawyers', 'shop/categories', 'success']
  expect(paged.map(({ path }) => path)).toEqual(expect.arrayContaining(known))
  for (const { path, page } of paged.filter((resource) => !known.includes(resource.path)))
    expect(routeOf(page?.(item) ?? ''), path).toMatch(/\$/)
  expect(pathsOf(fairs, { ...item, isOpen: 0 })).toEqual([])
  expect(routeOf(categories.page({ ...item, code: 'tea' }))).toBe('/shop/$_category')
  for (const code of practiceCodes) expect(areas.page({ ...item, code })).toBe(`/business/${code}`)
})

it('what has no page of its own is shown on others, or on none', () => {
  expect(pathsOf(success, item)).toEqual([`/story/${item._id}`])
  expect(insights.page({ ...item, code: 'youtube' })).toBeUndefined()
  expect(pathsOf(insights, { ...item, code: 'youtube' })).toEqual(['/insight_media/media'])
  expect(pathsOf(terms, { ...item, code: 'privacy-policy' })).toEqual(['/privacy-policy'])
  for (const code of ['privacy-consult', 'privacy-join', 'marketing']) expect(pathsOf(terms, { ...item, code })).toEqual([])
  for (const code of ['privacy-policy', 'terms-of-use'])
    expect(pathsOf(terms, { ...item, site: 'centre', code })).toEqual([`/fairs/${code}`])
  expect(pathsOf(terms, { ...item, site: 'centre', code: 'email-refusal' })).toEqual([])
  expect(pathsOf(forms, item)).toEqual([])
})

it('a language is named in the address, Korean is not', () => {
  expect([languagePath('/contact', 'ko'), languagePath('/contact', 'en'), languagePath('/', 'cn')]).toEqual([
    '/contact',
    '/contact?lang=en',
    '/?lang=cn',
  ])
})
