import { toLocale, type Locale } from '#contract/locale.ts'
import { resources } from '#contract/api.ts'
import { pathsOf } from '#contract/page.ts'
import type { AnyResource, PublicItemOf } from '#contract/resource.ts'
import { previewHours } from '#contract/platform/editorial.ts'
import { jwtVerify, SignJWT } from 'jose'
import { deriveKey } from '../db/derive-key.ts'
import type { Item } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { toPublic } from '../http/standard.ts'

interface Shown {
  /** The path of the resource. */
  resource: string
  _item: string
  locale: Locale
}

export interface Previews {
  /** The address of a preview, and when it ends. */
  open: (shown: Shown) => Promise<{ url: string; endsAt: string }>
  /** What an address shows; `undefined`: it is none of ours, or has ended. */
  read: (token: string) => Promise<Shown | undefined>
}

/** Where previews are. The service worker leaves everything below `/console` alone. */
export const previewPath = '/console/preview'

/** Links that show a page to whoever has them, signed with a key of their own. @param secret of the installation */
export function makePreviews(secret: Uint8Array): Previews {
  const key = deriveKey(secret, 'preview')
  return {
    open: async ({ resource, _item, locale }) => {
      const ends = Math.floor(Date.now() / 1000) + previewHours * 60 * 60
      const token = await new SignJWT({ resource, _item, locale }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(ends).sign(key)
      return { url: `${previewPath}?token=${token}`, endsAt: new Date(ends * 1000).toISOString() }
    },
    read: async (token) => {
      const verified = await jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp'] }).catch(() => undefined)
      if (verified === undefined) return undefined
      const { resource, _item, locale } = verified.payload as Record<string, unknown>
      return { resource: String(resource), _item: String(_item), locale: toLocale(String(locale)) ?? 'ko' }
    },
  }
}

type Api = (path: string, init?: RequestInit) => Promise<Response>

export interface PreviewedPage {
  /** The path of the page. */
  page: string
  locale: Locale
  /** Answers as the API does, and for the item of the preview as if it were published. */
  api: Api
}

/** What says where an item stands in a list: its number, or when it was made. */
const placeIn = (item: Readonly<Record<string, unknown>>, field: string): number =>
  field === 'index' ? Number(item['index']) : Date.parse(String(item['createdAt']))

/** A list with the item where it would stand; where that is behind the last of this page, it is the last. */
function listWith(items: readonly PublicItem[], item: PublicItem, sort: string, limit: number): PublicItem[] {
  const field = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? -1 : 1
  const at = items.findIndex(({ _id }) => _id === item._id)
  if (at >= 0) return items.with(at, item)
  const before = items.filter((each) => (placeIn(each, field) - placeIn(item, field)) * direction <= 0).length
  return [...items.slice(0, Math.min(before, limit - 1)), item, ...items.slice(before)].slice(0, limit)
}

type PublicItem = PublicItemOf<AnyResource>

/** Whether a list that was asked for would have the item. */
const isAskedFor = ({ filters = [] }: AnyResource, item: Item, query: URLSearchParams): boolean =>
  filters.every((name) => !query.has(name) || query.get(name) === String(item[name]))

/** Answers for an item that is shown among others, or alone, on a page that is not its own. */
const sharedPage =
  (resource: AnyResource, item: Item, locale: Locale, api: Api): Api =>
  async (asked, init) => {
    const { pathname, searchParams } = new URL(asked, 'http://site')
    const list = `/api/v1/${resource.path}`
    const isOfItsCode = pathname === `${list}/${String(item['code'])}`
    if (!isOfItsCode && (pathname !== list || !isAskedFor(resource, item, searchParams))) return api(asked, init)
    const shown = toPublic(resource, item, locale, true)
    const response = await api(asked, init)
    const answer = (await response.json()) as Record<string, PublicItem[] | undefined>
    const items = answer[resource.plural]
    // One of a kind, such as terms: this one is in the place of the one in force.
    if (items === undefined) return Response.json(isOfItsCode ? { [resource.singular]: shown } : answer)
    const headers = new Headers(init?.headers)
    // Those that staff put in order by hand stand by their number.
    const sort = 'index' in resource.fields ? 'index' : (headers.get('sort') ?? resource.sort ?? '-createdAt')
    return Response.json({ ...answer, [resource.plural]: listWith(items, shown, sort, Number(headers.get('limit') ?? 100)) })
  }

/** Nobody has written below a draft. */
const noComments = { comments: [], summary: { total: 0, limit: 20, skip: 0 } }

/** Answers for an item that has a page of its own. */
function ownPage(resource: AnyResource, item: Item, locale: Locale, api: Api): Api {
  const below = `/api/v1/${resource.path}/${String(item[resource.key ?? '_id'])}`
  const answers: Record<string, unknown> = {
    [below]: { [resource.singular]: toPublic(resource, item, locale, true) },
    // A draft stands in no list yet.
    ...(item.isPublished ? {} : { [`${below}/neighbours`]: { newer: null, older: null }, [`${below}/comments`]: noComments }),
  }
  return async (asked, init) => {
    const answer = answers[asked.split('?', 1)[0] ?? '']
    return answer === undefined ? api(asked, init) : Response.json(answer)
  }
}

/** The page that a preview shows; `undefined`: its item is gone, or is on none. */
export async function previewedPage(db: Db, { resource: path, _item, locale }: Shown, api: Api): Promise<PreviewedPage | undefined> {
  const resource = (resources as readonly AnyResource[]).find((each) => each.path === path)
  const item = resource && (await repositoryOf(resource).find(db, _item))
  if (resource === undefined || typeof item !== 'object') return undefined
  const [page] = pathsOf(resource, item)
  if (page === undefined) return undefined
  const answering = resource.page?.(item) === undefined ? sharedPage : ownPage
  return { page, locale, api: answering(resource, item, locale, api) }
}

/** The page without scripts: it is read, and nothing of it is kept by the app. */
export const asPreview = (html: string, notice: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(modulepreload|manifest)"[^>]*>/g, '')
    .replace(
      /<body[^>]*>/,
      (body) => `${body}<p role="note" class="bg-ink text-paper px-4 py-2 text-center text-sm font-semibold">${notice}</p>`,
    )
