import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OnlySite, sites } from '#contract/sites.ts'
import type { Config } from '../config.ts'
import { CachedResponse } from '../http/response-cache.ts'
import { type Allowed, contentSecurityPolicy, permissionsPolicy, scriptHash } from '../http/security.ts'

/** Hashes of the inline scripts of a document: all of them came with the build. */
const scriptHashesOf = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => scriptHash(text))

/** The title of a page until the app gives it its own, in the shell. */
const titles = { firm: '법률 상담', centre: '무역 상담회' }

/**
 * Says in a document of the build which site is there alone: its icon at once, and to the app where it links to the other.
 * @param other the origin of the other site, where it has one
 */
const sayOnly = (html: string, only: OnlySite, other?: string): string =>
  only === undefined
    ? html
    : html
        .replace('<html lang="ko"', `<html lang="ko" data-only="${only}"${other === undefined ? '' : ` data-other="${other}"`}`)
        .replace(`<title>${titles.firm}</title>`, () => `<title>${titles[only]}</title>`)
        .replaceAll(/="(?=\/(?:icons\/|manifest\.))/g, `="${sites[only].folder}`)
        .replace(sites.firm.colours.light, sites[only].colours.light)
        .replace(sites.firm.colours.dark, sites[only].colours.dark)

/** Headers of whatever is HTML. */
export const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', vary: 'cookie, accept-language, accept-encoding' }

const asItIs = (html: string, allowed: Allowed = {}, own: Record<string, string> = {}) =>
  new CachedResponse(html, {
    ...htmlHeaders,
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(scriptHashesOf(html), allowed),
    ...own,
  })

/** The document that pages of a site are rendered into, and that has no page yet: the shell, which the service worker keeps. */
export interface SiteDocument {
  /** Of its pages' own addresses. */
  origin: string
  template: string
  scriptHashes: readonly string[]
  shell: CachedResponse
  /** The origin of the other site, where each has a host of its own. */
  other: string | undefined
}

/** Reads the document for each site that a request can be for: `undefined` is both at one host. */
export async function readSiteDocuments(client: string, { origins, centreHost }: Pick<Config, 'origins' | 'centreHost'>) {
  const html = await readFile(join(client, 'index.html'), 'utf8')
  const make = (only: OnlySite): SiteDocument => {
    const other = centreHost === undefined || only === undefined ? undefined : origins[only === 'firm' ? 'centre' : 'firm']
    const template = sayOnly(html, only, other)
    return { origin: origins[only ?? 'firm'], template, scriptHashes: scriptHashesOf(template), shell: asItIs(template), other }
  }
  const documents = { both: make(undefined), firm: make('firm'), centre: make('centre') }
  return (only: OnlySite): SiteDocument => documents[only ?? 'both']
}

/** Reads the documents of the console: of all screens, and of those two that look through a camera. It is the same at each host. */
export async function readConsoleDocuments(client: string, { onlySite }: Pick<Config, 'onlySite'>) {
  const html = sayOnly(await readFile(join(client, 'console/index.html'), 'utf8'), onlySite)
  const frames = 'blob: https://www.youtube-nocookie.com'
  const camera = { 'permissions-policy': permissionsPolicy(['camera']) }
  return {
    staff: asItIs(html, { frames }),
    /** Where the shop hands orders over. */
    pickupDesk: asItIs(html, { frames }, camera),
    // Browsers without a reader of codes need one in WebAssembly: here, and nowhere else.
    entrance: asItIs(html, { frames, scripts: ["'wasm-unsafe-eval'"] }, camera),
  }
}
