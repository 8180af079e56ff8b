import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, CallName } from '#contract/api.ts'
import type { LightMyRequestResponse } from 'fastify'
import { parseHTML } from 'linkedom'
import { expect } from 'vitest'
import type { OnlySite } from '#contract/sites.ts'
import { fillWhenEmpty } from '#demo/seed.ts'
import { fillWithInitialContent } from '../initial/fill.ts'
import { join as joinModules, modulesOf } from '../module.ts'
import { modules } from '../modules.ts'
import type { Language } from './words.ts'
import { type AskedOf, serverForFile, type TestServer } from './server.ts'

/** Subset of the DOM element that exists without layout. */
export interface Element {
  localName: string
  textContent: string
  outerHTML: string
  getAttribute: (name: string) => string | null
  getAttributeNames: () => string[]
  querySelector: (selector: string) => Element | null
  querySelectorAll: (selector: string) => Iterable<Element>
  matches: (selector: string) => boolean
  closest: (selector: string) => Element | null
}

export interface Page {
  path: string
  status: number
  headers: LightMyRequestResponse['headers']
  html: string
  document: Element
  main: Element
}

/** The address that pages name as their own; the centre's, where it has a host of its own. */
export const origin = 'https://ieumsae.example'
export const centreOrigin = 'https://centre.example'

const dist = join(import.meta.dirname, '../../..', process.env['DIST'] ?? 'dist')

interface PageServer extends TestServer {
  open: (path: string, headers?: Record<string, string>) => Promise<Page>
  read: <Name extends CallName>(name: Name, asked?: AskedOf<Name>) => Promise<Answer<Name>>
}

/**
 * A server with the real build, for all tests of one file: with the demo content, or as a real installation starts; of both sites, at one host
 * or two, or of one alone.
 */
export async function pageServerForFile({
  isSeeded = true,
  only,
  hosts = 1,
}: { isSeeded?: boolean; only?: OnlySite; hosts?: 1 | 2 } = {}): Promise<PageServer> {
  if (!existsSync(join(dist, 'server/entry-server.js'))) throw new Error(`no build in ${dist}: run 'npm run build' first, or set DIST`)
  const env = {
    DIST: dist,
    ORIGIN: origin,
    ...(only === undefined ? {} : { SITES: only }),
    ...(hosts === 1 ? {} : { CENTRE_ORIGIN: centreOrigin }),
  }
  // The stored demo content is that of both.
  const server = await serverForFile({ isSeeded: isSeeded && only === undefined, env })
  if (!isSeeded) await fillWithInitialContent(server.database, joinModules(modulesOf(modules, only)).firstContent, only)
  else if (only !== undefined) await fillWhenEmpty(server.app.platform)
  return {
    ...server,
    open: async (path, headers = {}) => readPage(path, await server.app.inject({ url: path, headers })),
    read: async (name, asked = {}) => {
      const { status, answer } = await server.ask(name, asked)
      expect(status, name).toBe(200)
      return answer
    },
  }
}

/** React writes `hrefLang`; a browser reads names of attributes in small letters, and this parser as they are. */
const lowerCaseNames = (html: string): string => html.replaceAll(/(?<=<[^>]*\s)[a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase())

export function readPage(path: string, { statusCode, headers, payload }: LightMyRequestResponse): Page {
  const { document } = parseHTML(lowerCaseNames(payload)) as unknown as { document: Element }
  return { path, status: statusCode, headers, html: payload, document, main: document.querySelector('main') ?? document }
}

export const all = (scope: Element, selector: string): Element[] => [...scope.querySelectorAll(selector)]

/** @throws Error unless exactly one element matches */
export function only(scope: Element, selector: string, isWanted: (element: Element) => boolean = () => true): Element {
  const found = all(scope, selector).filter(isWanted)
  const [first] = found
  if (first === undefined || found.length > 1) throw new Error(`${found.length} elements match ${selector}`)
  return first
}

export const textOf = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim()
export const textsOf = (scope: Element, selector: string): string[] => all(scope, selector).map(textOf)
export const attributesOf = (scope: Element, selector: string, name: string): (string | null)[] =>
  all(scope, selector).map((element) => element.getAttribute(name))
export const hrefsOf = (scope: Element, selector = 'a'): (string | null)[] => attributesOf(scope, selector, 'href')

/** The accessible name as far as our markup uses it: `aria-label`, `aria-labelledby`, else the text. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const id = element.getAttribute('aria-labelledby')
  const labelling = id === null ? null : (element.closest('html')?.querySelector(`[id="${id}"]`) ?? null)
  return textOf(labelling ?? element)
}
export const named = (scope: Element, selector: string, name: string): Element => only(scope, selector, (one) => nameOf(one) === name)
/** Headings outside of dialogs. */
export const headingsOf = (scope: Element, selector = 'h1, h2, h3, h4, h5, h6'): Element[] =>
  all(scope, selector).filter((heading) => heading.closest('dialog') === null)
/** A region by its name, or by its heading. */
export const region = (scope: Element, name: string): Element =>
  only(scope, 'section', (one) => (one.getAttribute('aria-label') ?? all(one, 'h2').map(textOf)[0]) === name)

export const titleOf = ({ document }: Page): string => only(document, 'title').textContent
export const metaOf = ({ document }: Page, name: string): string =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
export const headingOf = ({ document }: Page): string => textOf(only(document, 'h1'))

/** A node of the page's JSON-LD. */
export type LinkedData = { '@type': string; '@id'?: string } & Record<string, unknown>

/** Reads the JSON-LD of a page. Everything about its company refers to the company's one node. */
export function linkedDataOf({ path, document }: Page, type?: string): LinkedData[] {
  const blocks = textsOf(document, 'script[type="application/ld+json"]')
  expect(blocks, path).toHaveLength(1)
  const { '@graph': graph } = JSON.parse(blocks[0] ?? '') as { '@graph': LinkedData[] }
  const own = document.querySelector('#root > .trade') === null ? `${origin}/#firm` : `${origin}/fairs#centre`
  expect(
    graph.filter((node) => node['@id'] === own),
    path,
  ).toHaveLength(1)
  expect(new Set(JSON.stringify(graph).match(/"[^"]*#(firm|centre)"/g)), path).toEqual(new Set([`"${own}"`]))
  return graph.filter((node) => type === undefined || node['@type'] === type)
}

/** Language, one heading, one title, a description of fitting length, its own address and those of the other languages. */
export function expectHead(page: Page, { locale, tag }: Language): void {
  const { document, path, status } = page
  expect(status, path).toBe(200)
  expect(only(document, 'html').getAttribute('lang')).toBe(tag)
  expect(headingOf(page)).not.toBe('')
  // Chinese says the same in half as many characters.
  expect(metaOf(page, 'description').length, path).toBeGreaterThanOrEqual(locale === 'cn' ? 25 : 50)
  expect(metaOf(page, 'description').length, path).toBeLessThanOrEqual(160)
  const address = path.replace(/\?.*/, '')
  expect(hrefsOf(document, 'link[rel=canonical]')).toEqual([`${origin}${address}${locale === 'ko' ? '' : `?lang=${locale}`}`])
  expect(hrefsOf(document, 'link[rel=alternate][hreflang]')).toHaveLength(4)
}

/** The characters that the built faces of these names have, by their `unicode-range`. */
export function charactersOfFaces(...names: readonly string[]): (sign: string) => boolean {
  const assets = join(dist, 'client/assets')
  const css = readdirSync(assets).filter((name) => name.endsWith('.css'))
  const rules = css.flatMap((name) => readFileSync(join(assets, name), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [])
  const ranges = names.flatMap((name) => {
    const rule = rules.find((text) => text.includes(`/${name}-`))
    if (rule === undefined) throw new Error(`no face ${name} in the build`)
    return [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
      ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
    )
  })
  return (sign) => ranges.some(([from, to]) => from <= (sign.codePointAt(0) ?? 0) && (sign.codePointAt(0) ?? 0) <= to)
}
